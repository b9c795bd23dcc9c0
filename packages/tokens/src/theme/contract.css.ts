import { createGlobalThemeContract } from '@vanilla-extract/css';
import { component, densities, foundation, themes } from '../dtcg/tokens.ts';
import { mapTokens } from '../dtcg/token-tree.ts';
import { variableName } from './variable-name.ts';

const tree = { ...foundation, ...themes.day, ...densities.standard, ...component };

/**
 * Every token as `var(--ui-…)`: `vars.color.text.primary` is `var(--ui-color-text-primary)`. The shape comes from the
 * day theme, so a theme that lacks a value does not compile.
 */
export const vars = createGlobalThemeContract(
  mapTokens(tree, () => null),
  (_value, path) => variableName(path),
);
