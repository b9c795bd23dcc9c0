import { describe, expect, it } from 'vitest';
import { hexOfOklch, type Oklch } from '../color/oklch.ts';
import { component, contrastOverrides, densities, foundation, primitive, themes } from '../dtcg/tokens.ts';
import { aliasOf, listTokens } from '../dtcg/token-tree.ts';
import { variableName } from '../theme/variable-name.ts';
import { themeNames, valuesOf } from './values.ts';

const files = { primitive, foundation, component, ...densities, ...themes };
const paths = (tree: object) => listTokens(tree as Record<string, unknown>).map(({ path }) => path.join('.'));

describe('token files', () => {
  it.each(Object.entries(files))('%s has the sRGB of its OKLCH for every color', (_name, tree) => {
    const wrong = listTokens(tree).flatMap(({ path, token, type }) => {
      if (type !== 'color' || aliasOf(token.$value) !== null) return [];
      const { components, hex } = token.$value as { components: Oklch; hex: string };
      return hexOfOklch(components) === hex ? [] : [`${path.join('.')}: ${hex} should be ${hexOfOklch(components)}`];
    });
    expect(wrong, 'run npm run hex -w packages/tokens').toEqual([]);
  });

  it('names the ramps by lightness', () => {
    for (const { path, token } of listTokens(primitive)) {
      if (path.length < 2) continue;
      const { components } = token.$value as { components: Oklch };
      expect(Math.round(components[0] * 100), path.join('.')).toBe(Number(path[1]));
    }
  });

  it('allows only theme files to use the ramps', () => {
    const ramps = new Set(paths(primitive));
    for (const [name, tree] of Object.entries({ foundation, component, ...densities }))
      for (const { path, token } of listTokens(tree)) {
        const alias = aliasOf(token.$value);
        expect(alias !== null && ramps.has(alias), `${name}: ${path.join('.')} reads ${alias}`).toBe(false);
      }
  });

  it('gives every token its own custom property', () => {
    const all = [foundation, themes.day, densities.standard, component].flatMap((tree) =>
      listTokens(tree).map(({ path }) => variableName(path)),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('themes', () => {
  it.each(themeNames)('%s has a value for every token, and no other', (name) => {
    expect(paths(themes[name]).sort()).toEqual(paths(themes.day).sort());
  });

  it('has contrast themes that only change existing tokens', () => {
    const known = new Set(paths(themes.day));
    for (const [name, tree] of Object.entries(contrastOverrides))
      expect(
        paths(tree).filter((path) => !known.has(path)),
        name,
      ).toEqual([]);
  });

  it.each(['roomy', 'standard', 'dense'] as const)('has every size in density %s', (density) => {
    expect(paths(densities[density])).toEqual(paths(densities.standard));
  });

  it.each(themeNames)('%s resolves to plain values without references', (name) => {
    const text = JSON.stringify(valuesOf(name));
    expect(text).not.toMatch(/\{[a-z]|var\(|undefined/);
    expect(valuesOf(name)).toBe(valuesOf(name));
  });

  it('matches the values of the visual language', () => {
    expect(valuesOf('day').color.service.tow.fill).toBe('#2072d5');
    expect(valuesOf('night').color.service.battery.fill).toBe('#fea247');
    expect(valuesOf('day').button.primary.fill).toBe('#fbc031');
    expect(valuesOf('night').button.primary.fill).toBe('#fed25f');
    expect(valuesOf('night').color.scrim).toMatch(/^#[0-9a-f]{6}99$/);
    expect(valuesOf('day', 'dense').density.row).toBe('1.75rem');
    expect(valuesOf('night').type.body.weight).toBe('380');
  });
});

describe('bars in conflict have the colors the specification names', () => {
  it.each(themeNames)('%s: dark outside availability, dark red on time off or when not available', (theme) => {
    const { conflict, service } = valuesOf(theme).color;
    const brightness = (hex: string) =>
      Math.max(...[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)));
    expect(brightness(conflict['outside-availability'].fill)).toBeLessThan(0x28);
    expect(conflict['not-available'].fill).toBe(service.unavailable.fill);
  });
});

describe('service types match their color names in the specification', () => {
  // OKLCH hues: red about 29, orange 45 to 65, blue about 260. Slate and gray have almost no chroma.
  const names: Record<string, (color: { lightness: number; chroma: number; hue: number }) => boolean> = {
    'tow: blue': ({ chroma, hue }) => chroma > 0.1 && hue > 240 && hue < 270,
    'battery: orange': ({ lightness, chroma, hue }) => lightness > 0.7 && chroma > 0.1 && hue > 45 && hue < 65,
    'light: dark orange': ({ lightness, chroma, hue }) => lightness < 0.65 && chroma > 0.1 && hue > 40 && hue < 65,
    'multiple: dark slate': ({ lightness, chroma, hue }) =>
      lightness <= 0.5 && chroma > 0.015 && chroma < 0.05 && hue > 230 && hue < 280,
    'none: gray': ({ lightness, chroma }) => lightness > 0.7 && chroma < 0.015,
    'unavailable: dark red': ({ lightness, chroma, hue }) => lightness < 0.45 && chroma > 0.1 && hue > 15 && hue < 35,
  };
  it.each(themeNames.flatMap((theme) => Object.entries(names).map(([name, holds]) => ({ theme, name, holds }))))(
    '$theme, $name',
    ({ theme, name, holds }) => {
      const [type = ''] = name.split(':');
      const { components } =
        (themes[theme].color.service as Record<string, { fill: { $value: { components: Oklch } } }>)[type]?.fill
          .$value ?? {};
      const [lightness = NaN, chroma = NaN, hue = NaN] = components ?? [];
      expect(holds({ lightness, chroma, hue }), `${lightness} ${chroma} ${hue}`).toBe(true);
    },
  );
  it('and there is no other type', () => {
    expect(Object.keys(names).map((name) => name.split(':')[0])).toEqual(Object.keys(themes.day.color.service));
  });
});
