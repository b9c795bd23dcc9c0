export { Grid, type GridProps } from './grid.tsx';
export { gridAnatomy } from './grid.anatomy.ts';
