import { can } from '@roadside/domain/permissions';
import { defineResource, forbid } from '../resource/define-resource.server.ts';
import { subjectOf } from '../server/person.ts';
import { findPlaces } from './find-places.server.ts';
import { placesBelow } from './places-below.server.ts';
import { placesAddress, placesBelowAddress } from './addresses.ts';

/** The next level of the organization tree below a location. */
export const placesBelowResource = defineResource(placesBelowAddress, {
  query: ({ context, params }) => placesBelow(context, params.slug ?? ''),
});
export type PlacesBelowResource = typeof placesBelowResource;

/**
 * With `search`, the locations in the whole tree whose name contains it; without it, the reporting cuts below a slug.
 */
export const placesResource = defineResource(placesAddress, {
  query: async ({ context, person, params, search }) => {
    const words = search.get('search')?.trim().slice(0, 100) ?? '';
    if (words && !can(subjectOf(person), 'feature.search', {}, context.access).allowed) return forbid(context);
    return findPlaces(context, person, params.slug ?? '', words);
  },
});
export type PlacesResource = typeof placesResource;
