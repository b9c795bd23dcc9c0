import type { RequestDraft, RequestShift } from '@roadside/contract/schemas';
import { stationTimeOf, shiftSpan } from '@roadside/domain/scheduling';
import { DatePicker } from '@roadside/ui/date-picker';
import { Field } from '@roadside/ui/field';
import { Select } from '@roadside/ui/select';
import { TimeField } from '@roadside/ui/time-field';
import { useState } from 'react';
import type { RequestChoices } from '../server/requests.server.ts';
import { shiftWords } from './shift-words.ts';
import * as styles from './requests.css.ts';

interface ShiftFieldsProps {
  readonly kind: 'schedule_changes' | 'schedule_fill_requests';
  readonly choices: RequestChoices;
  readonly faults: Readonly<Record<string, string>>;
  readonly onDraft: (draft: RequestDraft | null) => void;
}

type Change = 'change' | 'swap' | 'drop';
const changes: readonly { readonly value: Change; readonly label: string }[] = [
  { value: 'swap', label: 'Swap with a coworker' },
  { value: 'change', label: 'Change the times' },
  { value: 'drop', label: 'Drop the shift' },
];

/** The shift a request is about, and the requested change. Times are in the station's time zone. */
export function ShiftFields({ kind, choices, faults, onDraft }: ShiftFieldsProps) {
  const { time_zone: zone, today } = choices;
  const [shift, setShift] = useState<number>();
  const [what, setWhat] = useState<Change>('swap');
  const [other, setOther] = useState<number>();
  const [day, setDay] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);

  const tell = (next: {
    shift?: number | undefined;
    what?: Change;
    other?: number | undefined;
    day?: string | null;
    from?: string | null;
    to?: string | null;
  }) => {
    const now = { shift, what, other, day, from, to, ...next };
    onDraft(draftOf(kind, now, zone));
  };
  const chosen = choices.own_shifts.find(({ id }) => id === shift);
  const open = kind === 'schedule_fill_requests';
  const itemsOf = (shifts: readonly RequestShift[], named: boolean) =>
    shifts.map((each) => ({
      value: String(each.id),
      label: shiftWords(each, zone),
      description: [named ? each.driver_name : '', each.schedule_type.join(', ')].filter(Boolean).join(' · '),
    }));
  const shifts = open ? choices.open_shifts : choices.own_shifts;
  const findings = open ? (choices.open_shifts.find(({ id }) => id === shift)?.findings ?? []) : [];
  return (
    <div className={styles.stack}>
      <Field
        label={open ? 'Open shift' : 'Your shift'}
        error={faults['shift_id']}
        description={
          shifts.length === 0 ? (open ? 'No open shifts in the next four weeks' : 'No upcoming shifts') : undefined
        }
        required
      >
        <Select
          items={itemsOf(shifts, false)}
          {...(shift === undefined ? {} : { value: String(shift) })}
          placeholder="Choose a shift"
          onValueChange={(value) => {
            setShift(Number(value));
            tell({ shift: Number(value) });
          }}
        />
      </Field>
      {findings.length > 0 && (
        <ul className={styles.list} aria-label="Fit check">
          {findings.map(({ words }) => (
            <li key={words} className={styles.quiet}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {!open && (
        <Field label="What should happen?">
          <Select
            items={changes}
            value={what}
            onValueChange={(value) => {
              setWhat(value as Change);
              tell({ what: value as Change });
            }}
          />
        </Field>
      )}
      {!open && what === 'swap' && (
        <Field label="Swap for" error={faults['swap_with_shift_id']} required>
          <Select
            items={itemsOf(choices.swap_shifts, true)}
            {...(other === undefined ? {} : { value: String(other) })}
            placeholder="Choose a coworker’s shift"
            onValueChange={(value) => {
              setOther(Number(value));
              tell({ other: Number(value) });
            }}
          />
        </Field>
      )}
      {!open && what === 'change' && (
        <div className={styles.pair}>
          <Field label="New day" error={faults['wanted_start']} required>
            <DatePicker
              today={today}
              value={day ?? (chosen ? stationTimeOf(chosen.start_date, zone).day : null)}
              onValueChange={(value) => {
                setDay(value);
                tell({ day: value });
              }}
            />
          </Field>
          <Field label="Start" required>
            <TimeField
              value={from}
              onValueChange={(value) => {
                setFrom(value);
                tell({ from: value });
              }}
            />
          </Field>
          <Field label="End" error={faults['wanted_end']} required>
            <TimeField
              value={to}
              onValueChange={(value) => {
                setTo(value);
                tell({ to: value });
              }}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

interface Chosen {
  readonly shift: number | undefined;
  readonly what: Change;
  readonly other: number | undefined;
  readonly day: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The draft of the selected values; null until complete. */
function draftOf(
  kind: ShiftFieldsProps['kind'],
  { shift, what, other, day, from, to }: Chosen,
  zone: string,
): RequestDraft | null {
  if (shift === undefined) return null;
  if (kind === 'schedule_fill_requests') return { request_type: kind, shift_id: shift };
  const base = { request_type: kind, shift_id: shift } as const;
  if (what === 'drop') return { ...base, change: what };
  if (what === 'swap') return other === undefined ? null : { ...base, change: what, swap_with_shift_id: other };
  if (day === null || from === null || to === null) return null;
  const { startDate, endDate } = shiftSpan(day, from, to, zone);
  return { ...base, change: what, wanted_start: startDate, wanted_end: endDate };
}
