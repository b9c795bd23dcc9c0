export { Inline, type InlineProps } from './inline.tsx';
export { inlineAnatomy } from './inline.anatomy.ts';
