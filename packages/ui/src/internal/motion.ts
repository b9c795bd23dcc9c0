import { vars } from '@roadside/tokens/theme';

/** Only transform, opacity and color move, and not at all for people who asked for stillness. */
export const transition = (properties: readonly string[], duration: keyof typeof vars.motion = 'instant') =>
  properties.map((property) => `${property} ${vars.motion[duration]} ${vars.motion.enter}`).join(', ');

/** The media query under which movement becomes a short fade. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** The media query under which targets grow to 44 px. */
export const touch = '(pointer: coarse)';
/** The media query under which the system's own colors hold. */
export const forcedColors = '(forced-colors: active)';
