import type { CallDetail } from '@roadside/contract/schemas';
import { lifeSteps } from '@roadside/domain/calls';
import * as styles from './call-drawer.css.ts';
import { minutesWords, timeOf } from './call-times.ts';

interface Entry {
  readonly at: string;
  readonly kind: 'step' | 'pass' | 'update' | 'promise';
  readonly text: string;
  readonly detail: string | null;
  /** Minutes since the previous step; null for entries that are not steps. */
  readonly minutes: number | null;
}

/** A call's history in order: steps with the minutes between them, passes, messages, and the promise. */
export function CallTimeline({ detail }: { readonly detail: CallDetail }) {
  const { time_zone: timeZone } = detail.call;
  const entries = entriesOf(detail);
  const [first] = detail.steps;
  const last = detail.steps.at(-1);
  const total = first && last ? (Date.parse(last.at) - Date.parse(first.at)) / 60_000 : 0;
  return (
    <section aria-label="Timeline">
      <h3 className={styles.title}>Timeline</h3>
      <ol className={styles.timeline}>
        {entries.map((entry) => (
          <li
            key={`${entry.kind} ${entry.at} ${entry.text}`}
            className={styles.entry}
            data-kind={entry.kind}
            style={
              entry.minutes === null || total <= 0
                ? undefined
                : { paddingBlockStart: `${Math.round(4 + (112 * Math.max(0, entry.minutes)) / total)}px` }
            }
          >
            {entry.minutes !== null && <span className={styles.between}>{minutesWords(entry.minutes)}</span>}
            <span className={styles.dot} aria-hidden />
            <time className={styles.time} dateTime={entry.at}>
              {timeOf(entry.at, timeZone)}
            </time>
            <span className={styles.event}>
              {entry.text}
              {entry.detail && <span className={styles.quiet}>{entry.detail}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{`${minutesWords(total)} from first step to last`}</p>
    </section>
  );
}

const ranks: Readonly<Record<Entry['kind'], number>> = { step: 0, pass: 1, update: 2, promise: 3 };

function entriesOf({ steps, passes, updates, promised_at, missed_by_minutes }: CallDetail): readonly Entry[] {
  const entries: Entry[] = [
    ...steps.map(({ step, at, minutes_since_previous }) => ({
      at,
      kind: 'step' as const,
      text: `${step} ${lifeSteps.find(({ code }) => code === step)?.label ?? ''}`,
      detail: null,
      minutes: minutes_since_previous,
    })),
    ...passes.map(({ at, station_name, driver_name, reason }) => ({
      at,
      kind: 'pass' as const,
      text: `Passed by ${station_name ?? 'another station'}`,
      detail: [reason, driver_name].filter(Boolean).join(', ') || null,
      minutes: null,
    })),
    ...updates.map(({ at, text }) => ({
      at,
      kind: 'update' as const,
      text: 'Member notified',
      detail: text,
      minutes: null,
    })),
    ...(promised_at === null
      ? []
      : [
          {
            at: promised_at,
            kind: 'promise' as const,
            text: 'Promised arrival',
            detail: missed_by_minutes === null ? null : `Missed by ${minutesWords(missed_by_minutes)}`,
            minutes: null,
          },
        ]),
  ];
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || ranks[a.kind] - ranks[b.kind]);
}
