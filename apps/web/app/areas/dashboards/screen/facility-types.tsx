import { baseTypeOf, facilityTypeLabels, facilityTypes, facilityTypeTypeOf } from '@roadside/domain/geography';
import { facilityTypeDestination } from '@roadside/domain/navigation';
import { searchForOtherPlace } from '../../../kit/places/search-for-other-place.ts';
import type { Place } from '../../../kit/places/place.ts';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';

export interface FacilityTypesProps {
  readonly place: Place;
  /** The URL's query. */
  readonly search: URLSearchParams;
}

/** Limits a location to one provider network, each with its own URL (specification, section 2). */
export function FacilityTypes({ place, search }: FacilityTypesProps) {
  if (!facilityTypeTypeOf(baseTypeOf(place.type))) return null;
  const same = searchForOtherPlace(search);
  return (
    <PickLinks
      label="Facility type"
      items={[null, ...facilityTypes].map((facilityType) => ({
        key: facilityType ?? 'all',
        label: facilityType ? facilityTypeLabels[facilityType] : 'All facilities',
        to: `${facilityTypeDestination(place.baseSlug, facilityType)}${same}`,
        current: facilityType === place.facilityType,
      }))}
    />
  );
}
