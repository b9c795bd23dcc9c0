import { type ServiceType, serviceTypes } from './driver.ts';

/** Services each code filter asks for (specification, section 4). */
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
 * Whether a driver stands under a code filter: he works every service it names. A driver of two services so appears
 * under each of them and under the pair; no filter shows everybody.
 */
export function passesCodeFilter(tcd: readonly ServiceType[], filter: CodeFilter | null): boolean {
  return filter === null || codeFilters[filter].every((service) => tcd.includes(service));
}

/** How a bar is colored; values are tokens of the same names. */
export type ScheduleColor =
  | 'tow'
  | 'battery'
  | 'light-service'
  | 'multiple'
  | 'none'
  | 'outside-availability'
  | 'not-available';

/** The colors by name, as the specification, sections 5 and 9, gives them. */
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

/** The color of the services worked in a shift. */
export function scheduleColorOf(services: readonly ServiceType[]): ScheduleColor {
  const different = serviceTypes.filter((service) => services.includes(service));
  const [first, second] = different;
  if (first === undefined) return 'none';
  return second === undefined ? colors[first] : 'multiple';
}

/** The color of a dropped shift: of the driver's time where that forbids it, else of its services. */
export function dropColorOf(
  verdict: 'available' | 'outside-availability' | 'not-available',
  services: readonly ServiceType[],
): ScheduleColor {
  return verdict === 'available' ? scheduleColorOf(services) : verdict;
}
