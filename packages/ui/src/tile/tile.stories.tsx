import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { MoreIcon } from '../icons/index.ts';
import { Metric } from '../metric/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { TileGrid } from '../tile-grid/index.ts';
import { tileConformance } from './tile.conformance.tsx';
import { Tile } from './index.ts';

const title = (
  <Tile.Header>
    <Tile.Heading>
      <Tile.Title>Average arrival</Tile.Title>
      <Tile.Description>Paid calls, this month</Tile.Description>
    </Tile.Heading>
    <Tile.Actions>
      <IconButton size="sm" label="More">
        <MoreIcon size={16} />
      </IconButton>
    </Tile.Actions>
  </Tile.Header>
);
const metric = (
  <Metric
    value="38.4"
    unit="min"
    goal="green"
    change={{ amount: '1.2 min', trend: 'down', effect: 'better', against: 'than before' }}
  />
);
const meta = preview.meta({ title: 'Data/Tile', component: Tile.Root, args: { goal: 'green' } });

export const Default = meta.story({
  render: (args) => (
    <Tile.Root {...args}>
      {title}
      <Tile.Body>{metric}</Tile.Body>
      <Tile.Footer>Updated 12 min ago</Tile.Footer>
    </Tile.Root>
  ),
});

export const Variants = meta.story({
  tags: ['matrix'],
  render: () => (
    <TileGrid.Root>
      {([null, 'green', 'yellow', 'red'] as const).map((goal) => (
        <TileGrid.Item key={goal}>
          <Tile.Root goal={goal}>
            {title}
            <Tile.Body>
              <Metric
                value="38.4"
                unit="min"
                goal={goal}
                change={{ amount: '1.2 min', trend: 'down', effect: 'better', against: 'than before' }}
              />
            </Tile.Body>
            <Tile.Footer>Updated 12 min ago</Tile.Footer>
          </Tile.Root>
        </TileGrid.Item>
      ))}
      <TileGrid.Item span={2}>
        <Tile.Root interactive>
          <Tile.Header>
            <Tile.Title>
              <Tile.Link href="#why">Paid calls</Tile.Link>
            </Tile.Title>
          </Tile.Header>
          <Tile.Body>
            <Metric value="4,210" unit="calls" />
          </Tile.Body>
        </Tile.Root>
      </TileGrid.Item>
    </TileGrid.Root>
  ),
});

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <TileGrid.Root>
      <TileGrid.Item span={2}>
        <Tile.Root loading>
          {title}
          <Tile.Body>
            <Skeleton width="short" shape="block" />
            <Skeleton width="medium" />
          </Tile.Body>
        </Tile.Root>
      </TileGrid.Item>
      <TileGrid.Item span={2}>
        <Tile.Root>
          {title}
          <Tile.Body>
            <EmptyState size="sm" title="No calls on these days" />
          </Tile.Body>
        </Tile.Root>
      </TileGrid.Item>
      <TileGrid.Item span={2}>
        <Tile.Root>
          {title}
          <Tile.Body>
            <ErrorState size="sm" title="We couldn’t load the calls" onRetry={() => undefined} />
          </Tile.Body>
        </Tile.Root>
      </TileGrid.Item>
    </TileGrid.Root>
  ),
});

export const NamedByItsTitle = meta.story({
  render: Default.input.render,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Average arrival' })).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
});

export const Conformance = meta.story(conformanceStory(tileConformance));
