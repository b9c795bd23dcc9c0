import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const campaignsAddress = resourceAddress('/campaigns');
/** An unfinished campaign; `new` until it is first saved. */
export const draftAddress = resourceAddress('/campaign-draft/:id');
export const costAddress = resourceAddress('/campaign-cost');
export const peopleAddress = resourceAddress('/campaign-people/:id');
/** The picture of a campaign, as a form with `image`. */
export const imageAddress = resourceAddress('/campaign-image/:id');
