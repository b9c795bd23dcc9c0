import { resourceAddress } from '../../../kit/resource/resource-address.ts';

export const pictureAddress = resourceAddress('/profile-picture');
