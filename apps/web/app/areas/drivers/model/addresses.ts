import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const driversAddress = resourceAddress('/drivers/:slug');
export const driverDetailAddress = resourceAddress('/driver-detail/:slug');
