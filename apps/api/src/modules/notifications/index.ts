// What other modules may use of notifications. This module is the only one that writes them.
export { channelsFor } from './channels.ts';
export { takeEmailTasks } from './emails.repository.ts';
export type { EmailTask } from './emails.repository.ts';
export {
  countUnread,
  deleteNotificationsBefore,
  deleteNotificationsOf,
  latestOfKind,
} from './notifications.repository.ts';
export { clearNotification, notify, recountNotifications, recountSubjects, takeBackNotifications } from './notify.ts';
