import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const huddleAddress = resourceAddress('/huddle/:team');
