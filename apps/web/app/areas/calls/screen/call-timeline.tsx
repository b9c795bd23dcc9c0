import { Link } from '@remix-run/react';
import type { CallDetail } from '@roadside/contract/schemas';
import { lifeSteps } from '@roadside/domain/calls';
import { shownMinutes } from '@roadside/domain/rounding';
import { useUiSettings } from '@roadside/ui/provider';
import { passedCallsHref } from '../model/passed-words.ts';
import * as styles from './call-drawer.css.ts';
import { lateWords, minutesWords, timeOf } from './call-times.ts';

interface Entry {
  readonly at: string;
  readonly kind: 'step' | 'pass' | 'update' | 'promise';
  readonly text: string;
  /** The station the entry is about, which links to the calls it passed. */
  readonly station?: { readonly name: string; readonly href: string } | null;
  readonly detail: string | null;
  /** Minutes since the previous step; null for entries that are not steps. */
  readonly minutes: number | null;
}

/** The height of a timeline whose steps take all of it, in px. */
const stretch = 112;

/**
 * A call's history in order: steps with the minutes between them, passes, messages, and the promise. The minutes add up
 * to the clock times shown. A step is as tall as its minutes, and never so short that they don't fit.
 */
export function CallTimeline({ detail }: { readonly detail: CallDetail }) {
  const { timeZone } = useUiSettings();
  const entries = entriesOf(detail);
  const [first] = detail.steps;
  const last = detail.steps.at(-1);
  const total = first && last ? minutesBetween(first.at, last.at) : 0;
  return (
    <section aria-label="Timeline">
      <h3 className={styles.title}>Timeline</h3>
      <ol className={styles.timeline}>
        {entries.map((entry) => (
          <li
            key={`${entry.kind} ${entry.at} ${entry.text} ${entry.station?.name ?? ''}`}
            className={styles.entry}
            data-kind={entry.kind}
          >
            {/* Steps at the same time have no room between them, and no minutes. */}
            {entry.minutes !== null && entry.minutes !== 0 && (
              <span
                className={styles.between}
                style={
                  total > 0
                    ? { minBlockSize: `${Math.round((stretch * Math.max(0, entry.minutes)) / total)}px` }
                    : undefined
                }
              >
                {minutesWords(entry.minutes)}
              </span>
            )}
            <span className={styles.dot} aria-hidden />
            <time className={styles.time} dateTime={entry.at}>
              {timeOf(entry.at, timeZone)}
            </time>
            <span className={styles.event}>
              <span>
                {entry.text}
                {entry.station && <Link to={entry.station.href}>{entry.station.name}</Link>}
              </span>
              {entry.detail && <span className={styles.quiet}>{entry.detail}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{`${minutesWords(total)} from first step to last`}</p>
    </section>
  );
}

const minutesBetween = (from: string, to: string): number => shownMinutes(Date.parse(from), Date.parse(to));

const ranks: Readonly<Record<Entry['kind'], number>> = { step: 0, pass: 1, update: 2, promise: 3 };

function entriesOf(detail: CallDetail): readonly Entry[] {
  const { call, steps, passes, updates, promised_at } = detail;
  const late = lateWords(detail);
  const days = { from: call.sc_dt, to: call.sc_dt };
  const entries: Entry[] = [
    ...steps.map(({ step, at }, index) => ({
      at,
      kind: 'step' as const,
      text: `${step} ${lifeSteps.find(({ code }) => code === step)?.label ?? ''}`,
      detail: null,
      minutes: index === 0 ? null : minutesBetween(steps[index - 1]?.at ?? at, at),
    })),
    ...passes.map(({ at, station_slug, station_name, driver_name, reason }) => ({
      at,
      kind: 'pass' as const,
      text:
        station_name !== null && station_slug !== null
          ? 'Passed by '
          : `Passed by ${station_name ?? 'another station'}`,
      station:
        station_name !== null && station_slug !== null
          ? { name: station_name, href: passedCallsHref(station_slug, days) }
          : null,
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
            detail: late === null ? null : `Missed by ${late}`,
            minutes: null,
          },
        ]),
  ];
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || ranks[a.kind] - ranks[b.kind]);
}
