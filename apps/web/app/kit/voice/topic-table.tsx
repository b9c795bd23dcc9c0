import { Link } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { commentsIn, netSentiment, netSentimentChange, topicParents } from '@roadside/domain/surveys';
import { Table } from '@roadside/ui/table';
import { numberFormat } from '../format/formats.ts';
import { comparedWords } from '../format/compared-words.ts';
import * as styles from './topic-table.css.ts';

/** Topics of a location and of the same weekdays before, as the API counts them. */
export type SurveyTopics = CallReply<typeof calls.surveys.topics>;

export interface TopicTableProps {
  readonly topics: SurveyTopics;
  /** The address of a topic's comments. */
  readonly hrefOf: (topic: string) => string;
  readonly current?: string | null;
}

const whole = numberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** The topics members write about: number of comments, sentiment, and whether it changed by more than chance. */
export function TopicTable({ topics: { rows, before }, hrefOf, current = null }: TopicTableProps) {
  return (
    <Table.Root caption={`Topics, ${comparedWords(before)}`} captionVisible className={styles.table}>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell corner>Topic</Table.HeaderCell>
          <Table.HeaderCell numeric>Comments</Table.HeaderCell>
          <Table.HeaderCell numeric>Net sentiment</Table.HeaderCell>
          <Table.HeaderCell numeric>Change</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      {topicParents.map((parent) => (
        <Table.Body key={parent}>
          <Table.Row>
            <Table.RowHeader colSpan={4} className={styles.parent}>
              {parent}
            </Table.RowHeader>
          </Table.Row>
          {rows
            .filter((row) => row.parent === parent)
            .map((row) => (
              <TopicRow key={row.topic} row={row} href={hrefOf(row.topic)} current={row.topic === current} />
            ))}
        </Table.Body>
      ))}
    </Table.Root>
  );
}

function TopicRow({
  row,
  href,
  current,
}: {
  readonly row: SurveyTopics['rows'][number];
  readonly href: string;
  readonly current: boolean;
}) {
  const n = commentsIn(row);
  const net = netSentiment(row);
  const moved = netSentimentChange(row, row.before);
  return (
    <Table.Row selected={current}>
      <Table.RowHeader>
        <Link to={href} className={styles.topic} preventScrollReset>
          {row.topic}
        </Link>
        <span className={styles.split} aria-hidden>
          {(['positive', 'neutral', 'unsure', 'negative'] as const).map(
            (sentiment) =>
              row[sentiment] > 0 && (
                <span key={sentiment} data-sentiment={sentiment} style={{ flexGrow: row[sentiment] }} />
              ),
          )}
        </span>
      </Table.RowHeader>
      <Table.Cell numeric className={row.unsure > 0 ? styles.change : undefined}>
        {whole.format(n)}
        {row.unsure > 0 && <span className={styles.interval}>{whole.format(row.unsure)} unsure</span>}
      </Table.Cell>
      <Table.Cell numeric className={n < 10 ? styles.few : undefined}>
        {net === null ? '–' : signed.format(net)}
      </Table.Cell>
      <Table.Cell numeric className={styles.change}>
        {moved ? (
          <>
            <span className={moved.clear ? styles.clear : undefined}>{signed.format(moved.change)}</span>
            <span className={styles.interval}>
              {signed.format(moved.interval.low)} to {signed.format(moved.interval.high)}
            </span>
          </>
        ) : (
          <span className={styles.few}>{n === 0 ? '–' : 'too few'}</span>
        )}
      </Table.Cell>
    </Table.Row>
  );
}
