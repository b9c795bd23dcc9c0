import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const subscriptionsAddress = resourceAddress('/email-reports');
