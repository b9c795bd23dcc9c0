export { activityChanges, isOnline, onlineMinutes } from './activity.ts';
export type { SeenPerson } from './activity.ts';
export {
  announcementState,
  announcementStates,
  askedOfReaders,
  dueToRing,
  mustBeRead,
  ringAgainMinutes,
} from './announcement.ts';
export type { AnnouncementState, AskedOfReaders, Publication } from './announcement.ts';
export { audienceTest, everybody, inAudience, isEverybody } from './audience.ts';
export type { Audience, AudiencePerson } from './audience.ts';
export { backgroundPath, backgrounds, findBackgrounds } from './backgrounds.ts';
export type { Background } from './backgrounds.ts';
export { huddleReadable, startsTimeGroup, timeGroupMinutes, timeGroups } from './chat.ts';
export type { HuddleViewable } from './chat.ts';
export {
  directKey,
  firstUnread,
  mentionedMembers,
  mergeMessages,
  notifiesMember,
  reactions,
  readBy,
  referenceKinds,
  stillWaiting,
} from './conversation.ts';
export type { NumberedMessage, Receipt, ReferenceKind } from './conversation.ts';
export { isManager, managersOf, nearestManagers } from './managers.ts';
export type { PostedPerson } from './managers.ts';
export { channelsOf, defaultChannels, mayTurnOff, notificationChannels, notificationKinds } from './notification.ts';
export type { ChannelChoice, NotificationChannel, NotificationKind } from './notification.ts';
export { emailRetryMinutes, isGroupMail, nextEmailTry, replySubject } from './mail.ts';
export type { EmailFailure } from './mail.ts';
export { erasedName, erasedText, reportReasons, reportableKinds, retentionKinds } from './keeping.ts';
export type { ReportReason, ReportableKind, RetentionKind } from './keeping.ts';
export { gapsOf, maxOfAKind, nowKinds, nowOrder } from './now.ts';
export type { NowItem, NowKind, ScheduleGap, StaffedHour } from './now.ts';
export { laterChoices } from './send-later.ts';
export type { LaterChoice } from './send-later.ts';
export { clickWidget, inOrder, moveItem, orderProblem, reorderSome, widgetTypes } from './widget.ts';
export type { HomeWidget, Ordered, OrderProblem, WidgetType } from './widget.ts';
