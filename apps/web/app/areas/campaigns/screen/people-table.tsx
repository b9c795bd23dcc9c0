import { DataTable } from '@roadside/ui/data-table';
import { Dialog } from '@roadside/ui/dialog';
import { useUiSettings } from '@roadside/ui/provider';
import { useEffect } from 'react';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { peopleAddress } from '../model/addresses.ts';
import { peopleColumns } from '../model/people-columns.ts';
import type { PeopleResource } from '../server/campaigns.server.ts';

interface PeopleTableProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Everybody in a campaign with where they are in each module, to sort, export and print. */
export function PeopleTable({ id, onClose }: PeopleTableProps) {
  const { pages, problem, loading, hasMore, loadingMore, loadMore, retry } = useResourcePages<PeopleResource>(
    peopleAddress({ id: String(id) }, { status: 'all' }),
    ({ next_cursor }) => next_cursor,
  );
  // A file has everybody, so every page is read.
  useEffect(() => {
    if (hasMore && !loadingMore) loadMore();
  }, [hasMore, loadingMore, loadMore]);
  const { timeZone } = useUiSettings();
  const people = pages.flatMap((page) => page.people);
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
            rows={people}
            columns={peopleColumns(people[0]?.modules ?? [], timeZone)}
            rowId={({ employee_id }) => String(employee_id)}
            loading={loading || hasMore}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
