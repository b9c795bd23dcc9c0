import type { StationFacilityType } from '@roadside/domain/calls';
import { rankOf } from '@roadside/domain/geography';
import type { GeographyType } from '@roadside/domain/geography';
import { serviceGroups } from '@roadside/domain/calls';
import { slugOf } from '../../../platform/organizations/slug.ts';
import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValues } from '../records/field.ts';
import type { ImportContext, ImportKind, Prepared, Rejection, RowNote } from './import-kind.ts';
import { placeFields, readPlace } from './place.ts';
import { existingOrganizations, stationsWithCalls, writeOrganizations } from './organizations.repository.ts';

export const organizationTypes = [
  'club',
  'club-region',
  'market',
  'territory',
  'station-state',
  'facility-rep',
  'station-business',
  'station',
  'driver',
] as const satisfies readonly GeographyType[];
export type OrganizationType = (typeof organizationTypes)[number];

/** Another organization, from the same file or already stored. */
export type OrganizationReference =
  | { readonly kind: 'row'; readonly externalId: string }
  | { readonly kind: 'known'; readonly id: number };

/** An organization in table form. */
export interface ImportedOrganization {
  readonly line: number;
  readonly externalId: string;
  readonly slug: string;
  readonly name: string;
  readonly displayName: string;
  readonly type: OrganizationType;
  readonly facilityType: StationFacilityType | null;
  readonly parent: OrganizationReference | null;
  readonly state: OrganizationReference | null;
  readonly facilityRep: OrganizationReference | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly timeZone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly serviceTypes: readonly string[];
  readonly active: boolean;
}

const organizationFields: readonly Field[] = [
  { name: 'external_id', kind: 'text', about: 'its id in the source' },
  { name: 'name', kind: 'text', isName: true, required: true, about: 'its name' },
  {
    name: 'type',
    kind: 'choice',
    choices: organizationTypes,
    required: true,
    about: `one of ${organizationTypes.join(', ')}`,
  },
  { name: 'slug', kind: 'text', about: 'its name in web addresses; if missing, made from the name' },
  { name: 'display_name', kind: 'text', isName: true, about: 'the name on screens; if missing, the name' },
  {
    name: 'parent',
    kind: 'text',
    isId: true,
    about: 'external id or slug of the organization above it; only a club has none',
  },
  { name: 'state', kind: 'text', isId: true, about: 'stations: external id or slug of the station-state' },
  { name: 'facility_rep', kind: 'text', isId: true, about: 'stations: external id or slug of the facility-rep' },
  { name: 'facility_type', kind: 'choice', choices: ['PSP', 'nonPSP', 'Fleet'], about: 'stations: the network' },
  {
    name: 'time_zone',
    kind: 'text',
    about: 'such as America/New_York; if missing, that of the organization above',
  },
  { name: 'first_name', kind: 'text', isName: true, about: 'for a facility-rep or driver' },
  { name: 'last_name', kind: 'text', isName: true, about: 'for a facility-rep or driver' },
  ...placeFields.map((field) => (field.name === 'latitude' ? { ...field, about: 'degrees north' } : field)),
  { name: 'service_types', kind: 'list', about: 'drivers: Tow, Battery, Light Service, separated by semicolons' },
  { name: 'active', kind: 'boolean', about: 'false = inactive; empty = true' },
];

export const organizations: ImportKind<ImportedOrganization> = {
  name: 'organizations',
  fields: organizationFields,
  wholeFile: true,
  asksDatabase: true,
  prepare: prepareOrganizations,
  write: writeOrganizations,
};

interface Draft {
  readonly record: ReadRecord;
  readonly type: OrganizationType;
  readonly parentReference: string | null;
}

async function prepareOrganizations(
  context: ImportContext,
  records: readonly ReadRecord[],
): Promise<Prepared<ImportedOrganization>> {
  const { map } = context;
  const drafts = new Map(
    records.map((record): [string, Draft] => [
      record.externalId,
      { record, type: record.values['type'] as OrganizationType, parentReference: text(record.values, 'parent') },
    ]),
  );
  const [existing, withCalls] = await Promise.all([existingOrganizations(context.db), stationsWithCalls(context.db)]);
  const taken = new Map(existing.map(({ slug, source, external_id }) => [slug, `${source}\u0000${external_id ?? ''}`]));
  const known = new Map(existing.filter(({ source }) => source === map.source).map((row) => [row.external_id, row]));
  const notes: RowNote[] = [];
  const done = new Map<string, ImportedOrganization | { readonly reason: string }>();

  // Parents first, regardless of file order; `waiting` detects cycles.
  const prepare = (
    externalId: string,
    waiting: ReadonlySet<string>,
  ): ImportedOrganization | { readonly reason: string } => {
    const ready = done.get(externalId);
    if (ready) return ready;
    const draft = drafts.get(externalId) as Draft;
    const result = waiting.has(externalId)
      ? { reason: `parent '${draft.parentReference}' leads back to the organization itself` }
      : build(draft, new Set([...waiting, externalId]));
    // In a cycle, the inner visit has already reported the problem.
    const first = done.get(externalId) ?? result;
    done.set(externalId, first);
    return first;
  };

  const refer = (
    reference: string,
    waiting: ReadonlySet<string>,
  ):
    | { readonly reference: OrganizationReference; readonly type: GeographyType; readonly timeZone: string }
    | { readonly reason: string } => {
    if (drafts.has(reference)) {
      const above = prepare(reference, waiting);
      return 'reason' in above
        ? { reason: `'${reference}' was rejected` }
        : { reference: { kind: 'row', externalId: reference }, type: above.type, timeZone: above.timeZone };
    }
    const found = context.organizations.find(reference, map.source);
    return found
      ? { reference: { kind: 'known', id: found.id }, type: found.type, timeZone: found.timeZone }
      : { reason: `'${reference}' isn’t known` };
  };

  const build = (
    { record, type, parentReference }: Draft,
    waiting: ReadonlySet<string>,
  ): ImportedOrganization | { readonly reason: string } => {
    const { values, externalId, line } = record;
    const before = known.get(externalId);
    if (before && before.type !== type) return { reason: `type is ${type}, but it already exists as a ${before.type}` };
    if (parentReference === null && type !== 'club') return { reason: `parent is empty; only a club has none` };
    const parent = parentReference === null ? null : refer(parentReference, waiting);
    if (parent && 'reason' in parent) return { reason: `parent ${parent.reason}` };
    if (parent && rankOf(parent.type) >= rankOf(type))
      return { reason: `parent '${parentReference}' is a ${parent.type}, which can’t be above a ${type}` };
    const cuts: Partial<Record<'state' | 'facility_rep', OrganizationReference>> = {};
    for (const [name, wanted] of [
      ['state', 'station-state'],
      ['facility_rep', 'facility-rep'],
    ] as const) {
      const reference = text(values, name);
      if (reference === null) continue;
      const cut = refer(reference, waiting);
      if ('reason' in cut || cut.type !== wanted)
        return {
          reason: `${name} ${'reason' in cut ? cut.reason : `'${reference}' is a ${cut.type}, expected a ${wanted}`}`,
        };
      if (type !== 'station') return { reason: `${name} is for stations only` };
      cuts[name] = cut.reference;
    }
    const timeZone = text(values, 'time_zone') ?? before?.time_zone ?? parent?.timeZone;
    if (timeZone === undefined) return { reason: 'time_zone is empty' };
    if (!isTimeZone(timeZone))
      return { reason: `time_zone '${timeZone}' isn’t a time zone; use a name like America/New_York` };
    if (before && before.time_zone !== timeZone && withCalls.has(before.id))
      return {
        reason: `time_zone would change from ${before.time_zone} to ${timeZone}, but its calls are counted by days in the old zone`,
      };
    const serviceTypes = (values['service_types'] ?? []) as readonly string[];
    const stranger = serviceTypes.find((service) => !(serviceGroups as readonly string[]).includes(service));
    if (stranger !== undefined)
      return { reason: `service_types has '${stranger}', expected ${serviceGroups.join(', ')}` };

    const name = text(values, 'name') ?? '';
    const owner = `${map.source}\u0000${externalId}`;
    const givenSlug = text(values, 'slug');
    if (givenSlug !== null && givenSlug !== slugOf(givenSlug))
      return { reason: `slug '${givenSlug}' can have only lower-case letters, digits and hyphens` };
    if (givenSlug !== null && (taken.get(givenSlug) ?? owner) !== owner)
      return { reason: `slug '${givenSlug}' belongs to another organization` };
    const slug = givenSlug ?? before?.slug ?? freeSlug(slugOf(name) || slugOf(`${type} ${externalId}`) || type, taken);
    taken.set(slug, owner);
    const [north, east] = [values['latitude'] ?? null, values['longitude'] ?? null];
    const { latitude, longitude, leftOut } = readPlace(north, east, { timeZone });
    if (leftOut !== undefined)
      notes.push({ line, what: leftOut, value: `'${String(north ?? '')}, ${String(east ?? '')}'` });
    return {
      line,
      externalId,
      slug,
      name,
      displayName: text(values, 'display_name') ?? name,
      type,
      facilityType: (text(values, 'facility_type') as StationFacilityType | null) ?? null,
      parent: parent?.reference ?? null,
      state: cuts.state ?? null,
      facilityRep: cuts.facility_rep ?? null,
      firstName: text(values, 'first_name'),
      lastName: text(values, 'last_name'),
      timeZone,
      latitude,
      longitude,
      serviceTypes,
      active: values['active'] !== false,
    };
  };

  const accepted: ImportedOrganization[] = [];
  const rejected: Rejection[] = [];
  for (const [externalId, { record }] of drafts) {
    const result = prepare(externalId, new Set());
    if ('reason' in result) rejected.push({ line: record.line, reason: result.reason });
    else accepted.push(result);
  }
  return { accepted, rejected, notes };
}

function text(values: FieldValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The slug, or the slug with the first available number. */
export function freeSlug(wanted: string, taken: ReadonlyMap<string, string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
  return slug;
}
