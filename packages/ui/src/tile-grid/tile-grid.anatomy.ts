import { defineAnatomy } from '../internal/anatomy.ts';

export const tileGridAnatomy = defineAnatomy('TileGrid', {
  Root: {},
  Item: { states: { span: "1 | 2 | 3 | 4 | 'full'" } },
});
