import { serviceGroups } from '@roadside/domain/calls';
import { permissions as knownPermissions } from '@roadside/domain/permissions';
import { splitProfileName } from '@roadside/domain/session';
import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValues } from '../records/field.ts';
import { writeEmployees } from './employees.repository.ts';
import type { ImportContext, ImportKind, Prepared, Rejection } from './import-kind.ts';
import type { KnownOrganization } from './organization-directory.ts';

/** An employee in table form. A driver with a station gets a driver's record below it. */
export interface ImportedEmployee {
  readonly line: number;
  readonly externalId: string;
  readonly organization: KnownOrganization;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly position: string;
  readonly permissions: readonly string[];
  readonly loginId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly group: string | null;
  readonly serviceTypes: readonly string[];
  readonly active: boolean;
}

const employeeFields: readonly Field[] = [
  { name: 'external_id', kind: 'text', about: 'the person’s id in the source' },
  {
    name: 'organization',
    kind: 'text',
    isId: true,
    required: true,
    about: 'external id or slug of the organization; for a driver, the station’s',
  },
  {
    name: 'full_name',
    kind: 'text',
    isName: true,
    about: 'first word = first name, the rest = last name; or use the two fields below',
  },
  { name: 'first_name', kind: 'text', isName: true, about: 'first name' },
  { name: 'last_name', kind: 'text', isName: true, about: 'last name; can be empty' },
  { name: 'display_name', kind: 'text', isName: true, about: 'the name on screens; if missing, first and last name' },
  {
    name: 'position_type',
    kind: 'text',
    required: true,
    about: 'driver, station-admin, territory-associate, executive, admin, Admin, or any other word (treated as staff)',
  },
  { name: 'permissions', kind: 'list', about: 'see-all; see-children; homepage-edit; beta; Admin' },
  { name: 'login_id', kind: 'text', isId: true, about: 'id in the club’s systems' },
  { name: 'phone_number', kind: 'text', isId: true, about: 'phone number' },
  { name: 'email', kind: 'text', about: 'stored as an unconfirmed address' },
  { name: 'group_name', kind: 'text', about: 'home page group' },
  { name: 'service_types', kind: 'list', about: 'drivers: Tow, Battery, Light Service, separated by semicolons' },
  { name: 'active', kind: 'boolean', about: 'false = has left; empty = true' },
];

export const employees: ImportKind<ImportedEmployee> = {
  name: 'employees',
  fields: employeeFields,
  wholeFile: true,
  asksDatabase: false,
  prepare: async (context, records) => prepareEmployees(context, records),
  write: writeEmployees,
};

function prepareEmployees(context: ImportContext, records: readonly ReadRecord[]): Prepared<ImportedEmployee> {
  const accepted: ImportedEmployee[] = [];
  const rejected: Rejection[] = [];
  for (const record of records) {
    const result = prepareEmployee(context, record);
    if ('reason' in result) rejected.push({ line: record.line, reason: result.reason });
    else accepted.push(result);
  }
  return { accepted, rejected, notes: [] };
}

function prepareEmployee(
  { map, organizations }: ImportContext,
  { line, externalId, values }: ReadRecord,
): ImportedEmployee | { readonly reason: string } {
  const reference = text(values, 'organization') ?? '';
  const organization = organizations.find(reference, map.source);
  if (!organization) return { reason: `organization '${reference}' isn’t known; import the organizations first` };
  const position = text(values, 'position_type') ?? '';
  if (position === 'driver' && organization.type !== 'station' && organization.type !== 'driver')
    return { reason: `organization '${reference}' is a ${organization.type}, but a driver works at a station` };
  const { firstName, lastName } =
    text(values, 'first_name') === null
      ? splitProfileName(text(values, 'full_name') ?? '')
      : { firstName: text(values, 'first_name') ?? '', lastName: text(values, 'last_name') ?? '' };
  if (firstName === '') return { reason: 'first_name and full_name are empty' };
  const permissions = (values['permissions'] ?? []) as readonly string[];
  const unknown = permissions.find((permission) => !(knownPermissions as readonly string[]).includes(permission));
  if (unknown !== undefined)
    return { reason: `permissions has '${unknown}', expected some of ${knownPermissions.join(', ')}` };
  const serviceTypes = (values['service_types'] ?? []) as readonly string[];
  const stranger = serviceTypes.find((service) => !(serviceGroups as readonly string[]).includes(service));
  if (stranger !== undefined)
    return { reason: `service_types has '${stranger}', expected ${serviceGroups.join(', ')}` };
  const email = text(values, 'email');
  if (email !== null && !/^[^\s@]+@[^\s@]+$/.test(email)) return { reason: `email '${email}' isn’t an address` };
  return {
    line,
    externalId,
    organization,
    firstName,
    lastName,
    displayName: text(values, 'display_name') ?? `${firstName} ${lastName}`.trim(),
    position,
    permissions,
    loginId: text(values, 'login_id'),
    phone: text(values, 'phone_number'),
    email,
    group: text(values, 'group_name'),
    serviceTypes,
    active: values['active'] !== false,
  };
}

function text(values: FieldValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}
