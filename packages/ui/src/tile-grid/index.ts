export * as TileGrid from './tile-grid.parts.ts';
export { TileGridItem, type TileGridItemProps, TileGridRoot } from './tile-grid.tsx';
export { tileGridAnatomy } from './tile-grid.anatomy.ts';
