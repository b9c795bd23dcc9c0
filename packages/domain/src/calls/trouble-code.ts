/** The three services of the trade, as drivers, schedules and filters name them. */
export const serviceGroups = ['Tow', 'Battery', 'Light Service'] as const;

/** One service of the trade. */
export type ServiceGroup = (typeof serviceGroups)[number];

/** One trouble code (tcd): what is wrong with the car. Labels are ours and may be changed; codes and groups are not (section 5). */
export interface TroubleCode {
  readonly code: string;
  readonly group: ServiceGroup;
  readonly label: string;
}

/** Every trouble code, group by group in the order of section 5. */
export const troubleCodes = [
  { code: '1', group: 'Battery', label: 'Jump start' },
  { code: '1B', group: 'Battery', label: 'Battery test or replacement' },
  { code: '4', group: 'Battery', label: 'No start, other' },
  { code: '5', group: 'Tow', label: 'Tow' },
  { code: '5F', group: 'Tow', label: 'Flatbed tow' },
  { code: '8', group: 'Tow', label: 'Extrication, winch or accident tow' },
  { code: 'BK', group: 'Light Service', label: 'Bicycle' },
  { code: '0', group: 'Light Service', label: 'Other' },
  { code: '2', group: 'Light Service', label: 'Flat tire' },
  { code: '2A', group: 'Light Service', label: 'Flat tire, no spare' },
  { code: '3', group: 'Light Service', label: 'Fuel delivery' },
  { code: '3B', group: 'Light Service', label: 'EV charge' },
  { code: '3D', group: 'Light Service', label: 'Diesel delivery' },
  { code: '6', group: 'Light Service', label: 'Lockout' },
  { code: '6A', group: 'Light Service', label: 'Keys in trunk' },
  { code: '6B', group: 'Light Service', label: 'Locksmith' },
  { code: '9', group: 'Light Service', label: 'Miscellaneous' },
] as const satisfies readonly TroubleCode[];

const byCode: ReadonlyMap<string, TroubleCode> = new Map(troubleCodes.map((entry) => [entry.code, entry]));

const codesOf = (group: ServiceGroup): readonly string[] =>
  troubleCodes.filter((entry) => entry.group === group).map((entry) => entry.code);

/** The codes of each service (the ticket-type groups of section 5). */
export const troubleCodesByGroup: Readonly<Record<ServiceGroup, readonly string[]>> = {
  Tow: codesOf('Tow'),
  Battery: codesOf('Battery'),
  'Light Service': codesOf('Light Service'),
};

/** The same lists under the upper-case keys that filters send (section 5). */
export const troubleCodesByKey = {
  TOW: troubleCodesByGroup.Tow,
  BATTERY: troubleCodesByGroup.Battery,
  'LIGHT SERVICE': troubleCodesByGroup['Light Service'],
} as const;

/** The service a code belongs to, or null for a code the specification does not know. */
export function serviceGroupOf(code: string): ServiceGroup | null {
  return byCode.get(code)?.group ?? null;
}

/** A code in words, for example 'Flatbed tow'; an unknown code answers itself. */
export function troubleCodeLabel(code: string): string {
  return byCode.get(code)?.label ?? code;
}

/**
 * Turns what a filter names into trouble codes: an upper-case key ('TOW'), a group ('Light Service') or
 * a single code ('5F'). Unknown names are left out; each code comes once, in the catalog's order.
 */
export function troubleCodesFor(names: readonly string[]): readonly string[] {
  const wanted = new Set(
    names.flatMap((name) =>
      isKey(name) ? troubleCodesByKey[name] : isServiceGroup(name) ? troubleCodesByGroup[name] : [name],
    ),
  );
  return troubleCodes.filter((entry) => wanted.has(entry.code)).map((entry) => entry.code);
}

function isKey(name: string): name is keyof typeof troubleCodesByKey {
  return Object.hasOwn(troubleCodesByKey, name);
}

function isServiceGroup(name: string): name is ServiceGroup {
  return Object.hasOwn(troubleCodesByGroup, name);
}
