/// What a report's page looks like, and what its controls do.
enum ReportStyle {
  static let css = """
    :root { color-scheme: light dark; --line: #8884; --bad: #d70015; --near: #b25000;
      --good: #1a7f37; }
    @media (prefers-color-scheme: dark) { :root { --bad: #ff6961; --near: #ffb340;
      --good: #4cd964; } }
    body { font: 15px/1.45 system-ui, sans-serif; max-width: 1500px; margin: 0 auto;
      padding: 16px 24px 48px; }
    h1 { margin-bottom: 0; } h2 { margin-top: 0; } h3 { margin: 20px 0 6px; font-size: 16px; }
    .summary { color: var(--bad); margin-top: 4px; }
    section { border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px;
      margin: 16px 0; }
    pre, code, .tree { font: 13px/1.5 ui-monospace, monospace; }
    .message { border-left: 4px solid var(--bad); padding-left: 12px; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    .lines { list-style-position: outside; padding-left: 56px; }
    .lines li { padding: 0 8px; } .lines code { white-space: pre-wrap; overflow-wrap: anywhere; }
    .failed { background: color-mix(in srgb, var(--bad) 16%, transparent); }
    .failed::marker { color: var(--bad); font-weight: bold; }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; } figcaption { opacity: .7; }
    .picture { position: relative; border: 1px solid var(--line); width: fit-content; }
    .picture img { display: block; image-rendering: pixelated; }
    svg.trail { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible;
      pointer-events: none; }
    svg.trail .down { fill: #ff2d55; } svg.trail .up { fill: none; stroke: #ff2d55; }
    svg.trail polyline { fill: none; stroke: #ff2d55; stroke-width: 1.5; }
    svg.trail .hovering { stroke-dasharray: 3 3; opacity: .5; }
    .slider { position: relative; } .slider img + img { position: absolute; inset: 0;
      clip-path: inset(0 0 0 var(--at, 50%)); }
    .slider::after { content: ""; position: absolute; top: 0; bottom: 0; left: var(--at, 50%);
      border-left: 1px solid #ff2d55; }
    .controls { display: flex; flex-wrap: wrap; gap: 20px; margin: 8px 0; }
    .slide { width: 260px; vertical-align: middle; }
    .film { overflow-x: auto; } .note { opacity: .7; margin: 4px 0; }
    .tree { list-style: none; padding: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    .match b { color: var(--good); } .near b { color: var(--near); }
    .near, .match { background: color-mix(in srgb, var(--near) 10%, transparent); }
    table { border-collapse: collapse; } th { text-align: left; font-weight: 500; }
    th, td { padding: 2px 20px 2px 0; vertical-align: top; overflow-wrap: anywhere; }
    """

  static let script = """
    for (const failure of document.querySelectorAll(".failure")) {
      const slider = failure.querySelector(".slider");
      const slide = failure.querySelector(".slide");
      if (slider && slide) {
        for (const name of [".expected img", ".actual img"]) {
          slider.append(failure.querySelector(name).cloneNode());
        }
        const show = () => slider.style.setProperty("--at", slide.value + "%");
        slide.addEventListener("input", show);
        slider.addEventListener("pointermove", event => {
          const box = slider.getBoundingClientRect();
          slide.value = 100 * (event.clientX - box.left) / box.width;
          show();
        });
        show();
      }
      const images = failure.querySelectorAll(".picture img");
      const widths = Array.from(images, image => image.width);
      const zoom = failure.querySelector(".zoom");
      if (zoom) zoom.addEventListener("change", () =>
        images.forEach((image, i) => image.width = widths[i] * zoom.value));
      const input = failure.querySelector("input.trail");
      if (input) input.addEventListener("change", () =>
        failure.querySelectorAll("svg.trail").forEach(s => s.style.display =
          input.checked ? "" : "none"));
    }
    """
}
