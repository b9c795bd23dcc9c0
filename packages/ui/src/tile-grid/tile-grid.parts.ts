export { TileGridItem as Item, TileGridRoot as Root } from './tile-grid.tsx';
