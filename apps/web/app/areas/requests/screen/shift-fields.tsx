import { Stack } from '@roadside/ui/stack';
import type { RequestShift } from '@roadside/contract/schemas';
import { DatePicker } from '@roadside/ui/date-picker';
import { Select } from '@roadside/ui/select';
import { TimeField } from '@roadside/ui/time-field';
import { FormField } from '../../../kit/form/form.tsx';
import type { OpenForm } from '../../../kit/form/use-form.ts';
import { type RequestValues, type ShiftChange, wantedDay } from '../model/request-values.ts';
import type { RequestChoices } from '../server/requests.server.ts';
import { shiftWords } from './shift-words.ts';
import * as styles from './requests.css.ts';

interface ShiftFieldsProps {
  readonly form: OpenForm<RequestValues>;
  readonly choices: RequestChoices;
}

const changes: readonly { readonly value: ShiftChange; readonly label: string }[] = [
  { value: 'swap', label: 'Swap with a coworker' },
  { value: 'change', label: 'Change the times' },
  { value: 'drop', label: 'Drop the shift' },
];

/** The shift a request is about, and the requested change. Times are in the station's time zone. */
export function ShiftFields({ form, choices }: ShiftFieldsProps) {
  const { time_zone: zone, today } = choices;
  const { request_type, shift_id, change } = form.values;
  const open = request_type === 'schedule_fill_requests';
  const itemsOf = (shifts: readonly RequestShift[], named: boolean) =>
    shifts.map((each) => ({
      value: String(each.id),
      label: shiftWords(each, zone),
      description: [named ? each.driver_name : '', each.schedule_type.join(', ')].filter(Boolean).join(' · '),
    }));
  const shifts = open ? choices.open_shifts : choices.own_shifts;
  const swaps = choices.swap_shifts.filter(({ fits }) => fits.includes(Number(shift_id)));
  const findings = open ? (choices.open_shifts.find(({ id }) => String(id) === shift_id)?.findings ?? []) : [];
  return (
    <Stack gap={16}>
      <FormField
        of={form}
        name="shift_id"
        label={open ? 'Open shift' : 'Your shift'}
        description={
          shifts.length === 0
            ? open
              ? 'No open shift in the next four weeks fits you'
              : 'No upcoming shifts'
            : undefined
        }
        required
      >
        {(control) => <Select {...control} items={itemsOf(shifts, false)} placeholder="Choose a shift" />}
      </FormField>
      {findings.length > 0 && (
        <Stack asChild gap={6}>
          <ul className={styles.list} aria-label="Fit check">
            {findings.map(({ words }) => (
              <li key={words} className={styles.quiet}>
                {words}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {!open && (
        <FormField of={form} name="change" label="What should happen?">
          {({ value, onValueChange }) => (
            <Select items={changes} value={value} onValueChange={(next) => onValueChange(next as ShiftChange)} />
          )}
        </FormField>
      )}
      {!open && change === 'swap' && (
        <FormField
          of={form}
          name="swap_with_shift_id"
          label="Swap for"
          description={
            shift_id !== '' && swaps.length === 0 ? 'No coworker can swap with you for this shift' : undefined
          }
          required
        >
          {(control) => <Select {...control} items={itemsOf(swaps, true)} placeholder="Choose a coworker’s shift" />}
        </FormField>
      )}
      {!open && change === 'change' && (
        <div className={styles.pair}>
          <FormField of={form} name="wanted_start" label="New day" required>
            {(control) => <DatePicker {...control} today={today} value={wantedDay(form.values, choices)} />}
          </FormField>
          <FormField of={form} name="from" label="Start" required>
            {(control) => <TimeField {...control} />}
          </FormField>
          <FormField of={form} name="wanted_end" label="End" required>
            {(control) => <TimeField {...control} />}
          </FormField>
        </div>
      )}
    </Stack>
  );
}
