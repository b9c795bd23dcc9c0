import { placesResource } from '../kit/places/places.server.ts';

export const loader = placesResource.loader;
