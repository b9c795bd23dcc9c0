import { serviceTypes, type ServiceType } from '@roadside/domain/scheduling';

const keys = { Tow: 'tow', Battery: 'battery', 'Light Service': 'light' } as const satisfies Record<
  ServiceType,
  string
>;

/** The gantt's key for services worked in one shift: `tow`, `battery+light`, `none`. */
export function serviceKey(services: readonly ServiceType[]): string {
  const known = serviceTypes.filter((service) => services.includes(service)).map((service) => keys[service]);
  return known.length === 0 ? 'none' : known.join('+');
}

/** The services of a gantt key. */
export function servicesIn(key: string): readonly ServiceType[] {
  const parts = key.split('+');
  return serviceTypes.filter((service) => parts.includes(keys[service]));
}

/** `Tow + Light Service`. */
export function servicesInWords(services: readonly ServiceType[]): string {
  return services.length === 0 ? 'No service' : services.join(' + ');
}

const letters = { Tow: 'T', Battery: 'B', 'Light Service': 'L' } as const satisfies Record<ServiceType, string>;

/** `T B L`, as the legend explains them. */
export const serviceLetters = (services: readonly ServiceType[]): string =>
  serviceTypes
    .filter((service) => services.includes(service))
    .map((service) => letters[service])
    .join(' ');
