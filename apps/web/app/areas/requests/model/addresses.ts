import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const requestsAddress = resourceAddress('/requests/:slug');
export const effectAddress = resourceAddress('/request-effect');
export const choicesAddress = resourceAddress('/request-choices');
export const swapsAddress = resourceAddress('/swaps');
export const absencesAddress = resourceAddress('/absences/:slug');
