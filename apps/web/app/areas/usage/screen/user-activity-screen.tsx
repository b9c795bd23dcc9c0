import { positionWords } from '@roadside/domain/permissions';
import { useNavigate } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { DataTable, type DataTableColumn } from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { Stack } from '@roadside/ui/stack';
import { ago } from '../../../kit/format/ago.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Place } from '../../../kit/places/place.ts';
import * as listStyles from '../../../kit/list/list.css.ts';
import { RowHeightMenu } from '../../../kit/list/row-height-menu.tsx';
import { NotRead } from '../../../kit/states/not-read.tsx';
import * as styles from './usage.css.ts';

type HistoryReply = CallReply<typeof calls.usage.allUserHistory>;
type Row = HistoryReply['users'][number];

export interface UserActivityScreenProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  readonly now: string;
  readonly outcome: Outcome<HistoryReply>;
}

/** Who of a location's people came while single visits are kept, when last, and to which screens. */
export function UserActivityScreen({ place, now, outcome }: UserActivityScreenProps) {
  const navigate = useNavigate();
  return (
    <Stack gap={16}>
      <header>
        <h1 className={styles.title}>User activity</h1>
        <p className={styles.quiet}>
          {outcome.ok ? `${place.name} · ${keptWords(outcome.data.kept_days)}` : place.name}
        </p>
      </header>
      {outcome.ok ? (
        <People reply={outcome.data} now={now} placeName={place.name} />
      ) : (
        <NotRead problem={outcome.problem} onRetry={() => void navigate('.', { replace: true })} />
      )}
    </Stack>
  );
}

/** For somebody who didn't come in the days that visits are kept for. */
const neverWords = (days: number | null) => (days === null ? 'Never' : `Not in ${countWords(days, 'day', 'days')}`);
const keptWords = (days: number | null) => (days === null ? 'all visits' : `last ${countWords(days, 'day', 'days')}`);

function People({
  reply: { users, kept_days },
  now,
  placeName,
}: {
  readonly reply: HistoryReply;
  readonly now: string;
  readonly placeName: string;
}) {
  const away = users.filter(({ visits }) => visits === 0).length;
  const columns: readonly DataTableColumn<Row>[] = [
    {
      id: 'display_name',
      header: 'Name',
      type: 'text',
      width: 220,
      priority: 1,
      value: ({ display_name }) => display_name,
    },
    {
      id: 'position_type',
      header: 'Position',
      type: 'text',
      width: 160,
      priority: 3,
      value: ({ position_type }) => positionWords(position_type),
    },
    { id: 'visits', header: 'Visits', type: 'number', width: 100, value: ({ visits }) => visits },
    {
      id: 'last_visit',
      header: 'Last visit',
      type: 'date',
      width: 150,
      priority: 2,
      value: ({ last_visit }) => last_visit,
      format: (at) => ago(String(at), now),
      // The format isn't asked about a missing value.
      cell: ({ last_visit }, { text }) => (last_visit === null ? neverWords(kept_days) : text),
    },
    {
      id: 'pages',
      header: 'Most visited',
      type: 'text',
      width: 360,
      value: ({ pages }) =>
        pages
          .slice(0, 3)
          .map(({ page, visits }) => `${page} (${visits})`)
          .join(', '),
    },
  ];
  return (
    <>
      <p className={styles.quiet}>
        {`${countWords(users.length - away, 'person', 'people')} came${away > 0 ? `, ${countWords(away, 'person', 'people')} didn’t` : ''}.`}
      </p>
      <Grid columns={1} className={styles.tallTable}>
        <DataTable
          aria-label="People"
          className={listStyles.rows}
          toolbar={<RowHeightMenu />}
          rows={users}
          columns={columns}
          rowId={({ employee_id }) => String(employee_id)}
          asOf={now}
          aboutLines={[
            ['Location', placeName],
            ['Visits', keptWords(kept_days)],
          ]}
          empty={<EmptyState title="No people here" description="People who work at this location appear here." />}
        />
      </Grid>
    </>
  );
}
