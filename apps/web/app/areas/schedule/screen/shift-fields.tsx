import { firstAcceptedDay, lastAcceptedDay } from '@roadside/domain/calendar';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Combobox } from '@roadside/ui/combobox';
import { DatePicker } from '@roadside/ui/date-picker';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { TextArea } from '@roadside/ui/text-area';
import { ToggleGroup } from '@roadside/ui/toggle-group';
import { serviceTypes } from '@roadside/domain/scheduling';
import type { Driver } from '@roadside/scheduler-gantt/model';
import type { EditorSlot } from '@roadside/scheduler-gantt/view';
import { useMemo } from 'react';
import { serviceKey, servicesIn } from '../model/services.ts';
import { shiftEffect } from '../model/shift-effect.ts';
import { rowIdOf } from '../model/gantt-rows.ts';
import { useOpenSchedule } from './schedule-context.ts';
import { ShiftHistory } from './shift-history.tsx';
import { TakersList, type WantedShift } from './takers-list.tsx';
import { BreaksField } from './breaks-field.tsx';
import { TypedTimes } from './typed-times.tsx';
import * as styles from './schedule.css.ts';

interface ShiftFieldsProps {
  readonly slot: EditorSlot;
  readonly drivers: readonly Driver[];
  readonly today: string;
}

/** The shift in the editor, as a question who can take it; null outside of an open schedule. */
function useWanted({ shift, draft }: EditorSlot): WantedShift | null {
  const open = useOpenSchedule();
  const driver = open?.state.reply.drivers.find((each) => rowIdOf(each) === draft.driverId);
  if (!open || driver?.station_id == null) return null;
  return {
    slug: open.place.slug,
    stationId: driver.station_id,
    start: draft.start,
    end: draft.end,
    services: servicesIn(draft.service),
    shiftId: open.state.session.entryIdOf(shift.id),
  };
}

/** The fields of the shift editor: driver, time, services, repeat and note, with any findings. */
export default function ShiftFields({ slot, drivers, today }: ShiftFieldsProps) {
  const { draft, change } = slot;
  const people = useMemo(
    () =>
      drivers
        .filter(({ readOnly }) => !readOnly)
        .map(({ id, name, detail, group }) => ({
          id,
          label: name,
          ...(detail || group ? { description: [detail, group].filter(Boolean).join(' · ') } : {}),
        })),
    [drivers],
  );
  const wanted = useWanted(slot);
  const session = useOpenSchedule()?.state.session;
  const timeZone = session?.rows.timeZoneOf(draft.driverId);
  const effect = session ? shiftEffect(session.model, slot) : null;
  return (
    <Grid columns={2} gap={12} asChild className={styles.fields}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          slot.save();
        }}
      >
        <Field label="Driver" className={styles.wide}>
          <Combobox
            label="Driver"
            items={people}
            value={draft.driverId}
            valueLabel={drivers.find(({ id }) => id === draft.driverId)?.name ?? ''}
            onValueChange={(driverId) => driverId !== null && change({ driverId })}
          />
        </Field>
        {wanted && <TakersList shift={wanted} onChoose={(employee) => change({ driverId: `e${employee}` })} />}
        {timeZone !== undefined && <TypedTimes slot={slot} timeZone={timeZone} />}
        <Field label="Day" className={styles.wide}>
          <DatePicker
            today={today}
            min={firstAcceptedDay}
            max={lastAcceptedDay}
            value={slot.day}
            onValueChange={(day) => day !== null && slot.changeDay(day)}
          />
        </Field>
        <Field label="Start">
          <Select
            items={slot.starts.map(({ at, text }) => ({ value: String(at), label: text }))}
            value={String(draft.start)}
            onValueChange={(value) => change({ start: Number(value) })}
          />
        </Field>
        <Field label="End">
          <Select
            items={[
              { value: 'open', label: 'No set end (8 h)' },
              ...slot.ends.map(({ at, text }) => ({ value: String(at), label: text })),
            ]}
            value={draft.openEnd ? 'open' : String(draft.end)}
            onValueChange={(value) => (value === 'open' ? change({ openEnd: true }) : change({ end: Number(value) }))}
          />
        </Field>
        {effect && <p className={`${styles.small} ${styles.wide}`}>{effect}</p>}
        <div className={styles.wide}>
          <ToggleGroup.Root
            aria-label="Services"
            size="sm"
            value={servicesIn(draft.service)}
            onValueChange={(chosen) =>
              change({ service: serviceKey(serviceTypes.filter((service) => chosen.includes(service))) })
            }
          >
            {serviceTypes.map((service) => (
              <ToggleGroup.Item key={service} value={service}>
                {service}
              </ToggleGroup.Item>
            ))}
          </ToggleGroup.Root>
        </div>
        <Inline align="stretch" wrap asChild className={styles.repeat}>
          <fieldset>
            <legend className={styles.small}>Repeat on</legend>
            {slot.weekdays.map(({ value, text }) => (
              <Checkbox
                key={value}
                label={text}
                checked={draft.repeatOn.has(value)}
                onCheckedChange={(on) => {
                  const next = new Set(draft.repeatOn);
                  if (on) next.add(value);
                  else next.delete(value);
                  change({ repeatOn: next });
                }}
              />
            ))}
          </fieldset>
        </Inline>
        {draft.repeatOn.size > 0 && (
          <Field label="Weeks" description={slot.repeats === 1 ? 'Adds 1 shift' : `Adds ${slot.repeats} shifts`}>
            <NumberField
              min={1}
              max={12}
              value={draft.weeks}
              onValueChange={(weeks) => change({ weeks: weeks ?? 1 })}
            />
          </Field>
        )}
        {timeZone !== undefined && <BreaksField slot={slot} timeZone={timeZone} />}
        <Field label="Note" className={styles.wide}>
          <TextArea rows={2} maxLength={500} value={draft.note} onValueChange={(note) => change({ note })} />
        </Field>
        {wanted?.shiftId !== undefined && <ShiftHistory slug={wanted.slug} shift={wanted.shiftId} />}
        {slot.problem && (
          <p role="alert" className={styles.problem}>
            {slot.problem}
          </p>
        )}
        <Inline align="stretch" justify="between" className={styles.actions}>
          <Button tone="danger" emphasis="plain" onClick={slot.remove}>
            Delete shift
          </Button>
          <Inline align="stretch" asChild>
            <span>
              <Button onClick={slot.close}>Cancel</Button>
              <Button type="submit" tone="beacon" disabled={slot.blocked}>
                Apply
              </Button>
            </span>
          </Inline>
        </Inline>
      </form>
    </Grid>
  );
}
