export { ScrollArea, type ScrollAreaProps } from './scroll-area.tsx';
export { scrollAreaAnatomy } from './scroll-area.anatomy.ts';
