import { useSearchParams } from '@remix-run/react';
import type { InboxRequest } from '@roadside/contract/schemas';
import { requestStatusLabels } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import type { BulkSelection, DataTableColumn } from '@roadside/ui/data-table';
import { useMemo } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { DrawersProvider, useDrawers } from '../../../kit/drawers/drawers.tsx';
import { forPhones } from '../../../kit/list/for-phones.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';
import type { Place } from '../../../kit/places/place.ts';
import type { FirstRead } from '../../../kit/resource/first-read.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { requestKeyText } from '../model/request-key.ts';
import { kindLabels, requestsListAddress, requestsListOf } from '../model/requests-list.ts';
import type { RequestsPage, RequestsResource } from '../server/requests.server.ts';
import type { SwapsReply } from '../server/swaps.server.ts';
import { AbsenceCalendar } from './absence-calendar.tsx';
import { BulkDecision } from './bulk-decision.tsx';
import { SwapsToAnswer } from './swaps-to-answer.tsx';
import * as styles from './requests.css.ts';
import { requestsAddress } from '../model/addresses.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';

const tones = { pending: 'beacon', approved: 'success', denied: 'danger', withdrawn: 'neutral' } as const;

const everyColumn: readonly DataTableColumn<InboxRequest>[] = [
  {
    id: 'display_name',
    header: 'Driver',
    type: 'text',
    width: 190,
    value: ({ display_name }) => display_name,
  },
  { id: 'words', header: 'Request', type: 'text', width: 360, value: ({ words }) => words },
  {
    id: 'request_type',
    header: 'Kind',
    type: 'text',
    width: 140,
    value: ({ request_type }) => kindLabels[request_type],
  },
  {
    id: 'status',
    header: 'Status',
    type: 'text',
    width: 120,
    value: ({ status }) => requestStatusLabels[status],
    cell: ({ status }) => (
      <Badge tone={tones[status]} emphasis="soft">
        {requestStatusLabels[status]}
      </Badge>
    ),
  },
  { id: 'first_day', header: 'First day', type: 'date', width: 130, value: ({ first_day }) => first_day },
  {
    id: 'station_name',
    header: 'Station',
    type: 'text',
    width: 200,
    value: ({ station_name }) => station_name,
    format: cityFirst,
  },
  { id: 'created_at', header: 'Sent', type: 'date-time', width: 196, value: ({ created_at }) => created_at },
  { id: 'approver_reason', header: 'Response', type: 'text', width: 220, value: (row) => row.approver_reason },
  { id: 'decided_by', header: 'Decided by', type: 'text', width: 160, value: ({ decided_by }) => decided_by },
];

const columns = forPhones(everyColumn, { display_name: 1, request_type: 2, words: 3 });

/** Drivers know who they are; without the name, a phone has room for the status. */
const ownColumns = forPhones(
  everyColumn.filter(({ id }) => id !== 'display_name'),
  { words: 1, status: 2, request_type: 3 },
);

/** A driver works at one station, so the column says nothing. */
const ownStation = ['station_name'];

export interface RequestsScreenProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  /** Today's date at the location (ISO). */
  readonly today: string;
  /** The reader is the driver these requests belong to. */
  readonly driver: boolean;
  /** The first page and the URL it belongs to; null if it could not be read. */
  readonly first: { readonly address: string; readonly page: RequestsPage } | null;
  /** The swaps the driver is asked for; null where the browser reads them. */
  readonly swaps?: FirstRead<SwapsReply> | null;
}

/** Drivers' requests in one inbox, and a calendar of who is off when. */
export function RequestsScreen(props: RequestsScreenProps) {
  return (
    <DrawersProvider>
      <Requests {...props} />
    </DrawersProvider>
  );
}

function Requests({ place, today, driver, first, swaps = null }: RequestsScreenProps) {
  const definition = requestsListOf(driver);
  const { state } = useListState(definition);
  const [search] = useSearchParams();
  const drawers = useDrawers();
  const calendar = search.get('show') === 'calendar';
  const address = requestsListAddress(place.slug, state, driver);
  useLiveResource(requestsAddress({ slug: place.slug }), ['requests']);
  const { pages, ...list } = useResourcePages<RequestsResource>(address, ({ next_cursor }) => next_cursor, {
    keepPrevious: true,
    ...(first?.address === address ? { first: first.page } : {}),
  });
  const rows = useMemo(() => pages.flatMap((page) => page.rows), [pages]);
  const commands = useMemo(
    () =>
      driver
        ? [
            {
              id: 'new-request',
              label: 'New request',
              keys: 'N',
              run: () => drawers?.open('new-request', { slug: place.slug }),
            },
          ]
        : [],
    [driver, drawers, place.slug],
  );
  usePageCommands(commands);
  const title = driver ? 'My requests' : 'Requests';
  const viewHref = (show: 'calendar' | null) => {
    const query = new URLSearchParams(search);
    query.delete('drawer');
    if (show === null) query.delete('show');
    else query.set('show', show);
    return `?${query.toString()}`;
  };
  const actions = (
    <>
      <PickLinks
        label="View"
        items={[
          { key: 'list', label: 'List', to: viewHref(null), current: !calendar },
          { key: 'calendar', label: 'Absence calendar', to: viewHref('calendar'), current: calendar },
        ]}
      />
      {driver && (
        <Button tone="beacon" onClick={() => drawers?.open('new-request', { slug: place.slug })}>
          New request
        </Button>
      )}
    </>
  );
  if (calendar) return <AbsenceCalendar place={place} today={today} actions={actions} />;
  return (
    <ListScreen
      title={title}
      description={place.name}
      definition={definition}
      columns={driver ? ownColumns : columns}
      rowId={rowId}
      rows={rows}
      totalRows={pages[0]?.total_rows ?? null}
      list={list}
      today={today}
      views="scheduler-requests"
      searchPlaceholder="Search by driver"
      notice={
        driver ? (
          <SwapsToAnswer first={swaps} />
        ) : (
          !state.filters['status__in'] && (
            <p className={styles.quiet}>Pending requests. Add a status filter to see decided ones.</p>
          )
        )
      }
      actions={actions}
      empty={
        driver
          ? {
              title: 'No requests yet',
              description: 'Request time off, new availability, a shift change, or an open shift.',
            }
          : {
              title: 'No pending requests',
              description: 'Requests from drivers appear here as soon as they send them.',
            }
      }
      {...(driver ? { oneValue: ownStation } : {})}
      rowHref={({ request_type, id }) =>
        withDrawer(search, { name: 'request', text: requestKeyText({ slug: place.slug, kind: request_type, id }) })
      }
      rowMark={({ status }) => (status === 'pending' ? { tone: 'beacon', label: 'Pending' } : null)}
      {...(rows.some(({ can_decide }) => can_decide)
        ? {
            bulkActions: decisionOf(place.slug, rows),
          }
        : {})}
    />
  );
}

const decisionOf = (slug: string, rows: readonly InboxRequest[]) =>
  function Decision(selected: BulkSelection) {
    return <BulkDecision slug={slug} rows={rows} rowId={rowId} {...selected} />;
  };

function rowId({ request_type, id }: Pick<InboxRequest, 'request_type' | 'id'>): string {
  return `${request_type}-${id}`;
}
