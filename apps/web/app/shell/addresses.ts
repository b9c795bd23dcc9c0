import { resourceAddress } from '../kit/resource/resource-address.ts';

export const findAddress = resourceAddress('/find');
export const notificationsAddress = resourceAddress('/notifications');
export const notificationSettingsAddress = resourceAddress('/notification-settings');
export const bookmarksAddress = resourceAddress('/bookmarks');
export const visitAddress = resourceAddress('/visit');
/** Why a page is open to somebody. */
export const accessAddress = resourceAddress('/access/:screen');
