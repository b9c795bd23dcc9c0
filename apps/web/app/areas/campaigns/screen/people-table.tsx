import type { CampaignPerson } from '@roadside/contract/schemas';
import { DataTable, type DataTableColumn } from '@roadside/ui/data-table';
import { Dialog } from '@roadside/ui/dialog';
import { useEffect } from 'react';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { peopleAddress } from '../model/addresses.ts';
import { stateLabels } from '../model/person-states.ts';
import type { PeopleResource } from '../server/campaigns.server.ts';

interface PeopleTableProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Everybody in a campaign, to sort, export and print. */
export function PeopleTable({ id, onClose }: PeopleTableProps) {
  const { pages, problem, loading, hasMore, loadingMore, loadMore, retry } = useResourcePages<PeopleResource>(
    peopleAddress({ id: String(id) }, { status: 'all' }),
    ({ next_cursor }) => next_cursor,
  );
  // A file has everybody, so every page is read.
  useEffect(() => {
    if (hasMore && !loadingMore) loadMore();
  }, [hasMore, loadingMore, loadMore]);
  return (
    <Dialog.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>
          <Dialog.Title>People in this campaign</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {problem && <NotRead problem={problem} onRetry={retry} />}
          <DataTable
            aria-label="People in this campaign"
            fileName="campaign-people"
            rows={pages.flatMap(({ people }) => people)}
            columns={columns}
            rowId={({ employee_id }) => String(employee_id)}
            loading={loading || hasMore}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? null;

const columns: readonly DataTableColumn<CampaignPerson>[] = [
  { id: 'name', header: 'Name', type: 'text', width: 200, priority: 1, value: (row) => row.display_name },
  { id: 'location', header: 'Location', type: 'text', width: 200, value: (row) => row.organization_name },
  { id: 'position', header: 'Position', type: 'text', width: 130, value: (row) => row.position_type },
  { id: 'state', header: 'State', type: 'text', width: 110, priority: 2, value: (row) => stateLabels[row.state] },
  { id: 'done', header: 'Modules finished', type: 'number', width: 130, value: (row) => row.modules_done },
  { id: 'total', header: 'Modules', type: 'number', width: 100, value: (row) => row.modules_total },
  { id: 'due', header: 'Due', type: 'date', width: 120, value: (row) => row.due_on },
  { id: 'active', header: 'Last activity', type: 'date', width: 130, value: (row) => dayOf(row.last_activity_at) },
  { id: 'reminded', header: 'Reminded', type: 'date', width: 120, value: (row) => dayOf(row.reminded_at) },
  { id: 'excuse', header: 'Excused because', type: 'text', width: 200, value: (row) => row.excuse },
];
