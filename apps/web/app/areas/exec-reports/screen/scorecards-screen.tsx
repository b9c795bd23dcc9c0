import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import type { ScorecardList, ScorecardRow } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import { changeFrom, figure, isFew, signedChange, type MetricHeading } from '../../../kit/format/figures.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
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
  list: { cards, heading, month },
  timeZone,
}: {
  readonly list: ScorecardList;
  readonly timeZone: string;
}) {
  const [score] = heading;
  if (!score) return null;
  return (
    <Table.Root caption="Scorecards" data-density="dense">
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell corner>{month === null ? 'Month' : 'Station'}</Table.HeaderCell>
          <Table.HeaderCell numeric>Score</Table.HeaderCell>
          <Table.HeaderCell numeric>Change</Table.HeaderCell>
          <Table.HeaderCell>Tier</Table.HeaderCell>
          <Table.HeaderCell>Acknowledged</Table.HeaderCell>
          <Table.HeaderCell numeric>Messages</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {cards.map((card) => (
          <Table.Row key={card.id}>
            <Table.RowHeader>
              <Link to={`/scorecard/${card.id}/`}>{month === null ? cardMonth(card.from) : card.name}</Link>
            </Table.RowHeader>
            <ScoreCell heading={score} cell={card.score} />
            <Table.Cell numeric>{signedChange(changeFrom(score, card.score, card.previous))}</Table.Cell>
            <Table.Cell>
              {[tierWords(card.tier), tierMoved(card.tier, card.tier_before)].filter(Boolean).join(', ')}
            </Table.Cell>
            <Table.Cell>
              {card.acknowledged
                ? `${card.acknowledged.name}, ${momentWords(card.acknowledged.at, timeZone)}`
                : 'Not yet'}
            </Table.Cell>
            <Table.Cell numeric>{card.messages === 0 ? '–' : card.messages}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** A score; one of too few surveys is gray and says of how many. */
function ScoreCell({ heading, cell }: { readonly heading: MetricHeading; readonly cell: ScorecardRow['score'] }) {
  const few = isFew(heading, cell);
  const value = cell.value === null ? '–' : `${figure(heading, cell.value) ?? '–'}%`;
  return (
    <Table.Cell numeric className={few ? styles.few : undefined}>
      {few ? `${value} of ${cell.denominator ?? 0}` : value}
    </Table.Cell>
  );
}
