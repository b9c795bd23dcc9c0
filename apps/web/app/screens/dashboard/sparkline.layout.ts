const width = 120;
const height = 32;
const margin = 3;

/** A line through the values as SVG path data within 120 x 32, broken where a value is missing, and its last point. */
export function sparkline(values: readonly (number | null)[]): { readonly path: string; readonly end: { readonly x: number; readonly y: number } | null } {
  const known = values.filter((value): value is number => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const step = (width - 2 * margin) / Math.max(1, values.length - 1);
  let path = '';
  let end: { x: number; y: number } | null = null;
  let drawing = false;
  values.forEach((value, index) => {
    if (value === null) {
      drawing = false;
      return;
    }
    const x = round(margin + index * step);
    const y = round(span === 0 ? height / 2 : height - margin - ((value - low) / span) * (height - 2 * margin));
    path += `${drawing ? 'L' : 'M'}${x} ${y}`;
    drawing = true;
    end = { x, y };
  });
  return { path, end };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
