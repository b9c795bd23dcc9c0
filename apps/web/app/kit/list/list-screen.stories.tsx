import { Button } from '@roadside/ui/button';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import preview from '../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../stories/screen-stories.tsx';
import { columnsOf } from './columns-of.ts';
import { ListScreen, type ListScreenProps } from './list-screen.tsx';
import type { ListDefinition } from './list-state.ts';
import { useListState } from './use-list-state.ts';

const meta = preview.meta({ title: 'Screens/List', ...screenMeta });

const truck = z.object({ id: z.int(), name: z.string(), service: z.string(), calls: z.int(), inspected: z.iso.date() });
type Truck = z.output<typeof truck>;

const columns = columnsOf(truck, {
  name: { header: 'Truck', width: 200 },
  service: { header: 'Service', priority: 1 },
  calls: { header: 'Calls this month', priority: 2 },
  inspected: { header: 'Last inspection' },
});
const definition: ListDefinition = {
  searchable: true,
  sortable: ['name', 'calls', 'inspected'],
  defaultSort: [{ id: 'name', descending: false }],
  filters: [
    {
      key: 'service__in',
      label: 'service',
      kind: 'one-of',
      options: ['Tow', 'Battery', 'Light Service'].map((value) => ({ value, label: value })),
    },
    { key: 'inspected__gte', label: 'last inspection', kind: 'day', relation: 'since' },
    { key: 'station', label: 'station', kind: 'text' },
  ],
};
const services = ['Tow', 'Battery', 'Light Service'];
const trucks: readonly Truck[] = Array.from({ length: 120 }, (_, index) => ({
  id: index + 1,
  name: `Truck ${String(index + 1).padStart(3, '0')}`,
  service: services[index % 3] ?? 'Tow',
  calls: (index * 37) % 90,
  inspected: `2026-${String((index % 9) + 1).padStart(2, '0')}-15`,
}));
const idle: ListScreenProps<Truck>['list'] = {
  problem: null,
  loading: false,
  hasMore: false,
  loadingMore: false,
  loadMore: () => undefined,
  retry: () => undefined,
};

const retireButton = (onRetire: (count: number) => void): NonNullable<ListScreenProps<Truck>['bulkActions']> =>
  function RetireButton({ count, clear }) {
    return (
      <Button
        size="sm"
        onClick={() => {
          onRetire(count ?? 0);
          clear();
        }}
      >
        Retire trucks
      </Button>
    );
  };

/** A sample list that filters in the browser what an API would filter. */
function Trucks({ rows = trucks, ...given }: Partial<ListScreenProps<Truck>>) {
  const { state } = useListState(definition);
  const [retired, setRetired] = useState(0);
  const wanted = state.filters['service__in'];
  const shown = rows
    .filter(({ service }) => !wanted || wanted.includes(service))
    .filter(({ name }) => name.toLowerCase().includes(state.search.toLowerCase()));
  return (
    <ListScreen
      title="Trucks"
      description={retired > 0 ? `${retired} retired` : 'Lantern Motor Club'}
      definition={definition}
      columns={columns}
      rowId={({ id }) => String(id)}
      rows={shown}
      totalRows={shown.length}
      list={idle}
      facets={{
        service__in: services.map((value) => ({
          value,
          count: rows.filter(({ service }) => service === value).length,
        })),
      }}
      today="2026-11-18"
      searchPlaceholder="Search trucks"
      empty={{ title: 'No trucks yet', description: 'Trucks appear here once a station adds them.' }}
      bulkActions={retireButton(setRetired)}
      {...given}
    />
  );
}

function list(query: string, given: Partial<ListScreenProps<Truck>> = {}) {
  const screenOfTrucks = Object.assign(Trucks.bind(null, given), { displayName: 'Trucks' });
  return drawScene({ route: 'screen.list', path: '/trucks', at: `/trucks${query}`, screen: screenOfTrucks });
}

export const Default = meta.story({ tags: ['matrix'], render: list('') });

/** Typing a day changes nothing until it is applied: the first digit of a year would load the year 2. */
export const ADayIsAppliedOnce = meta.story({
  render: list('?inspected__gte=2026-03-01'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'last inspection since Mar 1, 2026' }));
    const year = await screen.findByRole('spinbutton', { name: /^year/ });
    await userEvent.click(year);
    await userEvent.keyboard('2');
    await waitFor(() => expect(year).toHaveTextContent('2'));
    expect(canvas.getByText('last inspection since Mar 1, 2026')).toBeInTheDocument();
    await userEvent.keyboard('025');
    await waitFor(() => expect(year).toHaveTextContent('2025'));
    expect(canvas.getByText('last inspection since Mar 1, 2026')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('last inspection since Mar 1, 2025')).toBeInTheDocument());
  },
});

/** The filters in the address read as a sentence; removing one shows the rows it hid. */
export const Filtered = meta.story({
  tags: ['matrix'],
  render: list('?service__in=Tow&service__in=Battery&inspected__gte=2026-03-01'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('service is Tow or Battery')).toBeVisible());
    expect(canvas.getByText('last inspection since Mar 1, 2026')).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Remove filter: service is Tow or Battery' }));
    await waitFor(() => expect(canvas.queryByText('service is Tow or Battery')).toBeNull());
    expect(canvas.getByText('last inspection since Mar 1, 2026')).toBeVisible();
  },
});

/** Adding a filter opens its editor, where each choice shows its row count. */
export const AddingAFilter = meta.story({
  render: list(''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Service' }));
    const choice = await screen.findByRole('checkbox', { name: 'Tow' });
    expect(screen.getAllByText('40')).toHaveLength(3);
    await userEvent.click(choice);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'service is Tow', hidden: true })).toBeVisible());
  },
});

export const NothingMatches = meta.story({
  render: list('?q=bicycle'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('No results')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.queryByText('No results')).toBeNull());
  },
});

/** A link with a value that its filter doesn't have says so, and how to go on. */
export const UnknownFilterValue = meta.story({
  render: list('?service__in=zzz'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Service “zzz” doesn’t exist')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove this filter' }));
    await waitFor(() => expect(canvas.getByText('Truck 001')).toBeVisible());
  },
});

export const Empty = meta.story({ tags: ['matrix'], render: list('', { rows: [] }) });

export const Loading = meta.story({ render: list('', { rows: [], list: { ...idle, loading: true } }) });

export const Failed = meta.story({
  render: list('', {
    rows: [],
    list: { ...idle, problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' } },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /try again/i })).toBeVisible());
  },
});

/** Actions for the selected rows replace the toolbar. */
export const BulkAction = meta.story({
  render: list(''),
  play: async ({ canvas, userEvent }) => {
    const [, first, second] = await canvas.findAllByRole('checkbox');
    if (!first || !second) throw new Error('The list offers no selection.');
    await userEvent.click(first);
    await userEvent.click(second);
    const bar = within(await canvas.findByRole('toolbar', { name: 'Actions for selected rows' }));
    await waitFor(() => expect(bar.getByText('2 selected')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire trucks' }));
    await waitFor(() => expect(canvas.getByText('2 retired')).toBeVisible());
    expect(canvas.queryByRole('toolbar', { name: 'Actions for selected rows' })).toBeNull();
  },
});

/** A failed page load keeps the existing rows and offers a retry below them. */
export const NextPageFailed = meta.story({
  render: list('', {
    rows: trucks.slice(0, 3),
    totalRows: null,
    list: { ...idle, hasMore: true, problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' } },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /try again/i })).toBeVisible());
    expect(canvas.getByText('Truck 001')).toBeVisible();
  },
});

/** A row's name is a link to its record, and the router follows it. */
export const RowsAsLinks = meta.story({
  render: list('', { rowHref: ({ id }) => `?drawer=truck~${id}` }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Truck 001' })).toBeVisible());
    expect(canvas.getByRole('link', { name: 'Truck 001' }).getAttribute('href')).toContain('drawer=truck~1');
  },
});
