import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const callsAddress = resourceAddress('/calls/:slug');
export const callListAddress = resourceAddress('/call-list/:slug');
export const callNumbersAddress = resourceAddress('/call-numbers/:slug');
export const callDaysAddress = resourceAddress('/call-days/:slug');
export const callExplainedAddress = resourceAddress('/call-explained/:slug');
export const callPassesAddress = resourceAddress('/call-passes/:slug');
export const callGroupsAddress = resourceAddress('/call-groups/:slug');
export const callAddress = resourceAddress('/call/:slug/:id');
