import type { CallOutHour } from '@roadside/contract/schemas';
import { Inline } from '@roadside/ui/inline';
import { hourWords } from '../model/call-out-words.ts';
import * as styles from './call-outs.css.ts';

export interface HoursPartProps {
  readonly hours: readonly (Omit<CallOutHour, 'coming'> & { readonly coming?: number })[];
  readonly timeZone: string;
}

/** Drivers hour by hour: on the schedule, on their way, and needed. */
export function HoursPart({ hours, timeZone }: HoursPartProps) {
  return (
    <Inline gap={4} wrap asChild className={styles.list}>
      <ol aria-label="Drivers by hour">
        {hours.map(({ starts_at, needed, present, coming = 0 }) => {
          const short = present + coming < needed;
          return (
            <li key={starts_at} className={styles.hour} data-short={short || undefined}>
              <div>{hourWords(starts_at, timeZone)}</div>
              <div>{`${present}${coming > 0 ? ` + ${coming}` : ''} of ${needed}`}</div>
              {short && <div>{`${needed - present - coming} short`}</div>}
            </li>
          );
        })}
      </ol>
    </Inline>
  );
}
