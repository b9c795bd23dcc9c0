import type { CallDetail } from '@roadside/contract/schemas';
import { waitStretches, type CallStretch } from '@roadside/domain/calls';
import { shownMinutes } from '@roadside/domain/rounding';
import { Inline } from '@roadside/ui/inline';
import { useUiSettings } from '@roadside/ui/provider';
import { Stack } from '@roadside/ui/stack';
import type { CSSProperties } from 'react';
import { minutesWords } from '../../../kit/format/minutes-words.ts';
import { lateWords, timeOf } from './call-times.ts';
import * as styles from './wait-strip.css.ts';

/** Who had a call and for how long, to scale from its receipt to the arrival; the minutes after the promise are red. */
export function WaitStrip({ detail }: { readonly detail: CallDetail }) {
  const { timeZone } = useUiSettings();
  const { call, steps, passes, promised_at } = detail;
  const arrived = steps.find(({ step }) => step === 'OL')?.at;
  const stretches = waitStretches({
    receivedAt: Date.parse(call.received_at),
    arrivedAt: arrived === undefined ? null : Date.parse(arrived),
    promisedAt: promised_at === null ? null : Date.parse(promised_at),
    passes: passes.map(({ at, station_name: station }) => ({ at: Date.parse(at), station })),
    station: call.station_name || null,
  });
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last || arrived === undefined) return null;
  const late = lateWords(detail);
  return (
    <section aria-label="Who had the call">
      <h3 className={styles.title}>Who had the call</h3>
      <Stack gap={8}>
        <Inline gap="none" align="stretch" className={styles.strip} aria-hidden>
          {stretches.map(({ from, to, late: isLate }) => (
            <span
              key={from}
              className={isLate ? styles.late : styles.stretch}
              style={{ [styles.share]: String(to - from) } as CSSProperties}
            />
          ))}
        </Inline>
        <Stack gap={2} asChild className={styles.holders}>
          <ol>
            {holdersOf(stretches).map(({ holder, from, to }, index, all) => (
              <li key={from}>
                {`${holder ?? 'Another station'}, ${minutesWords(shownMinutes(from, to))}, ${timeOf(from, timeZone)} to ${timeOf(to, timeZone)}${index < all.length - 1 ? ', then passed it' : ''}`}
              </li>
            ))}
          </ol>
        </Stack>
        {promised_at !== null && (
          <p className={styles.words}>
            {`Promised by ${timeOf(Date.parse(promised_at), timeZone)}, arrived ${timeOf(Date.parse(arrived), timeZone)}, ${late === null ? afterPromise(promised_at, arrived) : `${late} late`}`}
          </p>
        )}
      </Stack>
    </section>
  );
}

/**
 * How a call that doesn't count as late kept its promise. An appointment, a call that wasn't completed, and a wait too
 * long to be believed don't count, whenever the driver came.
 */
function afterPromise(promised: string, arrived: string): string {
  const minutes = shownMinutes(Date.parse(promised), Date.parse(arrived));
  return minutes > 0 ? `${minutesWords(minutes)} after it, which doesn’t count as late` : 'on time';
}

/** The stretches without the cut at the promise: one for each time a station had the call. */
function holdersOf(stretches: readonly CallStretch[]): readonly CallStretch[] {
  return stretches.flatMap((stretch, index) => {
    if (stretch.turn === stretches[index - 1]?.turn) return [];
    const last = stretches.findLast(({ turn }) => turn === stretch.turn) ?? stretch;
    return [{ ...stretch, to: last.to }];
  });
}
