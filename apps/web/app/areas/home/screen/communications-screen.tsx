import { useSearchParams } from '@remix-run/react';
import type { EditedWidget } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import type { DataTableColumn } from '@roadside/ui/data-table';
import { useMemo } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { DrawersProvider, useDrawers } from '../../../kit/drawers/drawers.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Place } from '../../../kit/places/place.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { askLabels } from '../model/announcement-values.ts';
import { audienceWords } from '../model/audience-values.ts';
import { communicationsList, communicationsListAddress, stateBadge } from '../model/communications-list.ts';
import type { CommunicationsPage, CommunicationsResource } from '../server/communications.server.ts';
import { StateBadge } from './state-badge.tsx';

const columns: readonly DataTableColumn<EditedWidget>[] = [
  { id: 'title', header: 'Announcement', type: 'text', width: 300, priority: 1, value: ({ title }) => title },
  {
    id: 'state',
    header: 'State',
    type: 'text',
    width: 120,
    priority: 2,
    value: (announcement) => stateBadge(announcement).label,
    cell: (announcement) => <StateBadge announcement={announcement} />,
  },
  { id: 'asks', header: 'Asks readers to', type: 'text', width: 180, value: ({ asks }) => askLabels[asks] },
  {
    id: 'audience',
    header: 'Audience',
    type: 'text',
    width: 240,
    priority: 3,
    value: ({ audience }) => audienceWords(audience),
  },
  { id: 'people', header: 'People', type: 'number', width: 100, value: ({ reach }) => reach.audience },
  { id: 'seen', header: 'Read', type: 'number', width: 90, value: ({ reach }) => reach.seen },
  {
    id: 'acknowledged',
    header: 'Confirmed',
    type: 'number',
    width: 120,
    value: ({ asks, reach }) => (asks === 'nothing' ? null : reach.acknowledged),
  },
  { id: 'starts_at', header: 'Starts', type: 'date-time', width: 180, value: ({ starts_at }) => starts_at },
  { id: 'ends_at', header: 'Ends', type: 'date-time', width: 180, value: ({ ends_at }) => ends_at },
  { id: 'created_by', header: 'Written by', type: 'text', width: 160, value: ({ created_by }) => created_by },
];

export interface CommunicationsScreenProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  /** ISO day at the location. */
  readonly today: string;
  /** The first page and the address it belongs to; null if it could not be read. */
  readonly first: { readonly address: string; readonly page: CommunicationsPage } | null;
}

/** Every announcement with its audience and how many have read it. */
export function CommunicationsScreen(props: CommunicationsScreenProps) {
  return (
    <DrawersProvider>
      <Communications {...props} />
    </DrawersProvider>
  );
}

function Communications({ place, today, first }: CommunicationsScreenProps) {
  const { state } = useListState(communicationsList);
  const [search] = useSearchParams();
  const drawers = useDrawers();
  const address = communicationsListAddress(state);
  useLiveResource(address, ['announcements']);
  const { pages, ...list } = useResourcePages<CommunicationsResource>(address, ({ next_cursor }) => next_cursor, {
    keepPrevious: true,
    ...(first?.address === address ? { first: first.page } : {}),
  });
  const rows = useMemo(() => pages.flatMap(({ announcements }) => announcements), [pages]);
  const commands = useMemo(
    () => [
      {
        id: 'new-announcement',
        label: 'New announcement',
        keys: 'N',
        run: () => drawers?.open('compose', { id: null }),
      },
    ],
    [drawers],
  );
  usePageCommands(commands);
  const compose = (
    <Button tone="beacon" onClick={() => drawers?.open('compose', { id: null })}>
      New announcement
    </Button>
  );
  return (
    <ListScreen
      title="Communications"
      description="Announcements to the whole club"
      definition={communicationsList}
      columns={columns}
      rowId={({ id }) => String(id)}
      rows={rows}
      totalRows={null}
      list={list}
      today={today}
      views="communications"
      searchPlaceholder="Search titles"
      actions={compose}
      empty={{
        title: 'No announcements yet',
        description: `Write the first one for ${place.name} or the whole club.`,
        action: compose,
      }}
      rowHref={({ id }) => withDrawer(search, { name: 'announcement', text: String(id) })}
      rowMark={({ asks, state: shown, reach }) =>
        shown === 'live' && asks !== 'nothing' && reach.owing > 0
          ? { tone: 'beacon', label: 'Not everybody has confirmed' }
          : null
      }
    />
  );
}
