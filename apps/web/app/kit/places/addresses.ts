import { resourceAddress } from '../resource/resource-address.ts';

export const placesAddress = resourceAddress('/places/:slug');
export const placesBelowAddress = resourceAddress('/places/:slug/below');
