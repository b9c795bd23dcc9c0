import type { CallRow, SurveyRow } from '@roadside/contract/schemas';
import { lastOfMonth } from '@roadside/domain/calendar';
import { outcomeLabels, shownWait, troubleCodeLabel } from '@roadside/domain/calls';
import { tierSentence } from '@roadside/domain/surveys';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { comparedWords } from '../../../kit/format/compared-words.ts';
import { dayFormat } from '../../../kit/format/formats.ts';
import {
  basisOf,
  changeWordsAfter,
  changeFrom,
  figure,
  goalOf,
  isFew,
  unitOf,
  withUnit,
} from '../../../kit/format/figures.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { callHref } from './own-links.ts';

/** The score of the reader's own location this month, in words. */
export interface OwnScore {
  /** '86.2%'; null without surveys. */
  readonly value: string | null;
  readonly goal: 'green' | 'yellow' | 'red' | null;
  /** Too few surveys to score. */
  readonly few: boolean;
  /** 'November, of 31 surveys'. */
  readonly basis: string;
  /** What to do for the tier, or the change since last month; null if there is nothing to say. */
  readonly next: string | null;
}

/** What a member wrote. */
export interface OwnThanks {
  readonly comment: string;
  /** 'Overall satisfaction 5 of 5, Nov 24'. */
  readonly about: string;
  readonly href: string;
}

/** One of the reader's last calls. */
export interface OwnCall {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

type Card = CallReply<typeof calls.dashboardData.card>;

/** The score of a card of overall satisfaction this month. */
export function ownScore({ data, previous, before, meta }: Card): OwnScore | null {
  const [heading] = meta.metrics;
  const cell = heading && data.metrics[heading.id];
  if (!heading || !cell) return null;
  const month = dayFormat('en-US', { month: 'long' }).format(new Date(`${meta.to}T00:00:00Z`));
  if (cell.value === null)
    return { value: null, goal: null, few: false, basis: `No surveys in ${month} so far`, next: null };
  const change = changeFrom(heading, cell, previous?.[heading.id]);
  const tier =
    cell.numerator === null || cell.denominator === null
      ? null
      : tierSentence({
          top: cell.numerator,
          answered: cell.denominator,
          from: meta.from,
          to: meta.to,
          endsOn: lastOfMonth(meta.to),
        });
  return {
    value: withUnit(figure(heading, cell.value), unitOf(heading)),
    goal: goalOf(heading, cell),
    few: isFew(heading, cell),
    basis: [month, basisOf(heading, cell.denominator)].filter(Boolean).join(', '),
    next: tier ?? (change && changeWords(change, changeWordsAfter(change, comparedWords(before)))),
  };
}

function changeWords({ amount, trend }: NonNullable<ReturnType<typeof changeFrom>>, against: string): string {
  return trend === 'flat' ? `No change ${against}` : `${trend === 'up' ? 'Up' : 'Down'} ${amount} ${against}`;
}

/** The newest praise among comments that come newest first: a top score that counts, in words that are positive. */
export function ownThanks(comments: readonly SurveyRow[], slug: string): OwnThanks | null {
  const praise = comments.find(({ tone, outc1, remove }) => tone === 'positive' && outc1 === topScore && !remove);
  return praise?.comment
    ? {
        comment: praise.comment,
        about: `Overall satisfaction ${topScore} of ${topScore}, ${dayWords(praise.sc_dt_surveys)}`,
        href: callHref(slug, praise.call_id),
      }
    : null;
}

const topScore = 5;

/** Calls as lines, with times of their station. */
export function ownCalls(rows: readonly CallRow[], slug: string): readonly OwnCall[] {
  return rows.map((row) => ({
    id: row.id,
    title: [troubleCodeLabel(row.tcd), row.city].filter(Boolean).join(', '),
    detail: [momentWords(row.received_at, row.time_zone), outcomeOf(row)].join(' · '),
    href: callHref(slug, row.id),
  }));
}

function outcomeOf({ outcome, ata_minutes: minutes, received_at: received, late }: CallRow): string {
  if (outcome !== null && outcome !== 'completed') return outcomeLabels[outcome];
  if (minutes === null) return 'No arrival time';
  return `On location in ${shownWait(received, minutes)} min${late ? ', late' : ''}`;
}
