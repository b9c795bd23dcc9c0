import { lifeProblems, providerTypeOf, serviceGroupOf, troubleCodes } from '@roadside/domain/calls';
import type { LifeStep } from '@roadside/domain/calls';
import type { ReadRecord } from '../map/row-reader.ts';
import type { FieldValues, Note } from '../records/field.ts';
import { resolveInOrder } from '../records/instant.ts';
import type { ParsedInstant } from '../records/instant.ts';
import { callFields, callTimes } from './call-fields.ts';
import type { CallColumn } from './call-fields.ts';
import { writeCalls } from './calls.repository.ts';
import type { ImportContext, ImportKind, Prepared, Rejection, RowNote } from './import-kind.ts';
import { movedNotes } from './moved-times.ts';
import type { KnownOrganization } from './organization-directory.ts';
import { readPlace } from './place.ts';

/** A call in table form. `values` has the columns this file fills, in the order of `columns`. */
export interface ImportedCall {
  readonly line: number;
  readonly externalId: string;
  readonly stationId: number;
  readonly localDay: string;
  readonly columns: readonly CallColumn[];
  readonly values: readonly (string | number | boolean | null)[];
}

type Scalar = string | number | boolean | null;

export const calls: ImportKind<ImportedCall> = {
  name: 'calls',
  fields: callFields,
  wholeFile: false,
  asksDatabase: false,
  prepare: async (context, records) => prepareCalls(context, records),
  write: writeCalls,
};

// Copied unchanged; the others are computed below.
const plainFields = callFields
  .map(({ name, kind }) => ({ name, kind }))
  .filter(
    ({ name, kind }) =>
      kind !== 'instant' &&
      ![
        'external_id',
        'station',
        'driver',
        'trouble_code',
        'provider_type',
        'appointment',
        'latitude',
        'longitude',
      ].includes(name),
  );

function prepareCalls(context: ImportContext, records: readonly ReadRecord[]): Prepared<ImportedCall> {
  const accepted: ImportedCall[] = [];
  const rejected: Rejection[] = [];
  const notes: RowNote[] = [];
  for (const record of records) {
    const result = prepareCall(context, record);
    if ('reason' in result) rejected.push({ line: record.line, reason: result.reason });
    else {
      accepted.push(result.call);
      for (const note of result.notes) notes.push({ line: record.line, ...note });
    }
  }
  return { accepted, rejected, notes };
}

function prepareCall(
  context: ImportContext,
  { line, externalId, values }: ReadRecord,
): { readonly call: ImportedCall; readonly notes: readonly Note[] } | { readonly reason: string } {
  const { map, organizations } = context;
  const station = organizations.find(text(values, 'station') ?? '', map.source);
  if (station?.type !== 'station')
    return {
      reason: `station '${text(values, 'station')}' ${station ? `is a ${station.type}` : 'isn’t known'}; import the organizations first`,
    };
  const driverName = text(values, 'driver');
  const driver = driverName === null ? null : organizations.findDriver(driverName, map.source);
  if (driverName !== null && driver?.type !== 'driver')
    return {
      reason: `driver '${driverName}' ${driver ? `is a ${driver.type}` : 'isn’t known'}; import the employees first`,
    };
  const troubleCode = text(values, 'trouble_code')?.toUpperCase() ?? '';
  if (serviceGroupOf(troubleCode) === null)
    return {
      reason: `trouble_code '${troubleCode}' isn’t one of ${troubleCodes.map(({ code }) => code).join(' ')}; add it to the map’s values`,
    };

  const times = readTimes(context, values, station);
  if ('reason' in times) return times;
  const local = context.clock(station.timeZone).localTime(times.received);
  const hasPlace = Object.hasOwn(values, 'latitude') || Object.hasOwn(values, 'longitude');
  const [givenNorth, givenEast] = [values['latitude'] ?? null, values['longitude'] ?? null];
  const { leftOut, ...place } = readPlace(givenNorth, givenEast, { bounds: map.bounds, timeZone: station.timeZone });

  const filled: Partial<Record<CallColumn, Scalar>> = {
    local_day: local.day,
    local_hour: local.hour,
    station_id: station.id,
    ...(driverName === null ? {} : { driver_id: driver?.id ?? null }),
    provider_type:
      text(values, 'provider_type') ?? (station.facilityType === null ? null : providerTypeOf(station.facilityType)),
    trouble_code: troubleCode,
    appointment: values['appointment'] === true,
    ...times.columns,
    ...(hasPlace ? place : {}),
  };
  for (const { name } of plainFields)
    if (Object.hasOwn(values, name)) filled[name as CallColumn] = values[name] as Scalar;
  const columns = Object.keys(filled) as CallColumn[];
  const row = columns.map((column) => filled[column] ?? null);
  return {
    notes:
      leftOut === undefined
        ? times.notes
        : [...times.notes, { what: leftOut, value: `'${String(givenNorth ?? '')}, ${String(givenEast ?? '')}'` }],
    call: { line, externalId, stationId: station.id, localDay: local.day, columns, values: row },
  };
}

function readTimes(
  { map, timeZone, clock }: ImportContext,
  values: FieldValues,
  station: KnownOrganization,
):
  | {
      readonly received: number;
      readonly columns: Partial<Record<CallColumn, Scalar>>;
      readonly notes: readonly Note[];
    }
  | { readonly reason: string } {
  const zone = clock(timeZone ?? station.timeZone);
  const columns: Partial<Record<CallColumn, Scalar>> = {};
  const life: Partial<Record<LifeStep, number>> = {};
  const given: { name: (typeof callTimes)[number][0]; step: LifeStep; parsed: ParsedInstant }[] = [];
  for (const [name, step] of callTimes) {
    const parsed = values[name] as ParsedInstant | null | undefined;
    if (parsed === null) columns[name] = null;
    else if (parsed !== undefined) given.push({ name, step, parsed });
  }
  const rules = { nonexistent: map.nonexistentTime, ambiguous: map.ambiguousTime };
  const resolvedTimes = resolveInOrder(
    given.map(({ parsed }) => parsed),
    zone,
    rules,
  );
  for (const [index, resolved] of resolvedTimes.entries()) {
    const { name, step } = given[index] as (typeof given)[number];
    if ('problem' in resolved) return { reason: `${name}: ${resolved.problem}` };
    life[step] = resolved.instant;
    columns[name] = new Date(resolved.instant).toISOString();
  }
  const [problem] = lifeProblems(life);
  if (problem?.code === 'out-of-order') {
    const nameOf = (step: LifeStep) => callTimes.find(([, code]) => code === step)?.[0] ?? step;
    return { reason: `${nameOf(problem.later)} is before ${nameOf(problem.earlier)}` };
  }
  if (life.RE === undefined) return { reason: 'received_at is empty' };
  const names = given.map(({ name }) => name);
  return { received: life.RE, columns, notes: movedNotes(names, resolvedTimes, zone) };
}

function text(values: FieldValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}
