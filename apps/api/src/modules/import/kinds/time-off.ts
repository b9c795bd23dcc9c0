import type { Field } from '../records/field.ts';
import { driverField, readDriverRows, textOf } from './driver-rows.ts';
import type { ImportKind } from './import-kind.ts';
import { writeTimeOff } from './time-off.repository.ts';

/** Days off in table form, already approved. */
export interface ImportedTimeOff {
  readonly employeeId: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly type: string;
  readonly reason: string | null;
}

const timeOffFields: readonly Field[] = [
  driverField,
  { name: 'pto_start', kind: 'instant', isPlan: true, required: true, about: 'first day off, such as 2026-11-27' },
  { name: 'pto_end', kind: 'instant', isPlan: true, about: 'last day off, such as 2026-11-28; empty = the first day' },
  { name: 'type', kind: 'text', about: 'vacation, sick or any other word; empty = vacation' },
  { name: 'reason', kind: 'text', about: 'a note for managers' },
];

/** Days off that have been approved already. */
export const timeOff: ImportKind<ImportedTimeOff> = {
  name: 'time-off',
  fields: timeOffFields,
  wholeFile: true,
  asksDatabase: true,
  prepare(context, records) {
    const seen = new Set<string>();
    return readDriverRows(context, records, ({ values }, { employeeId, record }) => {
      const dayOf = (name: string): string | null => {
        const value = values[name];
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
        const zone = context.clock(context.timeZone ?? record.timeZone);
        if ('exact' in value) return zone.localTime(value.exact).day;
        return 'wall' in value ? new Date(value.wall).toISOString().slice(0, 10) : null;
      };
      const startsOn = dayOf('pto_start') ?? '';
      const endsOn = dayOf('pto_end') ?? startsOn;
      if (endsOn < startsOn) return { ok: false, reason: 'pto_end is before pto_start' };
      const type = textOf(values, 'type') ?? 'vacation';
      const days = `${employeeId} ${startsOn} ${endsOn} ${type}`;
      if (seen.has(days)) return { ok: false, reason: 'the file already has these days for the driver' };
      seen.add(days);
      return { ok: true, row: { employeeId, startsOn, endsOn, type, reason: textOf(values, 'reason') } };
    });
  },
  write: writeTimeOff,
};
