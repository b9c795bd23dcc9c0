import { type ServiceType, serviceTypes } from './driver.ts';

/** Services required by each code filter (specification, section 4). */
export const codeFilters = {
  tow: ['Tow'],
  battery: ['Battery'],
  ls: ['Light Service'],
  battery_light_service: ['Battery', 'Light Service'],
  tow_light_service: ['Tow', 'Light Service'],
} as const satisfies Readonly<Record<string, readonly ServiceType[]>>;

/** Name of a code filter. */
export type CodeFilter = keyof typeof codeFilters;

/**
 * Whether a driver matches a code filter, that is, works every service in it. So a driver with two services appears
 * under each of them and under the pair; no filter shows everyone.
 */
export function passesCodeFilter(tcd: readonly ServiceType[], filter: CodeFilter | null): boolean {
  return filter === null || codeFilters[filter].every((service) => tcd.includes(service));
}

/** Bar colors; values are tokens of the same names. */
export type ScheduleColor =
  | 'tow'
  | 'battery'
  | 'light-service'
  | 'multiple'
  | 'none'
  | 'outside-availability'
  | 'not-available';

/** Color names, as given in the specification, sections 5 and 9. */
export const scheduleColorNames: Readonly<Record<ScheduleColor, string>> = {
  tow: 'blue',
  battery: 'orange',
  'light-service': 'dark orange',
  multiple: 'dark slate',
  none: 'gray',
  'outside-availability': 'dark',
  'not-available': 'dark red',
};

const colors: Readonly<Record<ServiceType, ScheduleColor>> = {
  Tow: 'tow',
  Battery: 'battery',
  'Light Service': 'light-service',
};

/** Color for the services worked in a shift. */
export function scheduleColorOf(services: readonly ServiceType[]): ScheduleColor {
  const different = serviceTypes.filter((service) => services.includes(service));
  const [first, second] = different;
  if (first === undefined) return 'none';
  return second === undefined ? colors[first] : 'multiple';
}

/** Color of a dropped shift: by the driver's availability if it conflicts, otherwise by service. */
export function dropColorOf(
  verdict: 'available' | 'outside-availability' | 'not-available',
  services: readonly ServiceType[],
): ScheduleColor {
  return verdict === 'available' ? scheduleColorOf(services) : verdict;
}
