import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const mapCallsAddress = resourceAddress('/map/:slug');
export const mapDaysAddress = resourceAddress('/map-days/:slug');
