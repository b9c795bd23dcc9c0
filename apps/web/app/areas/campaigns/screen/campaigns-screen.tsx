import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import type { Campaign } from '@roadside/contract/schemas';
import { stationTimeOf } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import type { DataTableColumn } from '@roadside/ui/data-table';
import { useMemo } from 'react';
import { usePageCommands } from '../../../kit/commands/page-commands.ts';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { useListState } from '../../../kit/list/use-list-state.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { firstOf } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { campaignsList, campaignsListAddress, phaseOf, shownCampaigns } from '../model/campaigns-list.ts';
import type { CampaignsData, CampaignsResource } from '../server/campaigns.server.ts';
import { CampaignThumbnail } from './campaign-picture.tsx';
import { Drafts, type DraftsProps } from './drafts.tsx';

export interface CampaignsScreenProps {
  /** Whether the person may build campaigns. */
  readonly builds: boolean;
  /** ISO day. */
  readonly today: string;
  /** The first page and the address it belongs to; null if it could not be read. */
  readonly first: { readonly address: string; readonly data: CampaignsData } | null;
  /** The person's unfinished campaigns. */
  readonly drafts: DraftsProps['drafts'];
}

const phases = {
  upcoming: { label: 'Upcoming', tone: 'neutral' },
  running: { label: 'Running', tone: 'success' },
  over: { label: 'Over', tone: 'neutral' },
} as const;

/** Training campaigns: what runs now, how far people are, and the unfinished ones of the builder. */
export function CampaignsScreen(props: CampaignsScreenProps) {
  return (
    <DrawersProvider>
      <Campaigns {...props} />
    </DrawersProvider>
  );
}

function Campaigns({ builds, today, first, drafts }: CampaignsScreenProps) {
  const { state } = useListState(campaignsList);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = campaignsListAddress(state);
  const { data, ...list } = useResource<CampaignsResource>(address, {
    keepPrevious: true,
    ...firstOf(first, address),
  });
  useLiveResource(address, ['training']);
  const rows = useMemo(() => shownCampaigns(data?.campaigns ?? [], state), [data, state]);
  const columns = useMemo(() => columnsAt(`${today}T12:00:00Z`), [today]);
  const commands = useMemo(
    () =>
      builds
        ? [{ id: 'new-campaign', label: 'New campaign', keys: 'N', run: () => navigate('/campaign/creation') }]
        : [],
    [builds, navigate],
  );
  usePageCommands(commands);
  return (
    <ListScreen
      title="Training campaigns"
      definition={campaignsList}
      columns={columns}
      rowId={rowId}
      rows={rows}
      totalRows={data ? rows.length : null}
      list={{ ...list, hasMore: false, loadMore: () => undefined, loadingMore: false }}
      today={today}
      views="campaigns"
      searchPlaceholder="Search campaigns"
      aboveRows={<Drafts drafts={drafts} />}
      actions={
        builds && (
          <Button asChild tone="beacon">
            <Link to="/campaign/creation">New campaign</Link>
          </Button>
        )
      }
      empty={{
        title: 'No campaigns are running',
        description: builds
          ? 'Build one: choose who takes part, add modules, and launch it. Past campaigns are under the time filter.'
          : 'Campaigns appear here when your club starts one.',
      }}
      rowHref={({ id, manages }) =>
        withDrawer(search, { name: manages ? 'campaign' : 'campaign-about', text: String(id) })
      }
      rowMark={({ progress }) =>
        progress !== null && progress.behind > 0 ? { tone: 'danger', label: 'People are behind' } : null
      }
    />
  );
}

const rowId = ({ id }: Campaign): string => String(id);

const columnsAt = (now: string): readonly DataTableColumn<Campaign>[] => [
  { id: 'title', header: 'Campaign', type: 'text', width: 260, priority: 1, value: ({ title }) => title },
  {
    id: 'picture',
    header: 'Picture',
    type: 'text',
    width: 90,
    value: ({ image_alt }) => image_alt,
    cell: ({ image, image_alt }) => image !== null && <CampaignThumbnail src={image} alt={image_alt} />,
  },
  {
    id: 'phase',
    header: 'State',
    type: 'text',
    width: 110,
    priority: 3,
    value: (row) => phases[phaseOf(row, now)].label,
    cell: (row) => {
      const { label, tone } = phases[phaseOf(row, now)];
      return (
        <Badge tone={tone} emphasis="soft">
          {label}
        </Badge>
      );
    },
  },
  {
    id: 'start',
    header: 'First day',
    type: 'date',
    width: 130,
    value: ({ start, place }) => stationTimeOf(start, place.time_zone).day,
  },
  {
    id: 'end',
    header: 'Last day',
    type: 'date',
    width: 130,
    value: ({ end, place }) => stationTimeOf(end, place.time_zone).day,
  },
  {
    id: 'modules',
    header: 'Modules',
    type: 'number',
    width: 100,
    value: ({ existing_modules_req }) => existing_modules_req.length,
  },
  { id: 'people', header: 'People', type: 'number', width: 100, value: ({ progress }) => progress?.people ?? null },
  {
    id: 'finished',
    header: 'Finished',
    type: 'number',
    width: 110,
    priority: 2,
    value: ({ progress }) => progress?.finished ?? null,
  },
  { id: 'behind', header: 'Behind', type: 'number', width: 100, value: ({ progress }) => progress?.behind ?? null },
  { id: 'budget', header: 'Budget', type: 'number', width: 120, value: ({ budget }) => budget || null },
  { id: 'created_by', header: 'Built by', type: 'text', width: 170, value: ({ created_by }) => created_by },
];
