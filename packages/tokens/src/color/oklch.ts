/** A color as lightness 0–1, chroma and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];
/** Linear-light or gamma-encoded red, green and blue, each 0–1 inside the gamut. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** OKLab of linear sRGB, after Ottosson 2020, "A perceptual color space for image processing". */
export function oklabOfLinear([red, green, blue]: Rgb): readonly [number, number, number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear sRGB of an OKLCH color; components are outside 0–1 if the color is outside the gamut. */
export function linearOfOklch([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const encode = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);
const decode = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** The sRGB hex of an OKLCH color as displayed, with each channel clamped to the gamut. */
export function hexOfOklch(color: Oklch): string {
  const channels = linearOfOklch(color).map((channel) => Math.round(encode(clamp(channel)) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Linear-light sRGB of a six-digit hex color. */
export function linearOfHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new TypeError(`"${hex}" is not a six-digit hex color.`);
  const [red, green, blue] = digits.slice(1).map((pair) => decode(Number.parseInt(pair, 16) / 255)) as [
    number,
    number,
    number,
  ];
  return [red, green, blue];
}
