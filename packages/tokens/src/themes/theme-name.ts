import type { themes } from '../dtcg/tokens.ts';

/** A theme that can be pinned with `data-theme`. */
export type ThemeName = keyof typeof themes;
