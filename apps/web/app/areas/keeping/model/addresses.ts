import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const reportsAddress = resourceAddress('/message-reports');
export const retentionAddress = resourceAddress('/retention');
export const receiptsAddress = resourceAddress('/read-receipts/:slug');
export const personalDataAddress = resourceAddress('/personal-data/:employee');
