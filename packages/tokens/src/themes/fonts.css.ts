import { globalFontFace } from '@vanilla-extract/css';

// Fontsource's Latin subset; other characters fall back to the reader's own fonts.
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

globalFontFace('IBM Plex Sans Variable', {
  src: 'url("../../fonts/plex-sans-latin.woff2") format("woff2")',
  fontStyle: 'normal',
  fontWeight: '100 700',
  fontStretch: '75% 100%',
  fontDisplay: 'swap',
  unicodeRange: latin,
});

for (const [weight, file] of [
  [400, 'plex-mono-latin-400'],
  [600, 'plex-mono-latin-600'],
] as const)
  globalFontFace('IBM Plex Mono', {
    src: `url("../../fonts/${file}.woff2") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: weight,
    fontDisplay: 'swap',
    unicodeRange: latin,
  });

// Fallback until Plex loads: a local font scaled to the width and height of Plex, so text doesn't reflow when it
// arrives. Plex has wider digits and narrower spaces beside its letters than other fonts, so each of the three has its
// own scale. The widths are measured on English sentences in both fonts, by weight.
interface Widths {
  readonly letters: number;
  readonly digits: number;
  readonly spaces: number;
}
const standIn = (fontWeight: string, names: readonly string[], { letters, digits, spaces }: Widths) =>
  (
    [
      [letters, latin],
      [digits, 'U+0030-0039'],
      [spaces, 'U+0020, U+00A0'],
    ] as const
  ).map(([width, unicodeRange]) => ({
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    sizeAdjust: `${width}%`,
    ascentOverride: `${(102.5 / width) * 100}%`,
    descentOverride: `${(27.5 / width) * 100}%`,
    lineGapOverride: '0%',
    unicodeRange,
  }));
const regular = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'];
const bold = regular.map((name) => `${name} Bold`);

globalFontFace('IBM Plex Sans Fallback', [
  // Many Linux systems have no other font. A browser uses the last of these faces whose font is installed.
  ...standIn('100 499', ['DejaVu Sans'], { letters: 89.9, digits: 94.3, spaces: 74.2 }),
  ...standIn('500 599', ['DejaVu Sans'], { letters: 92.8, digits: 94.3, spaces: 74.2 }),
  ...standIn('600 700', ['DejaVu Sans Bold'], { letters: 82.7, digits: 86.2, spaces: 67.8 }),
  ...standIn('100 499', regular, { letters: 103, digits: 107.9, spaces: 85 }),
  ...standIn('500 599', regular, { letters: 105.4, digits: 107.9, spaces: 85 }),
  ...standIn('600 700', bold, { letters: 98.1, digits: 107.9, spaces: 85 }),
]);
