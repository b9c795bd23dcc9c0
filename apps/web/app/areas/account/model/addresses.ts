import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const pictureAddress = resourceAddress('/profile-picture');
export const pushAddress = resourceAddress('/push-settings');
