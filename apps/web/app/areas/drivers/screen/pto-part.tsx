import type { DriverProfile } from '@roadside/contract/schemas';
import { timeOffBounds } from '@roadside/domain/scheduling';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { DatePicker } from '@roadside/ui/date-picker';
import { Field } from '@roadside/ui/field';
import { Select } from '@roadside/ui/select';
import { useState } from 'react';
import { dayWords } from '../../../kit/format/day-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { DriversResource } from '../server/drivers.server.ts';
import * as styles from './drivers.css.ts';
import { driversAddress } from '../model/addresses.ts';

type Entry = DriverProfile['pto'][number];

const types = ['vacation', 'sick', 'personal'].map((value) => ({
  value,
  label: value.slice(0, 1).toUpperCase() + value.slice(1),
}));

/** A driver's days off: the year's total, and entries to add, edit and delete. */
export function PtoPart({
  driver,
  slug,
  today,
}: {
  readonly driver: DriverProfile;
  readonly slug: string;
  readonly today: string;
}) {
  const { change, busy } = useChange<DriversResource>(driversAddress({ slug }));
  const notify = useNotify();
  const [editing, setEditing] = useState<Entry | null>(null);
  const employee = driver.employee_profile;
  const tell = (outcome: Awaited<ReturnType<typeof change>>, done: string) => {
    if (!outcome) return;
    if (outcome.ok) setEditing(null);
    notify(
      outcome.ok
        ? { tone: 'success', text: done }
        : { tone: 'danger', text: `We couldn’t save the time off. ${problemWords(outcome.problem).words}` },
    );
  };
  if (employee === null) return <p className={styles.quiet}>This driver has no account yet</p>;
  return (
    <div className={styles.stack}>
      <p>{`${driver.total_days_pto} ${driver.total_days_pto === 1 ? 'day' : 'days'} off this year`}</p>
      <ul className={styles.list} aria-label="Time off">
        {driver.pto.map((entry) => (
          <li key={entry.id} className={styles.line}>
            <span>
              {entry.pto_start === entry.pto_end
                ? dayWords(entry.pto_start, true)
                : `${dayWords(entry.pto_start)}–${dayWords(entry.pto_end, true)}`}
              {` · ${entry.type}`}
            </span>
            {entry.status === 'pending' && (
              <Badge tone="beacon" emphasis="soft">
                Pending
              </Badge>
            )}
            {driver.can_write && (
              <span className={styles.buttons}>
                <Button size="sm" emphasis="plain" onClick={() => setEditing(entry)}>
                  Edit
                </Button>
                <Button
                  size="sm"
                  emphasis="plain"
                  disabled={busy}
                  onClick={async () =>
                    tell(
                      await change({ intent: 'pto-delete', employee_id: employee, pto_id: entry.id }),
                      'Time off deleted',
                    )
                  }
                >
                  Delete
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {driver.can_write && (
        <PtoForm
          key={editing?.id ?? 'new'}
          entry={editing}
          busy={busy}
          today={today}
          onCancel={() => setEditing(null)}
          onSave={async (days) =>
            tell(
              await change(
                editing
                  ? { intent: 'pto-edit', employee_id: employee, pto_id: editing.id, ...days }
                  : { intent: 'pto-add', employee_id: employee, ...days },
              ),
              editing ? 'Time off changed' : 'Time off added',
            )
          }
        />
      )}
    </div>
  );
}

interface PtoFormProps {
  readonly entry: Entry | null;
  readonly busy: boolean;
  readonly today: string;
  readonly onCancel: () => void;
  readonly onSave: (days: {
    readonly pto_start: string;
    readonly pto_end: string;
    readonly type: string;
  }) => Promise<void>;
}

function PtoForm({ entry, busy, today, onCancel, onSave }: PtoFormProps) {
  const bounds = timeOffBounds({ today, by: 'manager' });
  const [start, setStart] = useState<string | null>(entry?.pto_start ?? null);
  const [end, setEnd] = useState<string | null>(entry?.pto_end ?? null);
  const [type, setType] = useState(entry?.type ?? 'vacation');
  const [fault, setFault] = useState<string>();
  return (
    <form
      noValidate
      className={styles.tight}
      aria-label={entry ? 'Edit time off' : 'Add time off'}
      onSubmit={(event) => {
        event.preventDefault();
        const last = end ?? start;
        const wrong =
          start === null || last === null
            ? 'Choose the first day'
            : last < start
              ? 'The last day is before the first'
              : undefined;
        setFault(wrong);
        if (!wrong && start && last) void onSave({ pto_start: start, pto_end: last, type });
      }}
    >
      <h3 className={styles.heading}>{entry ? 'Edit time off' : 'Add time off'}</h3>
      <div className={styles.pair}>
        <Field label="First day" error={fault} required>
          <DatePicker today={today} {...bounds} value={start} onValueChange={setStart} />
        </Field>
        <Field label="Last day" optional>
          <DatePicker today={today} {...bounds} value={end} onValueChange={setEnd} />
        </Field>
        <Field label="Type">
          <Select
            items={types.some(({ value }) => value === type) ? types : [...types, { value: type, label: type }]}
            value={type}
            onValueChange={setType}
          />
        </Field>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {entry ? 'Save time off' : 'Add time off'}
        </Button>
        {entry && (
          <Button emphasis="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
