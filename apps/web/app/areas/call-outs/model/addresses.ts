import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const callOutPlanAddress = resourceAddress('/call-out-plan/:slug');
export const callOutsAddress = resourceAddress('/call-outs/:slug');
export const callOutAddress = resourceAddress('/call-out/:id');
export const ownCallOutAddress = resourceAddress('/own-call-out/:id');
