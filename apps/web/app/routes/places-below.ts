import { placesBelowResource } from '../kit/places/places.server.ts';

export const loader = placesBelowResource.loader;
