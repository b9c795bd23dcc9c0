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

/** How a bar is coloured; values are tokens of the same names. */
export type ScheduleColour =
  | 'tow'
  | 'battery'
  | 'light-service'
  | 'multiple'
  | 'none'
  | 'outside-availability'
  | 'not-available';

/** The colours by name, as the specification, sections 5 and 9, gives them. */
export const scheduleColourNames: Readonly<Record<ScheduleColour, string>> = {
  tow: 'blue',
  battery: 'orange',
  'light-service': 'dark orange',
  multiple: 'dark slate',
  none: 'grey',
  'outside-availability': 'dark',
  'not-available': 'dark red',
};

const colours: Readonly<Record<ServiceType, ScheduleColour>> = {
  Tow: 'tow',
  Battery: 'battery',
  'Light Service': 'light-service',
};

/** The colour of the services worked in a shift. */
export function scheduleColourOf(services: readonly ServiceType[]): ScheduleColour {
  const different = serviceTypes.filter((service) => services.includes(service));
  const [first, second] = different;
  if (first === undefined) return 'none';
  return second === undefined ? colours[first] : 'multiple';
}

/** The colour of a dropped shift: of the driver's time where that forbids it, else of its services. */
export function dropColourOf(
  verdict: 'available' | 'outside-availability' | 'not-available',
  services: readonly ServiceType[],
): ScheduleColour {
  return verdict === 'available' ? scheduleColourOf(services) : verdict;
}
