import { Stack } from '@roadside/ui/stack';
import { Inline } from '@roadside/ui/inline';
import type { DriverProfile } from '@roadside/contract/schemas';
import { dayNames, ghostWeekFields, placeholderIdOf, serviceTypes } from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { TextField } from '@roadside/ui/text-field';
import { TimeField } from '@roadside/ui/time-field';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import type { DriversResource } from '../server/drivers.server.ts';
import * as styles from './drivers.css.ts';
import { ServiceChoices } from './service-choices.tsx';
import { driversAddress } from '../model/addresses.ts';

interface GhostFormProps {
  /** The ghost to edit; null creates a new one. */
  readonly ghost: DriverProfile | null;
  readonly slug: string;
  /** Reads the ghost again; needed to edit one. */
  readonly reload?: () => void;
  readonly onSaved?: () => void;
}

type Week = Parameters<typeof ghostWeekFields>[0];

interface GhostValues {
  readonly name: string;
  readonly service_type: readonly string[];
  readonly week: Week;
}

/** Edits a ghost: name, services, and one time range a day. */
export function GhostForm({ ghost, slug, reload, onSaved }: GhostFormProps) {
  const { change } = useChange<DriversResource>(driversAddress({ slug }));
  const notify = useNotify();
  const form = useForm({
    start: valuesOf(ghost),
    ...(ghost && reload && { stored: { version: ghost.version, reload } }),
    check: ({ name }) => messagesFrom({ name: name.trim() === '' && 'Enter a name' }),
    send: ({ name, service_type, week }) =>
      change({
        intent: 'ghost',
        slug,
        ghosts: [
          {
            ...idOf(ghost),
            name: name.trim(),
            service_type: serviceTypes.filter((service) => service_type.includes(service)),
            ...ghostWeekFields(week),
          },
        ],
      }),
    onSaved: () => {
      notify({ tone: 'success', text: ghost ? 'Ghost saved' : 'Ghost added' });
      onSaved?.();
    },
  });
  const { week } = form.values;
  const disabled = ghost !== null && !ghost.can_write;
  const changeDay = (day: number, part: Partial<Week[number]>) =>
    form.change({ week: week.map((each, index) => (index === day ? { ...each, ...part } : each)) });
  return (
    <Stack asChild gap={16}>
      <Form
        of={form}
        label="Ghost"
        className={styles.stack}
        what="ghost"
        described={described}
        failed="We couldn’t save the ghost."
      >
        <FormField of={form} name="name" label="Name" required>
          {(control) => <TextField {...control} maxLength={100} disabled={disabled} />}
        </FormField>
        <ServiceChoices {...form.field('service_type')} disabled={disabled} />
        {dayNames.map((dayName, day) => {
          const of = week[day];
          if (!of) return null;
          return (
            <div key={dayName} className={styles.pair} role="group" aria-label={dayName}>
              <Checkbox
                label={dayName}
                checked={of.available}
                disabled={disabled}
                onCheckedChange={(available) => changeDay(day, { available })}
              />
              {of.available &&
                (['start', 'end'] as const).map((edge) => (
                  <TimeField
                    key={edge}
                    aria-label={`${dayName} ${edge}`}
                    value={of[edge]}
                    disabled={disabled}
                    onValueChange={(time) => time && changeDay(day, { [edge]: time })}
                  />
                ))}
            </div>
          );
        })}
        {!disabled && (
          <Inline wrap>
            <Button type="submit" tone="beacon" loading={form.busy}>
              {ghost ? 'Save ghost' : 'Add ghost'}
            </Button>
          </Inline>
        )}
      </Form>
    </Stack>
  );
}

function idOf(ghost: DriverProfile | null) {
  const id = ghost ? placeholderIdOf(ghost.id) : null;
  return id === null ? {} : { id };
}

/** The ghost's values; a new one works on weekdays. */
function valuesOf(ghost: DriverProfile | null): GhostValues {
  return {
    name: ghost?.full_name ?? '',
    service_type: ghost?.tcd ?? ['Tow'],
    week: dayNames.map((_, day) => {
      const entry = ghost?.availability.find(({ day_of_week }) => day_of_week === day);
      return {
        start: entry?.start_time ?? '06:00',
        end: entry?.end_time ?? '14:00',
        available: ghost ? entry !== undefined : day > 0 && day < 6,
      };
    }),
  };
}

function described({ name, service_type, week }: GhostValues) {
  return [
    { key: 'name', label: 'Name', text: name },
    { key: 'services', label: 'Services', text: serviceTypes.filter((each) => service_type.includes(each)).join(', ') },
    ...week.map(({ start, end, available }, day) => ({
      key: `day ${day}`,
      label: dayNames[day] ?? '',
      text: available ? `${start}–${end}` : '',
    })),
  ];
}
