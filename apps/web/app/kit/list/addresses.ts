import { resourceAddress } from '../resource/resource-address.ts';

export const savedViewsAddress = resourceAddress('/saved-views/:screen');
