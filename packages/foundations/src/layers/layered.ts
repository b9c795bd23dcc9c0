import { components } from '@roadside/tokens/theme';
import type { StyleRule } from '@vanilla-extract/css';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into the `ui.components` layer, where an app's own class always overrides it. */
export const layered = (rule: LayerRule): StyleRule => ({ '@layer': { [components]: rule } });
/** Media query for forced-colors mode. */
export const forcedColors = '(forced-colors: active)';
/** Media query for touch input, where targets grow to 44 px. */
export const touch = '(pointer: coarse)';
