import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const goalsAddress = resourceAddress('/goals/:slug');
