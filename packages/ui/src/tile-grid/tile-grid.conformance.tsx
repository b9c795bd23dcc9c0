import { defineConformance } from '../../test/conformance.tsx';
import { tileGridAnatomy, TileGrid } from './index.ts';

export const tileGridConformance = defineConformance({
  anatomy: tileGridAnatomy,
  render: (probe) => (
    <TileGrid.Root {...probe('Root')}>
      <TileGrid.Item {...probe('Item')} span={2}>
        One
      </TileGrid.Item>
    </TileGrid.Root>
  ),
});
