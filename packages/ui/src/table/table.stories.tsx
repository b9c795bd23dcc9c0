import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { conformanceStory } from '../../test/conformance-story.tsx';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Stack } from '../stack/index.ts';
import { tableConformance } from './table.conformance.tsx';
import { type SortDirection, Table } from './index.ts';

const drilled = fn();
const markets = [
  { name: 'Philadelphia', calls: 1840, arrival: 36.2, satisfaction: 91.4, passed: 1.2, goal: 'green' },
  { name: 'Pittsburgh', calls: 1211, arrival: 41.7, satisfaction: 88.9, passed: 2.9, goal: 'yellow' },
  { name: 'Columbus and the towns around it', calls: 934, arrival: 52.3, satisfaction: 79, passed: 6.4, goal: 'red' },
  { name: 'Fort Wayne', calls: 225, arrival: null, satisfaction: null, passed: null, goal: null },
] as const;
const number = (value: number | null, digits = 0) =>
  value?.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function Markets({ rows = markets }: { readonly rows?: readonly (typeof markets)[number][] }) {
  const [sort, setSort] = useState<SortDirection>('descending');
  const sorted = rows.toSorted((one, other) =>
    sort === 'ascending' ? one.calls - other.calls : other.calls - one.calls,
  );
  return (
    <Table.Root caption="Paid calls by market, this month">
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell corner>Market</Table.HeaderCell>
          <Table.HeaderCell numeric sort={sort}>
            <Table.Sort direction={sort} onClick={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}>
              Calls
            </Table.Sort>
          </Table.HeaderCell>
          <Table.HeaderCell numeric sort={null}>
            <Table.Sort>Average arrival, min</Table.Sort>
          </Table.HeaderCell>
          <Table.HeaderCell numeric>Overall satisfaction, %</Table.HeaderCell>
          <Table.HeaderCell numeric>Passed, %</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {sorted.map((row) => (
          <Table.Row key={row.name} drillable>
            <Table.RowHeader>
              <Table.Drill
                href={`#${row.name}`}
                onClick={(event) => {
                  event.preventDefault();
                  drilled(row.name);
                }}
              >
                {row.name}
              </Table.Drill>
            </Table.RowHeader>
            <Table.Cell numeric>{number(row.calls)}</Table.Cell>
            <Table.Cell numeric goal={row.goal}>
              {number(row.arrival, 1)}
            </Table.Cell>
            <Table.Cell numeric goal={row.goal}>
              {number(row.satisfaction, 1)}
            </Table.Cell>
            <Table.Cell numeric goal={row.goal}>
              {number(row.passed, 1)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Footer>
        <Table.Row>
          <Table.RowHeader>All markets</Table.RowHeader>
          <Table.Cell numeric>4,210</Table.Cell>
          <Table.Cell numeric>40.9</Table.Cell>
          <Table.Cell numeric>87.6</Table.Cell>
          <Table.Cell numeric>2.8</Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table.Root>
  );
}
const meta = preview.meta({
  title: 'Data/Table',
  component: Table.Root,
  args: { caption: 'Paid calls by market' },
  beforeEach: () => void drilled.mockClear(),
});

export const Default = meta.story({ render: () => <Markets /> });
export const Variants = meta.story({ tags: ['matrix'], render: () => <Markets /> });

const heads = (
  <Table.Header>
    <Table.Row>
      <Table.HeaderCell corner>Market</Table.HeaderCell>
      <Table.HeaderCell numeric>Calls</Table.HeaderCell>
      <Table.HeaderCell numeric>Passed, %</Table.HeaderCell>
    </Table.Row>
  </Table.Header>
);

export const States = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={32}>
      <Table.Root caption="Loading" loading>
        {heads}
        <Table.Body>
          <Table.LoadingRows rows={3} columns={3} />
        </Table.Body>
      </Table.Root>
      <Table.Root caption="Empty">
        {heads}
        <Table.Body>
          <Table.Empty columns={3}>
            <EmptyState size="sm" title="No calls on these days" actions={<Button size="sm">Show this month</Button>} />
          </Table.Empty>
        </Table.Body>
      </Table.Root>
      <Table.Root caption="One chosen" captionVisible>
        {heads}
        <Table.Body>
          <Table.Row selected>
            <Table.RowHeader>Philadelphia</Table.RowHeader>
            <Table.Cell numeric>1,840</Table.Cell>
            <Table.Cell numeric>1.2</Table.Cell>
          </Table.Row>
          <Table.Row>
            <Table.RowHeader>Pittsburgh</Table.RowHeader>
            <Table.Cell numeric>1,211</Table.Cell>
            <Table.Cell numeric />
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </Stack>
  ),
});

export const Narrow = meta.story({
  tags: ['matrix'],
  render: () => (
    <div className="story-phone">
      <Markets />
    </div>
  ),
});

export const Sorting = meta.story({
  render: () => <Markets />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Calls' })).toHaveAttribute('aria-sort', 'descending'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Calls' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Calls' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Fort Wayne'));
  },
});

export const DrillDown = meta.story({
  render: () => <Markets />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('cell', { name: '1,211' }));
    await waitFor(() => expect(drilled).toHaveBeenLastCalledWith('Pittsburgh'));
    (await canvas.findByRole('link', { name: 'Philadelphia' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drilled).toHaveBeenLastCalledWith('Philadelphia'));
    await waitFor(() => expect(drilled).toHaveBeenCalledTimes(2));
  },
});

export const GoalInWords = meta.story({
  render: () => <Markets />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('cell', { name: '52.3 , off goal' })).toBeVisible());
    // Close to goal is a mark; only what is off its goal is colored text.
    const colorOf = (text: string) =>
      getComputedStyle(canvas.getByRole('cell', { name: new RegExp(`^${text}`) })).color;
    expect(colorOf('41.7')).toBe(colorOf('1,211'));
    expect(colorOf('52.3')).not.toBe(colorOf('934'));
  },
});

export const Conformance = meta.story(conformanceStory(tableConformance));
