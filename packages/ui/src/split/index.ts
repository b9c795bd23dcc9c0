export { type CollapsibleSide } from './split-share.ts';
export { Split, type SplitDetails, type SplitProps } from './split.tsx';
export { splitAnatomy } from './split.anatomy.ts';
