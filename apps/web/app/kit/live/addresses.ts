import { resourceAddress } from '../resource/resource-address.ts';

export const liveAddress = resourceAddress('/live');
