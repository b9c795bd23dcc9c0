import { loadPlaces } from '../kit/places/places.server.ts';

export const loader = loadPlaces;
