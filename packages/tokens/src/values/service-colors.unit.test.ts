import { describe, expect, it } from 'vitest';
import { contrast } from '../color/contrast.ts';
import type { Oklch } from '../color/oklch.ts';
import { themes } from '../dtcg/tokens.ts';
import { themeNames, valuesOf } from './values.ts';

const services = ['tow', 'battery', 'light', 'multiple', 'none', 'unavailable'] as const;
const parts = ['fill', 'edge', 'text'] as const;
const each = themeNames.flatMap((theme) => services.map((service) => ({ theme, service })));

describe('the colors of a service', () => {
  it.each(each)('$theme: a bar of $service has the fill, edge and text of $service', ({ theme, service }) => {
    const values = valuesOf(theme);
    for (const part of parts) expect(values.gantt.bar[service][part]).toBe(values.color.service[service][part]);
  });

  it.each(themeNames)('%s: no two services share a fill or an edge', (theme) => {
    const { service } = valuesOf(theme).color;
    for (const part of ['fill', 'edge'] as const)
      expect(new Set(services.map((name) => service[name][part])).size, part).toBe(services.length);
  });

  it.each(each)('$theme: the text on $service is readable', ({ theme, service }) => {
    const { fill, text } = valuesOf(theme).color.service[service];
    expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(each)('$theme: the edge of $service has the hue of its fill', ({ theme, service }) => {
    const { fill, edge } = (themes[theme].color.service as Record<string, Colors>)[service] as Colors;
    const [, , hue] = fill.$value.components;
    const [, chroma, edgeHue] = edge.$value.components;
    // A gray has no meaningful hue.
    if (chroma > 0.015) expect(Math.abs(edgeHue - hue)).toBeLessThanOrEqual(8);
    else expect(fill.$value.components[1]).toBeLessThan(0.03);
  });
});

interface Colors {
  readonly fill: { readonly $value: { readonly components: Oklch } };
  readonly edge: { readonly $value: { readonly components: Oklch } };
}
