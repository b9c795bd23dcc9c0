import { Link } from '@remix-run/react';
import { lifeSteps } from '@roadside/domain/calls';
import { shownMinutes } from '@roadside/domain/rounding';
import { Timeline, type TimelineItem } from '@roadside/ui/timeline';
import { minutesWords } from '../format/minutes-words.ts';
import * as styles from './call-timeline.css.ts';

/** What happened to a call. */
export interface CallHistory {
  /** Steps by code (RE, SP, AS, …), oldest first. */
  readonly steps: readonly { readonly step: string; readonly at: string }[];
  readonly passes: readonly {
    readonly at: string;
    /** Null for a station the reader can't see. */
    readonly station: string | null;
    /** The address of the calls the station passed. */
    readonly href?: string | null;
    readonly detail: string | null;
  }[];
  /** Messages to the member. */
  readonly updates?: readonly { readonly at: string; readonly text: string | null }[];
  readonly promisedAt: string | null;
  /** How late the driver arrived, such as '12 min'; null if not late. */
  readonly late: string | null;
}

/** The height of a timeline whose steps take all of it, in px. */
const stretch = 112;

/**
 * A call's history in order: steps with the minutes between them, passes, messages, and the promise. The minutes add up
 * to the clock times shown. A step is as tall as its minutes, and never so short that they don't fit.
 */
export function CallTimeline({ history, label }: { readonly history: CallHistory; readonly label?: string }) {
  const total = totalOf(history);
  return (
    <>
      <Timeline layout="clock" items={itemsOf(history, total)} {...(label !== undefined && { label })} />
      <p className={styles.total}>{`${minutesWords(total)} from first step to last`}</p>
    </>
  );
}

const minutesBetween = (from: string, to: string): number => shownMinutes(Date.parse(from), Date.parse(to));

function totalOf({ steps }: CallHistory): number {
  const [first, last] = [steps[0], steps.at(-1)];
  return first && last ? minutesBetween(first.at, last.at) : 0;
}

const order: readonly TimelineItem['kind'][] = ['event', 'exception', 'note', 'due'];

function itemsOf({ steps, passes, updates = [], promisedAt, late }: CallHistory, total: number) {
  const items: TimelineItem[] = [
    ...steps.map(({ step, at }, index): TimelineItem => {
      // Steps at the same time have no room between them, and no minutes.
      const minutes = index === 0 ? 0 : minutesBetween(steps[index - 1]?.at ?? at, at);
      return {
        id: `step ${step} ${at}`,
        at,
        kind: 'event',
        title: `${step} ${lifeSteps.find(({ code }) => code === step)?.label ?? ''}`.trim(),
        ...(minutes !== 0 && { before: { text: minutesWords(minutes), ...sizeOf(minutes, total) } }),
      };
    }),
    ...passes.map(({ at, station, href, detail }, index): TimelineItem => ({
      id: `pass ${index}`,
      at,
      kind: 'exception',
      title: href ? (
        <>
          {'Passed by '}
          <Link to={href}>{station}</Link>
        </>
      ) : (
        `Passed by ${station ?? 'another station'}`
      ),
      description: detail,
    })),
    ...updates.map(({ at, text }, index): TimelineItem => ({
      id: `update ${index}`,
      at,
      kind: 'note',
      title: 'Member notified',
      description: text,
    })),
    ...(promisedAt === null
      ? []
      : [
          {
            id: 'promise',
            at: promisedAt,
            kind: 'due',
            title: 'Promised arrival',
            description: late === null ? null : `Missed by ${late}`,
          } as const,
        ]),
  ];
  return items.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || order.indexOf(a.kind) - order.indexOf(b.kind));
}

const sizeOf = (minutes: number, total: number) =>
  total > 0 ? { size: Math.round((stretch * Math.max(0, minutes)) / total) } : {};
