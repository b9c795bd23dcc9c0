import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import type { DriverProfile } from '@roadside/contract/schemas';
import {
  cellsOf,
  dayNames,
  type DayOfWeek,
  entriesOf,
  serviceTypes,
  type WeekCells,
} from '@roadside/domain/scheduling';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { TextField } from '@roadside/ui/text-field';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { WeekGrid } from '../../../kit/week-grid/week-grid.tsx';
import type { DriverKey } from '../model/driver-key.ts';
import type { DriversResource } from '../server/drivers.server.ts';
import * as styles from './drivers.css.ts';
import { ServiceChoices } from './service-choices.tsx';
import { driversAddress } from '../model/addresses.ts';

interface ProfileFormProps {
  readonly driver: DriverProfile;
  readonly place: DriverKey;
  /** Reads the driver again. */
  readonly reload: () => void;
}

/** What can be changed on a driver's profile. */
interface ProfileValues {
  readonly tcd: readonly string[];
  readonly active_not_available: boolean;
  readonly reason: string;
  readonly entries: WeekCells;
}

/** Services, availability and whether the driver can be scheduled. Read-only for people who may not edit it. */
export function ProfileForm({ driver, place, reload }: ProfileFormProps) {
  const { change } = useChange<DriversResource>(driversAddress({ slug: place.slug }));
  const notify = useNotify();
  const start: ProfileValues = {
    tcd: driver.tcd,
    active_not_available: driver.active_not_available,
    reason: driver.active_not_available_reason ?? '',
    entries: cellsOf(weekOf(driver)),
  };
  const form = useForm({
    start,
    stored: { version: driver.version, reload },
    send: (values, version) =>
      change({
        intent: 'save',
        org_id: place.orgId,
        parameters: parametersOf(driver.id, version ?? driver.version, values, start.entries),
      }),
    onSaved: () => notify({ tone: 'success', text: 'Profile saved' }),
  });
  const disabled = !driver.can_write;
  return (
    <Stack asChild gap={16}>
      <Form of={form} label="Profile" className={styles.stack} what="driver" described={described}>
        <ServiceChoices {...form.field('tcd')} disabled={disabled} />
        <Stack gap={8}>
          <Checkbox
            label="Unavailable"
            description="Stays employed, but can't be scheduled"
            disabled={disabled}
            checked={form.values.active_not_available}
            onCheckedChange={(away) => form.change({ active_not_available: away })}
          />
          {form.values.active_not_available && (
            <FormField of={form} name="reason" label="Reason" optional>
              {(control) => <TextField {...control} maxLength={300} disabled={disabled} />}
            </FormField>
          )}
        </Stack>
        <WeekGrid
          label="Weekly availability"
          cells={form.values.entries}
          {...(driver.can_write ? { onChange: (entries: WeekCells) => form.change({ entries }) } : {})}
        />
        {driver.can_write && (
          <Inline wrap>
            <Button type="submit" tone="beacon" loading={form.busy}>
              Save profile
            </Button>
          </Inline>
        )}
      </Form>
    </Stack>
  );
}

/** The availability is sent only if it was changed: sending none clears it. */
function parametersOf(
  id: number,
  version: number,
  { tcd, active_not_available: away, reason, entries: cells }: ProfileValues,
  before: WeekCells,
) {
  const painted = cells.some((cell, index) => cell !== before[index]);
  const entries = painted
    ? entriesOf(cells).map(({ dayOfWeek, startTime, endTime }) => ({
        driver_id: id,
        day_of_week: dayOfWeek,
        start_time: startTime,
        end_time: endTime,
        type: 'regular',
      }))
    : [];
  return {
    drivers: [
      {
        id,
        version,
        tcd: serviceTypes.filter((service) => tcd.includes(service)),
        active_not_available: away,
        reason: away && reason.trim() ? reason.trim() : null,
        ...(painted && entries.length === 0 ? { clear_availability: true } : {}),
      },
    ],
    entries,
  };
}

function described({ tcd, active_not_available: away, reason, entries }: ProfileValues) {
  const week = entriesOf(entries).map(
    ({ dayOfWeek, startTime, endTime }) => `${dayNames[dayOfWeek]?.slice(0, 3)} ${startTime}–${endTime}`,
  );
  return [
    { key: 'tcd', label: 'Services', text: serviceTypes.filter((service) => tcd.includes(service)).join(', ') },
    { key: 'away', label: 'Unavailable', text: away ? ['Yes', reason].filter(Boolean).join(': ') : 'No' },
    { key: 'week', label: 'Weekly availability', text: week.join(', ') },
  ];
}

function weekOf({ availability }: DriverProfile) {
  return availability.map((entry) => ({
    dayOfWeek: entry.day_of_week as DayOfWeek,
    startTime: entry.start_time,
    endTime: entry.end_time,
  }));
}
