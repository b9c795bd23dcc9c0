/** The three services, as named in drivers, schedules and filters. */
export const serviceGroups = ['Tow', 'Battery', 'Light Service'] as const;

/** One of the three services. */
export type ServiceGroup = (typeof serviceGroups)[number];

/**
 * One trouble code (tcd): what is wrong with the car. Labels are ours to change; codes and groups are fixed (section
 * 5).
 */
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

/** The same lists under the uppercase keys that filters send (section 5). */
export const troubleCodesByKey = {
  TOW: troubleCodesByGroup.Tow,
  BATTERY: troubleCodesByGroup.Battery,
  'LIGHT SERVICE': troubleCodesByGroup['Light Service'],
} as const;

/** The service of a code, or null for a code the specification does not list. */
export function serviceGroupOf(code: string): ServiceGroup | null {
  return byCode.get(code)?.group ?? null;
}

/** Label of a code, for example 'Flatbed tow'; the code itself if unknown. */
export function troubleCodeLabel(code: string): string {
  return byCode.get(code)?.label ?? code;
}

/**
 * Resolves filter names to trouble codes: an uppercase key ('TOW'), a group ('Light Service') or a single code ('5F').
 * Unknown names are ignored; each code appears once, in catalog order.
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
