import { useSearchParams } from '@remix-run/react';
import type { DriverProfile } from '@roadside/contract/schemas';
import { timesWords } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import type { BulkSelection, DataTableColumn } from '@roadside/ui/data-table';
import { useMemo } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { DrawersProvider, useDrawers } from '../../../kit/drawers/drawers.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { driverKeyText } from '../model/driver-key.ts';
import { driversListAddress, driversList, stateLabels } from '../model/drivers-list.ts';
import type { DriversPage, DriversResource } from '../server/drivers.server.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';

const BulkActions = lazyPart(() => import('./bulk-actions.tsx'));

const tones = {
  available: 'success',
  'off-hours': 'neutral',
  'on-pto': 'beacon',
  'not-available': 'danger',
  ghost: 'info',
} as const;

/** Today's hours of a driver, as clock times of the station. */
function hoursWords({ available_start_time: start, available_end_time: end }: DriverProfile): string {
  if (!start || !end) return '';
  return timesWords(`${start.hour}:${start.minutes}`, `${end.hour}:${end.minutes}`);
}

const columns: readonly DataTableColumn<DriverProfile>[] = [
  { id: 'full_name', header: 'Driver', type: 'text', width: 200, value: ({ full_name }) => full_name },
  {
    id: 'state',
    header: 'State',
    type: 'text',
    width: 150,
    priority: 2,
    value: ({ state }) => stateLabels[state],
    cell: ({ state }) => (
      <Badge tone={tones[state]} emphasis="soft">
        {stateLabels[state]}
      </Badge>
    ),
  },
  { id: 'tcd', header: 'Services', type: 'text', width: 200, value: ({ tcd }) => tcd.join(', ') },
  {
    id: 'available_today',
    header: 'Available today',
    type: 'text',
    width: 180,
    priority: 3,
    value: hoursWords,
  },
  {
    id: 'schedule_type',
    header: 'On shift today',
    type: 'text',
    width: 160,
    value: ({ schedule_type }) => schedule_type.join(', '),
  },
  {
    id: 'station_name',
    header: 'Station',
    type: 'text',
    width: 200,
    value: ({ station_name }) => station_name,
    format: cityFirst,
  },
  {
    id: 'total_days_pto',
    header: 'Days off this year',
    type: 'number',
    width: 150,
    value: ({ total_days_pto }) => total_days_pto,
  },
  {
    id: 'active_not_available_reason',
    header: 'Why unavailable',
    type: 'text',
    width: 200,
    value: (row) => row.active_not_available_reason,
  },
];

export interface DriversScreenProps {
  readonly place: Pick<Place, 'id' | 'slug' | 'name' | 'type'>;
  /** Today's date at the location (ISO). */
  readonly today: string;
  /** The first page and the URL it belongs to; null if it could not be read. */
  readonly first: { readonly address: string; readonly page: DriversPage } | null;
}

/** Drivers and ghosts of a location: who can work, when, and on what. */
export function DriversScreen(props: DriversScreenProps) {
  return (
    <DrawersProvider>
      <Drivers {...props} />
    </DrawersProvider>
  );
}

function Drivers({ place, today, first }: DriversScreenProps) {
  const { state } = useListState(driversList);
  const [search] = useSearchParams();
  const drawers = useDrawers();
  const address = driversListAddress(place, state);
  useLiveResource(address, ['drivers', 'requests']);
  const { pages, ...list } = useResourcePages<DriversResource>(address, ({ next_cursor }) => next_cursor, {
    keepPrevious: true,
    ...(first?.address === address ? { first: first.page } : {}),
  });
  const rows = useMemo(() => pages.flatMap(({ drivers }) => drivers), [pages]);
  const writes = rows.some(({ can_write }) => can_write);
  const ghosts = writes && place.type === 'station';
  const commands = useMemo(
    () =>
      ghosts
        ? [
            {
              id: 'new-ghost',
              label: 'New ghost',
              keys: 'N',
              run: () => drawers?.open('new-ghost', { slug: place.slug }),
            },
          ]
        : [],
    [ghosts, drawers, place.slug],
  );
  usePageCommands(commands);
  return (
    <ListScreen
      title="Driver profiles"
      description={place.name}
      definition={driversList}
      columns={columns}
      rowId={({ id }) => String(id)}
      rows={rows}
      totalRows={pages[0]?.total_rows ?? null}
      list={list}
      today={today}
      views="scheduler-profiles"
      searchPlaceholder="Search drivers"
      actions={ghosts && <Button onClick={() => drawers?.open('new-ghost', { slug: place.slug })}>New ghost</Button>}
      empty={{
        title: 'No drivers yet',
        description: 'Drivers of this location appear here once they are added or imported.',
      }}
      rowHref={({ id }) =>
        withDrawer(search, { name: 'driver', text: driverKeyText({ slug: place.slug, orgId: place.id, id }) })
      }
      {...(writes ? { bulkActions: actionsOf(place, rows) } : {})}
    />
  );
}

const actionsOf = (place: DriversScreenProps['place'], rows: readonly DriverProfile[]) =>
  function Actions(selected: BulkSelection) {
    return <BulkActions place={place} rows={rows} {...selected} />;
  };
