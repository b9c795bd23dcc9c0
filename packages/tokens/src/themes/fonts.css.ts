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
// arrives. The widths are measured on English sentences in both fonts, by weight.
const standIn = (fontWeight: string, names: readonly string[], width: number) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  fontWeight,
  sizeAdjust: `${width}%`,
  ascentOverride: `${(102.5 / width) * 100}%`,
  descentOverride: `${(27.5 / width) * 100}%`,
  lineGapOverride: '0%',
  unicodeRange: latin,
});
const regular = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'];

globalFontFace('IBM Plex Sans Fallback', [
  // Many Linux systems have no other font. A browser uses the last of these faces whose font is installed.
  standIn('100 499', ['DejaVu Sans'], 88.6),
  standIn('500 599', ['DejaVu Sans'], 90.5),
  standIn('600 700', ['DejaVu Sans Bold'], 80.9),
  standIn('100 499', regular, 100.65),
  standIn('500 599', regular, 102.77),
  standIn('600 700', ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Neue Bold'], 97.58),
]);
