import type { DriverProfile } from '@roadside/contract/schemas';
import { cellsOf, type DayOfWeek, entriesOf, serviceTypes, type WeekCells } from '@roadside/domain/scheduling';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { WeekGrid } from '../../../kit/week-grid/week-grid.tsx';
import type { DriverKey } from '../model/driver-key.ts';
import type { DriversResource } from '../server/drivers.server.ts';
import * as styles from './drivers.css.ts';
import { ServiceChoices } from './service-choices.tsx';
import { driversAddress } from '../model/addresses.ts';

/** Services, availability and whether the driver can be scheduled. Read-only for people who may not edit it. */
export function ProfileForm({ driver, place }: { readonly driver: DriverProfile; readonly place: DriverKey }) {
  const { change, busy } = useChange<DriversResource>(driversAddress({ slug: place.slug }));
  const notify = useNotify();
  const [services, setServices] = useState<readonly string[]>(driver.tcd);
  const [away, setAway] = useState(driver.active_not_available);
  const [reason, setReason] = useState(driver.active_not_available_reason ?? '');
  const [cells, setCells] = useState<WeekCells>(() => cellsOf(weekOf(driver)));
  const [painted, setPainted] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const save = async () => {
    const entries = painted
      ? entriesOf(cells).map(({ dayOfWeek, startTime, endTime }) => ({
          driver_id: driver.id,
          day_of_week: dayOfWeek,
          start_time: startTime,
          end_time: endTime,
          type: 'regular',
        }))
      : [];
    const outcome = await change({
      intent: 'save',
      org_id: place.orgId,
      parameters: {
        drivers: [
          {
            id: driver.id,
            version: driver.version,
            tcd: serviceTypes.filter((service) => services.includes(service)),
            active_not_available: away,
            reason: away && reason.trim() ? reason.trim() : null,
            ...(painted && entries.length === 0 ? { clear_availability: true } : {}),
          },
        ],
        entries,
      },
    });
    if (!outcome) return;
    setRefusal(outcome.ok ? undefined : problemWords(outcome.problem).words);
    if (outcome.ok) notify({ tone: 'success', text: 'Profile saved' });
  };
  return (
    <form
      className={styles.stack}
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {refusal && (
        <Banner tone="danger" announce="assertive">
          {refusal}
        </Banner>
      )}
      <ServiceChoices value={services} disabled={!driver.can_write} onValueChange={setServices} />
      <div className={styles.tight}>
        <Checkbox
          label="Unavailable"
          description="Stays employed, but can't be scheduled"
          disabled={!driver.can_write}
          checked={away}
          onCheckedChange={setAway}
        />
        {away && (
          <Field label="Reason" optional>
            <TextField value={reason} onValueChange={setReason} maxLength={300} disabled={!driver.can_write} />
          </Field>
        )}
      </div>
      <WeekGrid
        label="Weekly availability"
        cells={cells}
        {...(driver.can_write
          ? {
              onChange: (next: WeekCells) => {
                setCells(next);
                setPainted(true);
              },
            }
          : {})}
      />
      {driver.can_write && (
        <div className={styles.buttons}>
          <Button type="submit" tone="beacon" loading={busy}>
            Save profile
          </Button>
        </div>
      )}
    </form>
  );
}

function weekOf({ availability }: DriverProfile) {
  return availability.map((entry) => ({
    dayOfWeek: entry.day_of_week as DayOfWeek,
    startTime: entry.start_time,
    endTime: entry.end_time,
  }));
}
