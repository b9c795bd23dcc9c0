export * as Tile from './tile.parts.ts';
export {
  TileActions,
  TileBody,
  TileDescription,
  TileFooter,
  TileHeader,
  TileHeading,
  TileLink,
  type TileLinkProps,
  TileRoot,
  type TileRootProps,
  TileTitle,
  type TileTitleProps,
} from './tile.tsx';
export { tileAnatomy } from './tile.anatomy.ts';
