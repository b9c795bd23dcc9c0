import { positionWords } from '@roadside/domain/permissions';
import type { AnnouncementReader } from '@roadside/contract/schemas';
import type { AskedOfReaders } from '@roadside/domain/home';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { List } from '@roadside/ui/list';
import { useUiSettings } from '@roadside/ui/provider';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { readersAddress } from '../model/addresses.ts';
import { type ReaderStatus, readerStatuses } from '../model/communications-list.ts';
import type { ReadersResource } from '../server/communications.server.ts';
import * as styles from './home.css.ts';

const labels: Readonly<Record<ReaderStatus, string>> = {
  all: 'Everybody',
  seen: 'Has read it',
  'not-seen': 'Hasn’t read it',
  acknowledged: 'Confirmed',
  'not-acknowledged': 'Hasn’t confirmed',
};

interface ReadersPartProps {
  readonly id: number;
  readonly asks: AskedOfReaders;
}

/** Who has read or confirmed an announcement and who has not, by name. */
export function ReadersPart({ id, asks }: ReadersPartProps) {
  const [status, setStatus] = useState<ReaderStatus>(asks === 'nothing' ? 'not-seen' : 'not-acknowledged');
  const address = readersAddress({ id }, { status });
  const { pages, problem, loading, hasMore, loadingMore, loadMore, retry } = useResourcePages<ReadersResource>(
    address,
    ({ next_cursor }) => next_cursor,
    { keepPrevious: true },
  );
  useLiveResource(address, ['announcements'], (change) => change.id === id);
  const readers = pages.flatMap((page) => page.readers);
  const offered = readerStatuses.filter((each) => asks !== 'nothing' || !each.endsWith('acknowledged'));
  return (
    <Stack gap={12}>
      <Field label="Show">
        <Select
          items={offered.map((value) => ({ value, label: labels[value] }))}
          value={status}
          onValueChange={(next) => setStatus(readerStatuses.find((each) => each === next) ?? 'all')}
        />
      </Field>
      {problem && readers.length === 0 && <NotRead problem={problem} onRetry={retry} />}
      {pages[0] && (
        <p role="status" className={styles.count}>
          {countWords(pages[0].total_rows, 'person', 'people')}
        </p>
      )}
      {pages[0] && readers.length === 0 && <EmptyState size="sm" title="Nobody here" />}
      {(loading || readers.length > 0) && (
        <List.Root aria-label={labels[status]} aria-busy={loading} wrap>
          {loading && <List.LoadingItems count={6} />}
          {readers.map((reader) => (
            <Reader key={reader.employee_id} reader={reader} asks={asks} />
          ))}
        </List.Root>
      )}
      {hasMore && (
        <Button block loading={loadingMore} onClick={loadMore}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

function Reader({ reader, asks }: { readonly reader: AnnouncementReader; readonly asks: AskedOfReaders }) {
  const { timeZone } = useUiSettings();
  const { display_name, position_type, organization_name, seen_at, acknowledged_at, reminded_at } = reader;
  const at = (instant: string | null) => instant && momentWords(instant, timeZone);
  const said = [
    acknowledged_at ? `Confirmed ${at(acknowledged_at)}` : seen_at && `Read ${at(seen_at)}`,
    !acknowledged_at && reminded_at && `Reminded ${at(reminded_at)}`,
    !reader.in_audience && 'No longer in the audience',
  ].filter(Boolean);
  const state = acknowledged_at ? 'Confirmed' : seen_at ? 'Read' : 'Not read';
  return (
    <List.Item
      title={display_name}
      description={[`${positionWords(position_type)}, ${organization_name}`, ...said].join(' · ')}
      trailing={
        <Badge tone={acknowledged_at || (seen_at && asks === 'nothing') ? 'success' : seen_at ? 'info' : 'neutral'}>
          {state}
        </Badge>
      }
    />
  );
}
