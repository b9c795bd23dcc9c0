export { Quadrant, type QuadrantProps } from './quadrant.tsx';
export type { QuadrantItem, QuadrantMeasure, QuadrantNames } from './quadrant.layout.ts';
