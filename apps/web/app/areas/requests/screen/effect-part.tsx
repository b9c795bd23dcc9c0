import { requestStatusLabels } from '@roadside/domain/scheduling';
import { Stack } from '@roadside/ui/stack';
import { Inline } from '@roadside/ui/inline';
import type { RequestEffect } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { dayWords } from '../../../kit/format/day-words.ts';
import { hourWords } from '../../../kit/format/moment-words.ts';
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
        {days && (
          <p className={styles.quiet}>{`Days off in ${days.year}: ${days.before} now, ${days.after} if approved`}</p>
        )}
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

/** A fact about a request, and what is said beside it. */
interface Fact {
  readonly id: string | number;
  readonly words: string;
  readonly beside: string;
}

interface FactsProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Said above the facts. */
  readonly note?: string | null;
  /** Said when there are neither facts nor a note. */
  readonly none: string;
}

function Facts({ title, facts, note = null, none }: FactsProps) {
  return (
    <Stack asChild gap={8}>
      <section>
        <h3 className={styles.heading}>{title}</h3>
        {note && <p className={styles.quiet}>{note}</p>}
        {facts.length === 0 && !note && <p className={styles.quiet}>{none}</p>}
        {facts.length > 0 && (
          <Stack asChild gap={6}>
            <ul className={styles.list}>
              {facts.map(({ id, words, beside }) => (
                <Inline key={id} asChild wrap gap={12} rowGap={2} align="stretch" justify="between">
                  <li className={styles.line}>
                    <span>{words}</span>
                    <span className={styles.quiet}>{beside}</span>
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

const daysOff = ({ pto_start: from, pto_end: to }: RequestEffect['others_off'][number]) =>
  from === to ? dayWords(from) : `${dayWords(from)}–${dayWords(to)}`;

/** The scheduled shifts a request touches, who else is off, and the outcome of the driver's earlier requests. */
export function ContextPart({ effect }: { readonly effect: RequestEffect }) {
  const { shifts, others_off: others, earlier, time_zone: zone } = effect;
  const unnamed = effect.others_off_count - new Set(others.map(({ driver_id }) => driver_id)).size;
  return (
    <>
      <Facts
        title="Planned shifts"
        none="None on these days"
        facts={shifts.map((shift) => ({
          id: shift.id,
          words: shiftWords(shift, zone),
          beside: shift.schedule_type.join(', '),
        }))}
      />
      <Facts
        title="Who else is off"
        none="No one"
        note={unnamed > 0 ? (unnamed === 1 ? '1 other driver' : `${unnamed} other drivers`) : null}
        facts={others.map((other) => ({
          id: `${other.driver_id} ${other.pto_start}`,
          words: other.display_name,
          beside: `${daysOff(other)}${other.status === 'pending' ? ' (pending)' : ''}`,
        }))}
      />
      <Facts
        title="Earlier decisions"
        none="None"
        facts={earlier.map((past) => ({
          id: `${past.request_type} ${past.id}`,
          words: past.words,
          beside: `${requestStatusLabels[past.status]}${past.decided_by ? ` by ${past.decided_by}` : ''}${past.approver_reason ? `: ${past.approver_reason}` : ''}`,
        }))}
      />
    </>
  );
}
