export {
  TileActions as Actions,
  TileBody as Body,
  TileDescription as Description,
  TileFooter as Footer,
  TileHeader as Header,
  TileHeading as Heading,
  TileLink as Link,
  TileRoot as Root,
  TileTitle as Title,
} from './tile.tsx';
