interface Color {
  readonly hex: string;
  readonly alpha?: number;
}
interface Dimension {
  readonly value: number;
  readonly unit: string;
}
interface Shadow {
  readonly color: Color;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
  readonly inset?: boolean;
}

const color = ({ hex, alpha = 1 }: Color) =>
  alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;
const dimension = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`);
const shadow = (one: Shadow) =>
  [
    ...(one.inset ? ['inset'] : []),
    dimension(one.offsetX),
    dimension(one.offsetY),
    dimension(one.blur),
    dimension(one.spread),
    color(one.color),
  ].join(' ');

/** Converts one DTCG value to CSS. Colors use their `hex`, so every screen shows the same sRGB. */
export function cssValue(type: string | undefined, value: unknown): string {
  switch (type) {
    case 'color':
      return color(value as Color);
    case 'dimension':
    case 'duration':
      return dimension(value as Dimension);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).map((name) => (/[^a-z-]/.test(name) ? `"${name}"` : name)).join(', ');
    case 'shadow':
      return (Array.isArray(value) ? (value as Shadow[]) : [value as Shadow]).map(shadow).join(', ');
    case 'number':
    case 'fontWeight':
      return String(value);
    default:
      throw new TypeError(`A token of type "${type}" has no CSS form.`);
  }
}
