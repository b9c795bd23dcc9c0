import { cssValue } from '../dtcg/css-value.ts';
import { component, densities, foundation, primitive, themes } from '../dtcg/tokens.ts';
import { aliasOf, listTokens, mapTokens, type MapTokens } from '../dtcg/token-tree.ts';
import type { ThemeName } from '../themes/theme-name.ts';

type Tree = typeof foundation & (typeof themes)['day'] & (typeof densities)['standard'] & typeof component;

/** Every token of one theme as its plain CSS value, nested as `vars` is: `values.color.service.tow.fill` is `#2072d5`. */
export type ThemeValues = MapTokens<Tree, string>;

/** Density of rows and controls for a set of values. */
export type DensityName = keyof typeof densities;

const made = new Map<string, ThemeValues>();

/**
 * The plain values of a theme, for targets that can't use custom properties: emails, canvas, map styles, exported
 * pictures. On a page use `vars`, which follow the reader's theme.
 */
export function valuesOf(theme: ThemeName, density: DensityName = 'standard'): ThemeValues {
  const key = `${theme} ${density}`;
  const known = made.get(key);
  if (known) return known;
  const tree = { ...foundation, ...themes[theme], ...densities[density], ...component };
  const tokens = new Map([...listTokens(primitive), ...listTokens(tree)].map((entry) => [entry.path.join('.'), entry]));
  const plain = (path: string): string => {
    const entry = tokens.get(path);
    if (!entry) throw new RangeError(`No token is called "${path}".`);
    const alias = aliasOf(entry.token.$value);
    return alias === null ? cssValue(entry.type, entry.token.$value) : plain(alias);
  };
  const values = mapTokens(tree, ({ path }) => plain(path.join('.'))) as unknown as ThemeValues;
  made.set(key, values);
  return values;
}

/** Theme names, in menu order. */
export const themeNames: readonly ThemeName[] = ['day', 'night', 'day-contrast', 'night-contrast'];
