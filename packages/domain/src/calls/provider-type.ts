import type { FacilityType } from '../geography/geography.ts';

/** The network letter on calls and surveys (sc_svc_prov_type). */
export type ProviderType = 'P' | 'C' | 'F';

/** A network a station can belong to; csn is two of them, not one. */
export type StationFacilityType = Exclude<FacilityType, 'csn'>;

/** Names in the service-type filter and their letters (section 5). */
export const providerTypeByFilter = { PSP: 'P', 'NON-PSP': 'C', Fleet: 'F' } as const satisfies Readonly<
  Record<string, ProviderType>
>;

const providerTypeByFacility: Readonly<Record<StationFacilityType, ProviderType>> = {
  PSP: 'P',
  nonPSP: 'C',
  Fleet: 'F',
};

/** The letter of a station's network. */
export function providerTypeOf(facilityType: StationFacilityType): ProviderType {
  return providerTypeByFacility[facilityType];
}

/** Networks in a facility type: csn is the contract stations, nonPSP and PSP together (decisions 9); null means all. */
export function stationTypesOf(facilityType: FacilityType | null): readonly StationFacilityType[] {
  if (facilityType === null) return ['PSP', 'nonPSP', 'Fleet'];
  return facilityType === 'csn' ? ['nonPSP', 'PSP'] : [facilityType];
}

/** Network letters in a facility type, for example C and P for csn; null means all. */
export function providerTypesOf(facilityType: FacilityType | null): readonly ProviderType[] {
  return stationTypesOf(facilityType).map(providerTypeOf);
}
