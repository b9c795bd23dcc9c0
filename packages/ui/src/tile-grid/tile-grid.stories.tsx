import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { Tile } from '../tile/index.ts';
import { tileGridConformance } from './tile-grid.conformance.tsx';
import { TileGrid } from './index.ts';

const tile = (name: string) => (
  <Tile.Root>
    <Tile.Header>
      <Tile.Title>{name}</Tile.Title>
    </Tile.Header>
  </Tile.Root>
);
const meta = preview.meta({ title: 'Layout/TileGrid', component: TileGrid.Root });

export const Default = meta.story({
  args: {
    children: ['Calls', 'Arrival', 'Satisfaction', 'Passed'].map((name) => (
      <TileGrid.Item key={name}>{tile(name)}</TileGrid.Item>
    )),
  },
});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <TileGrid.Root>
      {([1, 1, 1, 1, 2, 2, 3, 1, 4, 'full'] as const).map((span, index) => (
        <TileGrid.Item key={index} span={span}>
          {tile(`Span ${span}`)}
        </TileGrid.Item>
      ))}
    </TileGrid.Root>
  ),
});

export const Conformance = meta.story(conformanceStory(tileGridConformance));
