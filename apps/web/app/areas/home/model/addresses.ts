import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const homeAddress = resourceAddress('/home');
export const homeEditorAddress = resourceAddress('/home-editor');
export const photosAddress = resourceAddress('/background-photos');
export const communicationsAddress = resourceAddress('/communications');
export const readersAddress = resourceAddress('/communications/:id/readers');
export const reachAddress = resourceAddress('/communications/:id/reach');
/** By who asks: editors of home, or Communications. */
export const audienceChoicesAddress = resourceAddress('/audience/:asker/choices');
export const audienceCountAddress = resourceAddress('/audience/:asker/count');
