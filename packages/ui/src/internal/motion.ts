import { vars } from '@roadside/tokens/theme';

/**
 * Builds a `transition` value. Animate only transform, opacity and color, and turn off movement under `reducedMotion`.
 */
export const transition = (properties: readonly string[], duration: keyof typeof vars.motion = 'instant') =>
  properties.map((property) => `${property} ${vars.motion[duration]} ${vars.motion.enter}`).join(', ');

/** Media query for reduced motion, where movement becomes a short fade. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Media query for touch screens, where targets grow to 44 px. */
export const touch = '(pointer: coarse)';
/** Media query for forced colors, where the system's colors apply. */
export const forcedColors = '(forced-colors: active)';
