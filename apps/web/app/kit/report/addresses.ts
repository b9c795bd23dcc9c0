import { resourceAddress } from '../resource/resource-address.ts';

export const reportAddress = resourceAddress('/report-message');
