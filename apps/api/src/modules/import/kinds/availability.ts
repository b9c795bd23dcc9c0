import { dayNames } from '@roadside/domain/scheduling';
import type { Field } from '../records/field.ts';
import { writeAvailability } from './availability.repository.ts';
import { driverField, readDriverRows, textOf } from './driver-rows.ts';
import type { ImportKind } from './import-kind.ts';

/** A weekly time in table form. */
export interface ImportedAvailability {
  readonly employeeId: number;
  readonly dayOfWeek: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly type: string;
}

const availabilityFields: readonly Field[] = [
  driverField,
  { name: 'day_of_week', kind: 'choice', choices: dayNames, required: true, about: 'Sunday to Saturday' },
  {
    name: 'start_time',
    kind: 'text',
    required: true,
    about: 'clock time at the station, such as 06:00 or 6:00 AM',
  },
  {
    name: 'end_time',
    kind: 'text',
    required: true,
    about: 'clock time; if at or before the start, it’s on the next day',
  },
  { name: 'type', kind: 'text', about: 'any word; empty = regular' },
];

/** Weekly availability. A driver's rows replace their stored week. */
export const availability: ImportKind<ImportedAvailability> = {
  name: 'availability',
  fields: availabilityFields,
  wholeFile: true,
  asksDatabase: true,
  prepare(context, records) {
    const seen = new Set<string>();
    return readDriverRows(context, records, ({ values }, { employeeId }) => {
      const [startTime, endTime] = [clockTime(textOf(values, 'start_time')), clockTime(textOf(values, 'end_time'))];
      if (startTime === null || endTime === null) {
        const field = startTime === null ? 'start_time' : 'end_time';
        return {
          ok: false,
          reason: `${field} is '${textOf(values, field)}', expected a clock time such as 06:00 or 6:00 AM`,
        };
      }
      const day = textOf(values, 'day_of_week');
      const dayOfWeek = dayNames.findIndex((name) => name === day);
      const times = `${employeeId} ${dayOfWeek} ${startTime} ${endTime}`;
      if (seen.has(times)) return { ok: false, reason: 'the file already has these times for the driver' };
      seen.add(times);
      return {
        ok: true,
        row: { employeeId, dayOfWeek, startTime, endTime, type: textOf(values, 'type') ?? 'regular' },
      };
    });
  },
  write: writeAvailability,
};

/** 'HH:MM' from '6:00', '06:00:00', '6 PM' or '6:30 pm'; null for anything else. */
function clockTime(text: string | null): string | null {
  const match = /^(\d{1,2})(?::([0-5]\d)(?::00)?)?\s*([ap]\.?m\.?)?$/i.exec(text ?? '');
  if (!match) return null;
  const [, hour = '', minute, half] = match;
  if (half === undefined)
    return minute === undefined || Number(hour) > 23 ? null : `${hour.padStart(2, '0')}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  const ofDay = (Number(hour) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${minute ?? '00'}`;
}
