import { linearOfHex } from './oklch.ts';

const luminance = (hex: string) => {
  const [red, green, blue] = linearOfHex(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2 contrast ratio of two opaque colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
