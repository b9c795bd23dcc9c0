import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const campaignsAddress = resourceAddress('/campaigns');
/** An unfinished campaign; `new` until it is first saved. */
export const draftAddress = resourceAddress('/campaign-draft/:id');
export const costAddress = resourceAddress('/campaign-cost');
/** One of the club’s modules, to change it. */
export const moduleAddress = resourceAddress('/campaign-module/:id');
/** Whether a module helped its drivers. */
export const effectAddress = resourceAddress('/module-effect/:id');
/** What a campaign is, for people who don’t manage it. */
export const aboutAddress = resourceAddress('/campaign-about/:id');
export const peopleAddress = resourceAddress('/campaign-people/:id');
/** The page on which one of the club’s modules is changed. */
export const modulePath = (id: number) => `/campaign/creation?module=${id}`;
/** The page on which a launched campaign is changed. */
export const changePath = (id: number) => `/campaign/creation?change=${id}`;
/** The builder with a copy of a campaign. */
export const copyPath = (id: number) => `/campaign/creation?copy=${id}`;
/** The picture of a campaign, as a form with `image`. */
export const imageAddress = resourceAddress('/campaign-image/:id');
