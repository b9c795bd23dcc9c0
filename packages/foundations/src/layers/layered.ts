import { components } from '@roadside/tokens/theme';
import type { StyleRule } from '@vanilla-extract/css';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into `ui.components`, where an app's own class always wins over it. */
export const layered = (rule: LayerRule): StyleRule => ({ '@layer': { [components]: rule } });
/** The media query under which the system's own colors hold. */
export const forcedColors = '(forced-colors: active)';
/** The media query under which targets grow to 44 px. */
export const touch = '(pointer: coarse)';
