import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import type { ScorecardList, ScorecardRow } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { DataTable, type DataTableColumn } from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { useMemo } from 'react';
import { changeFrom, figure, isFew, signedChange, type MetricHeading } from '../../../kit/format/figures.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';
import * as listStyles from '../../../kit/list/list.css.ts';
import { RowHeightMenu } from '../../../kit/list/row-height-menu.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { cardMonth, tierMoved, tierWords } from '../model/scorecard-words.ts';
import * as styles from './exec-reports.css.ts';

export interface ScorecardsScreenProps {
  readonly list: Outcome<ScorecardList>;
  readonly timeZone: string;
}

/** The scorecards of a month below a location, or all of a station: who is where, and who answered. */
export function ScorecardsScreen({ list, timeZone }: ScorecardsScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Stack gap={16} className={styles.sheet}>
      <Inline gap={24} rowGap={12} align="end" justify="between" wrap asChild>
        <header>
          <div>
            <h1 className={styles.title}>
              {list.ok && `${list.data.geography.name} `}
              <span className={styles.kind}>Scorecards</span>
            </h1>
            {list.ok && <p className={styles.quiet}>{answeredWords(list.data.cards)}</p>}
          </div>
          {list.ok && list.data.geography.type === 'station' && (
            <Button asChild>
              <Link to={`/subscriptions/?report=scorecard&at=${list.data.geography.slug}`}>Email scorecard</Link>
            </Button>
          )}
          {list.ok && list.data.month !== null && (
            <Field label="Month" className={styles.choice}>
              <Select
                value={list.data.month}
                onValueChange={(month) => void navigate(`?month=${month}`, { preventScrollReset: true })}
                items={list.data.months.map((month) => ({ value: month, label: cardMonth(month) }))}
              />
            </Field>
          )}
        </header>
      </Inline>
      {!list.ok && (
        <NotRead problem={list.problem} onRetry={() => void navigate(`?${search.toString()}`, { replace: true })} />
      )}
      {list.ok && list.data.cards.length === 0 && (
        <EmptyState
          picture="road"
          title="No scorecards yet"
          description="Stations get a scorecard when a month is over."
        />
      )}
      {list.ok && list.data.cards.length > 0 && <Cards list={list.data} timeZone={timeZone} />}
    </Stack>
  );
}

/** '3 of 12 acknowledged'. */
function answeredWords(cards: readonly ScorecardRow[]): string {
  if (cards.length === 0) return '';
  return `${cards.filter(({ acknowledged }) => acknowledged !== null).length} of ${cards.length} acknowledged`;
}

function Cards({
  list: { cards, geography, heading, month },
  timeZone,
}: {
  readonly list: ScorecardList;
  readonly timeZone: string;
}) {
  const navigate = useNavigate();
  const [score] = heading;
  const columns = useMemo(() => (score ? columnsOf(score, month !== null, timeZone) : []), [score, month, timeZone]);
  if (!score) return null;
  return (
    <Grid columns={1} className={styles.list}>
      <DataTable
        aria-label="Scorecards"
        className={listStyles.rows}
        rows={cards}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={hrefOf}
        aboutLines={[['Location', geography.name], ...(month === null ? [] : [['Month', cardMonth(month)] as const])]}
        onRowOpen={(card) => void navigate(hrefOf(card))}
        toolbar={<RowHeightMenu />}
        empty={<EmptyState title="No results" description="Nothing matches these filters." />}
      />
    </Grid>
  );
}

const hrefOf = ({ id }: ScorecardRow): string => `/scorecard/${id}/`;

/** The columns of a month's stations, or of one station's months. */
function columnsOf(
  score: MetricHeading,
  byStation: boolean,
  timeZone: string,
): readonly DataTableColumn<ScorecardRow>[] {
  return [
    {
      id: 'name',
      header: byStation ? 'Station' : 'Month',
      type: 'text',
      width: 260,
      priority: 1,
      value: ({ name, from }) => (byStation ? cityFirst(name) : cardMonth(from)),
    },
    {
      id: 'score',
      header: 'Score',
      type: 'number',
      width: 130,
      priority: 2,
      value: (card) => card.score.value,
      cell: (card) => <Score heading={score} cell={card.score} />,
    },
    {
      id: 'change',
      header: 'Change',
      type: 'number',
      // '-1.2 points (can be chance)'.
      width: 220,
      value: ({ score: { value }, previous }) =>
        value === null || previous?.value == null ? null : value - previous.value,
      cell: (card) => signedChange(changeFrom(score, card.score, card.previous)),
    },
    {
      id: 'tier',
      header: 'Tier',
      type: 'text',
      width: 220,
      priority: 3,
      value: ({ tier, tier_before }) => [tierWords(tier), tierMoved(tier, tier_before)].filter(Boolean).join(', '),
    },
    {
      id: 'acknowledged',
      header: 'Acknowledged',
      type: 'text',
      width: 280,
      value: ({ acknowledged }) =>
        acknowledged ? `${acknowledged.name}, ${momentWords(acknowledged.at, timeZone, true)}` : 'Not yet',
    },
    { id: 'messages', header: 'Messages', type: 'number', width: 110, value: ({ messages }) => messages },
  ];
}

/** A score; one of too few surveys is gray and says of how many. */
function Score({ heading, cell }: { readonly heading: MetricHeading; readonly cell: ScorecardRow['score'] }) {
  const value = cell.value === null ? '–' : `${figure(heading, cell.value) ?? '–'}%`;
  return isFew(heading, cell) ? <span className={styles.few}>{`${value} of ${cell.denominator ?? 0}`}</span> : value;
}
