export { canView, canWrite, contains, type ViewScope } from './access.ts';
export { childTypesOf, firstChildTypeOf } from './child-types.ts';
export {
  baseTypeOf,
  facilityTypeLabels,
  facilityTypes,
  facilityTypeSlug,
  facilityTypeSuffixes,
  facilityTypeTypeOf,
  splitFacilityTypeSlug,
  withFacilityType,
  type FacilityTypeSlug,
} from './facility-type.ts';
export type { FacilityType, Geography, GeographyType } from './geography.ts';
export { compareRank, geographyTypes, isGeographyType, rankOf, selectedOrder, signInOrder } from './order.ts';
export { typeLabel, typeNoun } from './type-label.ts';
