import { Stack } from '@roadside/ui/stack';
import { Inline } from '@roadside/ui/inline';
import type { DriverProfile } from '@roadside/contract/schemas';
import { timeOffBounds } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { DatePicker } from '@roadside/ui/date-picker';
import { Select } from '@roadside/ui/select';
import { useState } from 'react';
import { dayWords } from '../../../kit/format/day-words.ts';
import type { PlaceClock } from '../../../kit/format/place-clock.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { OpenShiftsBox } from '../../../kit/opened-shifts/open-shifts-box.tsx';
import { keptWords, openedWords } from '../../../kit/opened-shifts/opened-words.ts';
import type { ChangedOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { DriverDetailResource, DriversResource } from '../server/drivers.server.ts';
import * as styles from './drivers.css.ts';
import { driverDetailAddress, driversAddress } from '../model/addresses.ts';
import { daysToRead, shiftsToOpen, type DaysOff } from '../model/planned-shifts.ts';

type Entry = DriverProfile['pto'][number];

const types = ['vacation', 'sick', 'personal'].map((value) => ({
  value,
  label: value.slice(0, 1).toUpperCase() + value.slice(1),
}));

/** A driver's days off: the year's total, and entries to add, edit and delete. */
export function PtoPart({
  driver,
  slug,
  clock,
}: {
  readonly driver: DriverProfile;
  readonly slug: string;
  readonly clock: PlaceClock;
}) {
  const { change, busy } = useChange<DriversResource>(driversAddress({ slug }));
  const notify = useNotify();
  const [editing, setEditing] = useState<Entry | null>(null);
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const employee = driver.employee_profile;
  const keepShifts = async (id: number) => {
    const outcome = await change({ intent: 'keep-shifts', id });
    if (!outcome) return;
    notify(
      outcome.ok
        ? { tone: 'success', text: keptWords(driver.full_name, outcome.data.kept ?? 0) }
        : { tone: 'danger', text: `We couldn’t undo this. ${problemWords(outcome.problem).words}` },
    );
  };
  const remove = async (employee_id: number, pto_id: number) => {
    const outcome = await change({ intent: 'pto-delete', employee_id, pto_id });
    if (!outcome) return;
    if (outcome.ok) setEditing(null);
    notify(
      outcome.ok
        ? { tone: 'success', text: 'Time off deleted' }
        : { tone: 'danger', text: `We couldn’t save the time off. ${problemWords(outcome.problem).words}` },
    );
  };
  if (employee === null) return <p className={styles.quiet}>This driver has no account yet</p>;
  return (
    <Stack gap={16} className={styles.stack}>
      <p>{`${driver.total_days_pto} ${driver.total_days_pto === 1 ? 'day' : 'days'} off this year`}</p>
      <Stack asChild gap={8}>
        <ul className={styles.list} aria-label="Time off">
          {driver.pto.map((entry) => (
            <Inline key={entry.id} asChild wrap gap={12} rowGap={2} justify="between">
              <li className={styles.line}>
                <span>{entryWords(entry)}</span>
                {entry.status === 'pending' && (
                  <Badge tone="beacon" emphasis="soft">
                    Pending
                  </Badge>
                )}
                {driver.can_write && (
                  <Inline asChild wrap>
                    <span>
                      <Button size="sm" emphasis="plain" onClick={() => setEditing(entry)}>
                        Edit
                      </Button>
                      <Button size="sm" emphasis="plain" disabled={busy} onClick={() => setDeleting(entry)}>
                        Delete
                      </Button>
                    </span>
                  </Inline>
                )}
              </li>
            </Inline>
          ))}
        </ul>
      </Stack>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(stays) => !stays && setDeleting(null)}
        title={deleting?.status === 'pending' ? 'Delete this request?' : 'Delete this time off?'}
        description={deleting ? `${entryWords(deleting)}. Shifts that were opened stay open.` : ''}
        confirm="Delete time off"
        tone="danger"
        onConfirm={() => (deleting ? remove(employee, deleting.id) : undefined)}
      />
      {driver.can_write && (
        <PtoForm
          key={editing?.id ?? 'new'}
          entry={editing}
          driver={driver}
          clock={clock}
          onCancel={() => setEditing(null)}
          send={({ open_shifts, ...days }) =>
            change(
              editing
                ? { intent: 'pto-edit', employee_id: employee, pto_id: editing.id, ...days }
                : { intent: 'pto-add', employee_id: employee, ...days, open_shifts },
            )
          }
          onSaved={({ pto_id, opened_shifts = 0 }) => {
            setEditing(null);
            notify({
              tone: 'success',
              text: editing ? 'Time off changed' : `Time off added${openedWords(opened_shifts)}`,
              ...(opened_shifts > 0 && pto_id !== undefined
                ? { action: { label: 'Undo', onSelect: () => void keepShifts(pto_id) } }
                : {}),
            });
          }}
        />
      )}
    </Stack>
  );
}

/** 'Dec 23–Jan 2, 2027 · vacation'. */
const entryWords = ({ pto_start: from, pto_end: to, type }: Entry) =>
  `${from === to ? dayWords(from, true) : `${dayWords(from)}–${dayWords(to, true)}`} · ${type}`;

type Changed = ChangedOf<DriversResource>;

interface PtoFormProps {
  readonly entry: Entry | null;
  readonly driver: DriverProfile;
  readonly clock: PlaceClock;
  readonly onCancel: () => void;
  readonly send: (days: {
    readonly pto_start: string;
    readonly pto_end: string;
    readonly type: string;
    readonly open_shifts: boolean;
  }) => Promise<Outcome<Changed> | null>;
  readonly onSaved: (changed: Changed) => void;
}

/** How many of the driver's shifts new time off would open; 0 while that isn't known. */
function usePlannedShifts(
  { slug, time_zone: timeZone }: DriverProfile,
  days: DaysOff | null,
  { aheadMs }: PlaceClock,
): number {
  const read = days && days.from <= days.to ? days : null;
  const { data } = useResource<DriverDetailResource>(
    driverDetailAddress({ slug: slug ?? '' }, read ? { ...daysToRead(read) } : {}),
    { enabled: slug !== null && read !== null },
  );
  const [now] = useState(() => Date.now() + aheadMs);
  return data && read ? shiftsToOpen(data.shifts, read, { timeZone, now }).length : 0;
}

interface PtoValues {
  readonly pto_start: string | null;
  readonly pto_end: string | null;
  readonly type: string;
  readonly open_shifts: boolean;
}

const noDays: PtoValues = { pto_start: null, pto_end: null, type: 'vacation', open_shifts: true };

function PtoForm({ entry, driver, clock, onCancel, send, onSaved }: PtoFormProps) {
  const { today } = clock;
  const days = { today, ...timeOffBounds({ today, by: 'manager' }) };
  const form = useForm({
    start: entry ? { ...noDays, pto_start: entry.pto_start, pto_end: entry.pto_end, type: entry.type } : noDays,
    check: ({ pto_start: first, pto_end: last }: PtoValues) =>
      messagesFrom({
        pto_start:
          first === null ? 'Choose the first day' : last !== null && last < first && 'The last day is before the first',
      }),
    // Nothing is opened that the manager hasn't seen.
    send: async ({ pto_start: first, pto_end: last, type, open_shifts }) =>
      first === null
        ? null
        : send({ pto_start: first, pto_end: last ?? first, type, open_shifts: open_shifts && opens > 0 }),
    onSaved: (changed) => {
      // The next entry starts empty.
      form.reopen({ values: noDays, version: null });
      onSaved(changed);
    },
  });
  const { pto_start: from, pto_end: to } = form.values;
  const opens = usePlannedShifts(driver, entry || from === null ? null : { from, to: to ?? from }, clock);
  const { type: current } = form.values;
  return (
    <Stack asChild gap={8}>
      <Form of={form} label={entry ? 'Edit time off' : 'Add time off'} failed="We couldn’t save the time off.">
        <h3 className={styles.heading}>{entry ? 'Edit time off' : 'Add time off'}</h3>
        <div className={styles.pair}>
          <FormField of={form} name="pto_start" label="First day" required>
            {(control) => <DatePicker {...control} {...days} />}
          </FormField>
          <FormField of={form} name="pto_end" label="Last day" optional>
            {(control) => <DatePicker {...control} {...days} />}
          </FormField>
          <FormField of={form} name="type" label="Type">
            {(control) => (
              <Select
                {...control}
                items={
                  types.some(({ value }) => value === current) ? types : [...types, { value: current, label: current }]
                }
              />
            )}
          </FormField>
        </div>
        <OpenShiftsBox
          count={opens}
          checked={form.values.open_shifts}
          onCheckedChange={(open_shifts) => form.change({ open_shifts })}
        />
        <Inline wrap>
          <Button type="submit" loading={form.busy}>
            {entry ? 'Save time off' : 'Add time off'}
          </Button>
          {entry && (
            <Button emphasis="plain" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Inline>
      </Form>
    </Stack>
  );
}
