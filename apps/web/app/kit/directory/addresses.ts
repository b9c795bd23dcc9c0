import { resourceAddress } from '../resource/resource-address.ts';

export const searchAddress = resourceAddress('/search');
