import type { Cloud } from '../internal/scene/scene.ts';
import { variable } from '../internal/frame/variables.ts';

const radius = 2.5;
/** Dots are translucent, so that overlapping ones look darker. */
const opacity = 0.55;

/** A single dot, drawn once and then stamped for each item: ten times as fast as one path each. */
function stampOf(color: string, scale: number): HTMLCanvasElement {
  const stamp = document.createElement('canvas');
  stamp.width = stamp.height = Math.ceil(radius * 2 * scale) + 2;
  const pen = stamp.getContext('2d');
  if (!pen) return stamp;
  pen.fillStyle = color;
  pen.arc(stamp.width / 2, stamp.width / 2, radius * scale, 0, 2 * Math.PI);
  pen.fill();
  return stamp;
}

function paint(
  canvas: HTMLCanvasElement,
  clouds: readonly Cloud[],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const scale = devicePixelRatio;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.globalAlpha = opacity;
  for (const { paint: name, x, y } of clouds) {
    // The page resolves the current color: theme, contrast, forced colors.
    canvas.dataset.paint = String(name);
    const stamp = stampOf(getComputedStyle(canvas).getPropertyValue(variable('paint')).trim(), scale);
    const half = stamp.width / 2;
    for (let index = 0; index < x.length; index += 1)
      pen.drawImage(
        stamp,
        ((x[index] as number) / 1000) * canvas.width - half,
        ((y[index] as number) / 1000) * canvas.height - half,
      );
  }
  canvas.parentElement?.toggleAttribute('data-canvas', true);
}

/** Draws the dots, and redraws them when the box, theme or screen changes. Returns a stop function. */
export function keepPainted(canvas: HTMLCanvasElement, clouds: readonly Cloud[]): () => void {
  let frame = 0;
  const schedulePaint = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const box = { width: canvas.clientWidth, height: canvas.clientHeight };
      if (box.width > 0 && box.height > 0) paint(canvas, clouds, box);
    });
  };
  const sizes = new ResizeObserver(schedulePaint);
  sizes.observe(canvas);
  const themes = new MutationObserver(schedulePaint);
  themes.observe(document.documentElement, { attributes: true });
  const queries = [
    '(prefers-color-scheme: dark)',
    '(prefers-contrast: more)',
    '(forced-colors: active)',
    `(resolution: ${devicePixelRatio}dppx)`,
  ].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', schedulePaint);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    themes.disconnect();
    for (const query of queries) query.removeEventListener('change', schedulePaint);
    canvas.parentElement?.removeAttribute('data-canvas');
  };
}
