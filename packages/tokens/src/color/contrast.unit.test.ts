import { describe, expect, it } from 'vitest';
import { themeNames, valuesOf, type ThemeValues } from '../values/values.ts';
import { contrast } from './contrast.ts';

type Pair = readonly [what: string, foreground: string, background: string, atLeast: number];

const tones = ['neutral', 'beacon', 'danger', 'info', 'success'] as const;

/** Every color pair the components use: text needs 4.5, or 7 in the contrast themes; edges and marks need 3. */
function pairs({ color }: ThemeValues, text: number): Pair[] {
  const { surface } = color;
  const reading = {
    canvas: surface.canvas,
    base: surface.base,
    raised: surface.raised,
    overlay: surface.overlay,
    carried: surface.carried,
    sunken: surface.sunken,
    hover: surface.hover,
    selected: surface.selected,
    highlight: surface.highlight,
  };
  const on = (what: string, foreground: string, surfaces: Record<string, string>, atLeast: number) =>
    Object.entries(surfaces).map(([name, background]): Pair => [`${what} on ${name}`, foreground, background, atLeast]);
  const { canvas, base, raised, overlay, carried } = reading;
  return [
    // New text colors are covered automatically, except disabled text, which has no minimum.
    ...Object.entries(color.text).flatMap(([name, words]) =>
      name === 'disabled' || name === 'inverse'
        ? []
        : on(`text.${name}`, words, reading, name === 'muted' ? 4.5 : text),
    ),
    ...on('link', color.link, reading, text),
    ['text.inverse on inverse', color.text.inverse, surface.inverse, text],
    ...on(
      'action.text',
      color.action.text,
      { fill: color.action.fill, hover: color.action.hover, press: color.action.press },
      text,
    ),
    ...on('border.control', color.border.control, { base, raised }, 3),
    ...on('focus.ring', color.focus.ring, { canvas, base, raised, overlay, carried }, 3),
    ...tones.flatMap((tone) => [
      ...on(`${tone}.text`, color[tone].text, { soft: color[tone].soft, canvas, base, raised, overlay, carried }, text),
      ...on(`${tone}.text`, color[tone].text, reading, 4.5),
      ...on(`${tone}.onSolid`, color[tone].onSolid, { solid: color[tone].solid }, 4.5),
    ]),
    ...Object.entries(color.service).flatMap(([name, service]) => [
      ...on(`service.${name}.text`, service.text, { fill: service.fill }, 4.5),
      ...on(`service.${name}.edge`, service.edge, { base }, 4),
    ]),
    ...Object.entries(color.conflict).flatMap(([name, conflict]) => [
      ...on(`conflict.${name}.text`, conflict.text, { fill: conflict.fill }, 4.5),
      ...on(`conflict.${name}.edge`, conflict.edge, { base }, 4),
    ]),
    ...Object.entries(color.categorical).flatMap(([name, line]) => on(`categorical.${name}`, line, { base }, 3)),
  ];
}

describe.each(themeNames)('contrast in %s', (name) => {
  const all = pairs(valuesOf(name), name.endsWith('contrast') ? 7 : 4.5);
  it.each(all)('%s', (_what, foreground, background, atLeast) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('the contrast ratios in the visual language', () => {
  const day = valuesOf('day').color;
  const night = valuesOf('night').color;
  it.each([
    ['day text.primary', day.text.primary, day.surface.base, 18.3],
    ['day text.secondary', day.text.secondary, day.surface.base, 8.9],
    ['day text.muted', day.text.muted, day.surface.base, 5.8],
    ['day link', day.link, day.surface.base, 7.1],
    ['day action.text', day.action.text, day.action.fill, 11.4],
    ['night text.primary', night.text.primary, night.surface.base, 15.6],
    ['night text.muted', night.text.muted, night.surface.base, 6.8],
    ['night action.text', night.action.text, night.action.fill, 13],
  ] as const)('%s', (_what, foreground, background, ratio) => {
    expect(contrast(foreground, background)).toBeCloseTo(ratio, 0);
  });
});
