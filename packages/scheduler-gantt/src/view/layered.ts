import { components } from '@roadside/tokens/theme';
import type { StyleRule } from '@vanilla-extract/css';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into `ui.components`, where an app's own class always wins over it. */
export const layered = (rule: LayerRule): StyleRule => ({ '@layer': { [components]: rule } });

/**
 * Lays a box over the boxes before it: it stands in the flow and takes no room there. What is positioned is a layer
 * the browser keeps apart, orders and cuts off by itself, and there are hundreds. Lengths are written as inside of `calc`.
 */
export const inRow = (start: string, size: string) =>
  ({
    marginBlockStart: `calc(${start})`,
    blockSize: `calc(${size})`,
    marginBlockEnd: `calc(-1 * (${start} + ${size}))`,
  }) as const;

/** The media query under which the system's own colors hold. */
export const forcedColors = '(forced-colors: active)';
/** The media query under which targets grow to 44 px. */
export const touch = '(pointer: coarse)';
export const print = 'print';
