export { clippedText } from './clipped-text.ts';
export { vars } from './contract.css.ts';
export { components, reset, tokens, utilities } from './layers.css.ts';
export { textStyle, type TextRole } from './text-style.ts';
