import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValues, Note } from '../records/field.ts';
import { activeEmployees } from './driver-rows.repository.ts';
import type { ImportContext, Prepared, Rejection, RowNote } from './import-kind.ts';
import type { KnownOrganization } from './organization-directory.ts';

/** The field that identifies a row's driver. */
export const driverField: Field = {
  name: 'driver',
  kind: 'text',
  isId: true,
  required: true,
  about: 'external id or slug of the driver',
};

/** The driver of a row. */
export interface RowDriver {
  readonly employeeId: number;
  readonly record: KnownOrganization;
}

/** A row to write, or the reason it can't be. */
export type ReadRow<Row> =
  | { readonly ok: true; readonly row: Row; readonly notes?: readonly Note[] }
  | { readonly ok: false; readonly reason: string };

/** Finds the driver of each record and reads the rest of the record. */
export async function readDriverRows<Row>(
  context: ImportContext,
  records: readonly ReadRecord[],
  read: (record: ReadRecord, driver: RowDriver) => ReadRow<Row>,
): Promise<Prepared<Row>> {
  const named = records.map((record) => ({
    record,
    place: context.organizations.findDriver(textOf(record.values, 'driver') ?? '', context.map.source),
  }));
  const employees = await activeEmployees(
    context.db,
    named.flatMap(({ place }) => (place?.type === 'driver' ? place.id : [])),
  );
  const accepted: Row[] = [];
  const rejected: Rejection[] = [];
  const notes: RowNote[] = [];
  for (const { record, place } of named) {
    const employeeId = place ? employees.get(place.id) : undefined;
    const result: ReadRow<Row> =
      place && employeeId !== undefined
        ? read(record, { employeeId, record: place })
        : { ok: false, reason: whyUnknown(textOf(record.values, 'driver') ?? '', place) };
    if (result.ok) {
      accepted.push(result.row);
      for (const note of result.notes ?? []) notes.push({ line: record.line, ...note });
    } else rejected.push({ line: record.line, reason: result.reason });
  }
  return { accepted, rejected, notes };
}

function whyUnknown(reference: string, place: KnownOrganization | null): string {
  if (!place) return `driver '${reference}' isn’t known; import the employees first`;
  return place.type === 'driver'
    ? `driver '${reference}' has no active employee`
    : `driver '${reference}' is a ${place.type}`;
}

/** A text field's value; null when it is empty. */
export function textOf(values: FieldValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}
