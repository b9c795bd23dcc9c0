import { Stack } from '@roadside/ui/stack';
import { Inline } from '@roadside/ui/inline';
import type { RequestEffect } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { dayWords } from '../../../kit/format/day-words.ts';
import { hourWords } from '../../../kit/format/moment-words.ts';
import { statusLabels } from '../model/requests-list.ts';
import { shiftWords } from './shift-words.ts';
import * as styles from './requests.css.ts';

const maxHours = 48;

/** The effect of approving a request, first in words, then hour by hour. */
export function EffectPart({ effect }: { readonly effect: RequestEffect }) {
  const { hours, time_zone: zone, total_days_pto: days } = effect;
  return (
    <Stack asChild gap={8}>
      <section className={styles.effect} aria-label="Effect on coverage">
        <p className={styles.lead} data-short={effect.short_hours > 0 || undefined}>
          {effect.words}
        </p>
        {days && <p className={styles.quiet}>{`Days off this year: ${days.before} now, ${days.after} if approved`}</p>}
        {hours.length > 0 && (
          <Inline asChild wrap gap={4} align="stretch">
            <ol className={styles.list} aria-label="Drivers by hour, before and after">
              {hours.slice(0, maxHours).map(({ starts_at, before, after, needed, short }) => (
                <li key={starts_at} className={styles.hour} data-short={short || undefined}>
                  <span>{hourWords(starts_at, zone)}</span>
                  <span>
                    {`${before} → ${after}`}
                    {needed !== null && ` of ${needed}`}
                  </span>
                  {short && <span>Short</span>}
                </li>
              ))}
            </ol>
          </Inline>
        )}
        {effect.findings.length > 0 && (
          <Stack asChild gap={6}>
            <ul className={styles.list} aria-label="Fit check">
              {effect.findings.map(({ rule, severity, words }) => (
                <Inline key={`${rule} ${words}`} asChild wrap gap={12} rowGap={2} align="stretch" justify="between">
                  <li className={styles.line}>
                    <span>{words}</span>
                    <Badge tone={severity === 'block' ? 'danger' : 'beacon'} emphasis="soft">
                      {severity === 'block' ? 'Blocks' : 'Warning'}
                    </Badge>
                  </li>
                </Inline>
              ))}
            </ul>
          </Stack>
        )}
      </section>
    </Stack>
  );
}

/** The scheduled shifts a request touches, who else is off, and the outcome of the driver's earlier requests. */
export function ContextPart({ effect }: { readonly effect: RequestEffect }) {
  const { shifts, others_off: others, earlier, time_zone: zone } = effect;
  const unnamed = effect.others_off_count - new Set(others.map(({ driver_id }) => driver_id)).size;
  return (
    <>
      <Stack asChild gap={8}>
        <section>
          <h3 className={styles.heading}>Planned shifts</h3>
          {shifts.length === 0 ? (
            <p className={styles.quiet}>None on these days</p>
          ) : (
            <Stack asChild gap={6}>
              <ul className={styles.list}>
                {shifts.map((shift) => (
                  <Inline key={shift.id} asChild wrap gap={12} rowGap={2} align="stretch" justify="between">
                    <li className={styles.line}>
                      <span>{shiftWords(shift, zone)}</span>
                      <span className={styles.quiet}>{shift.schedule_type.join(', ')}</span>
                    </li>
                  </Inline>
                ))}
              </ul>
            </Stack>
          )}
        </section>
      </Stack>
      <Stack asChild gap={8}>
        <section>
          <h3 className={styles.heading}>Who else is off</h3>
          {unnamed > 0 && (
            <p className={styles.quiet}>{unnamed === 1 ? '1 other driver' : `${unnamed} other drivers`}</p>
          )}
          {others.length === 0 && unnamed === 0 && <p className={styles.quiet}>Nobody</p>}
          {others.length > 0 && (
            <Stack asChild gap={6}>
              <ul className={styles.list}>
                {others.map((other) => (
                  <Inline
                    key={`${other.driver_id} ${other.pto_start}`}
                    asChild
                    wrap
                    gap={12}
                    rowGap={2}
                    align="stretch"
                    justify="between"
                  >
                    <li className={styles.line}>
                      <span>{other.display_name}</span>
                      <span className={styles.quiet}>
                        {other.pto_start === other.pto_end
                          ? dayWords(other.pto_start)
                          : `${dayWords(other.pto_start)}–${dayWords(other.pto_end)}`}
                        {other.status === 'pending' && ' (pending)'}
                      </span>
                    </li>
                  </Inline>
                ))}
              </ul>
            </Stack>
          )}
        </section>
      </Stack>
      <Stack asChild gap={8}>
        <section>
          <h3 className={styles.heading}>Earlier decisions</h3>
          {earlier.length === 0 ? (
            <p className={styles.quiet}>None</p>
          ) : (
            <Stack asChild gap={6}>
              <ul className={styles.list}>
                {earlier.map((past) => (
                  <Inline
                    key={`${past.request_type} ${past.id}`}
                    asChild
                    wrap
                    gap={12}
                    rowGap={2}
                    align="stretch"
                    justify="between"
                  >
                    <li className={styles.line}>
                      <span>{past.words}</span>
                      <span className={styles.quiet}>
                        {`${statusLabels[past.status]}${past.decided_by ? ` by ${past.decided_by}` : ''}`}
                        {past.approver_reason ? `: ${past.approver_reason}` : ''}
                      </span>
                    </li>
                  </Inline>
                ))}
              </ul>
            </Stack>
          )}
        </section>
      </Stack>
    </>
  );
}
