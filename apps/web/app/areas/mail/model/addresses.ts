import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const mailAddress = resourceAddress('/mail');
export const mailThreadAddress = resourceAddress('/mail-thread/:id');
export const mailDraftsAddress = resourceAddress('/mail-drafts');
export const mailReachAddress = resourceAddress('/mail-reach');
export const mailChoicesAddress = resourceAddress('/mail-choices');
