import type { DriverProfile } from '@roadside/contract/schemas';
import { dayNames, ghostWeekFields, placeholderIdOf, serviceTypes } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { TextField } from '@roadside/ui/text-field';
import { TimeField } from '@roadside/ui/time-field';
import { useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import type { DriversResource } from '../server/drivers.server.ts';
import * as styles from './drivers.css.ts';
import { ServiceChoices } from './service-choices.tsx';
import { driversAddress } from '../model/addresses.ts';

interface GhostFormProps {
  /** The ghost to edit; null creates a new one. */
  readonly ghost: DriverProfile | null;
  readonly slug: string;
  readonly onSaved?: () => void;
}

/** Edits a ghost: name, services, and one time range a day. */
export function GhostForm({ ghost, slug, onSaved }: GhostFormProps) {
  const { change, busy } = useChange<DriversResource>(driversAddress({ slug }));
  const notify = useNotify();
  const [name, setName] = useState(ghost?.full_name ?? '');
  const [services, setServices] = useState<readonly string[]>(ghost?.tcd ?? ['Tow']);
  const [fault, setFault] = useState<string>();
  const [week, setWeek] = useState(() =>
    dayNames.map((_, day) => {
      const entry = ghost?.availability.find(({ day_of_week }) => day_of_week === day);
      const weekday = day > 0 && day < 6;
      return {
        start: entry?.start_time ?? '06:00',
        end: entry?.end_time ?? '14:00',
        available: ghost ? entry !== undefined : weekday,
      };
    }),
  );
  const readOnly = ghost !== null && !ghost.can_write;
  const save = async () => {
    if (name.trim() === '') return setFault('Enter a name');
    const id = ghost ? placeholderIdOf(ghost.id) : null;
    const outcome = await change({
      intent: 'ghost',
      slug,
      ghosts: [
        {
          ...(id === null ? {} : { id }),
          name: name.trim(),
          service_type: serviceTypes.filter((service) => services.includes(service)),
          ...ghostWeekFields(week),
        },
      ],
    });
    if (!outcome) return;
    setFault(undefined);
    notify(
      outcome.ok
        ? { tone: 'success', text: ghost ? 'Ghost saved' : 'Ghost added' }
        : { tone: 'danger', text: `We couldn’t save the ghost. ${problemWords(outcome.problem).words}` },
    );
    if (outcome.ok) onSaved?.();
  };
  const changeDay = (day: number, part: Partial<(typeof week)[number]>) =>
    setWeek(week.map((each, index) => (index === day ? { ...each, ...part } : each)));
  return (
    <form
      noValidate
      className={styles.stack}
      aria-label="Ghost"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Name" error={fault} required>
        <TextField value={name} onValueChange={setName} maxLength={100} disabled={readOnly} />
      </Field>
      <ServiceChoices value={services} disabled={readOnly} onValueChange={setServices} />
      {dayNames.map((dayName, day) => {
        const of = week[day];
        if (!of) return null;
        return (
          <div key={dayName} className={styles.pair} role="group" aria-label={dayName}>
            <Checkbox
              label={dayName}
              checked={of.available}
              disabled={readOnly}
              onCheckedChange={(available) => changeDay(day, { available })}
            />
            {of.available && (
              <>
                <TimeField
                  aria-label={`${dayName} start`}
                  value={of.start}
                  disabled={readOnly}
                  onValueChange={(start) => start && changeDay(day, { start })}
                />
                <TimeField
                  aria-label={`${dayName} end`}
                  value={of.end}
                  disabled={readOnly}
                  onValueChange={(end) => end && changeDay(day, { end })}
                />
              </>
            )}
          </div>
        );
      })}
      {!readOnly && (
        <div className={styles.buttons}>
          <Button type="submit" tone="beacon" loading={busy}>
            {ghost ? 'Save ghost' : 'Add ghost'}
          </Button>
        </div>
      )}
    </form>
  );
}
