/**
 * Every message the specification fixes, to the letter: odd capitals, missing letters, apostrophes and one trailing
 * space are part of it (decisions 19). They are defined here and nowhere else.
 */
export const messages = {
  // Section 8, the error catalog.
  loginFailed: 'Something went wrong!',
  bookmarkAddFailed: 'Something went wrong adding Bookmark',
  bookmarkDuplicate: 'That bookmark already exists!',
  /** Prefix of the provider's own error; see `paymentFailure`. */
  paymentFailed: 'Something went wrong!',
  geographyNotAllowed: 'Not Allowed to Go There',
  sessionExpired: 'You need to login again!',
  forbidden: "Sorry you're not allowed to go there.",
  routeGuardFailed: 'Something went wrong',
  pushNotificationSent: 'Success!',
  pushNotificationFailed: 'Something went Wrong',
  announcementsFailed: 'Something went wrong',
  subscribed: 'Successfully Subscribed',
  subscribeFailed: 'Something went wrong',
  permissionDenied: 'Sorry, Your not allowed to go there.',
  facilityTypeNotice:
    'Please update facility type settings in the change settings section on bottom left! Rerouting to remove facility type filter.',

  // Section 8, success.
  profilePictureChanged: 'Profile Picture change successful! ',
  bookmarkAdded: 'Bookmark Successfully Added',
  bookmarkRemoved: 'Bookmark Successfully Removed',
  paymentSent: 'Successfully sent!',

  // Section 5: the server's reply to a second bookmark on the same link.
  bookmarkExistsReply: 'Bookmark Already Exists!',

  // Sections 1 and 2.
  navigating: 'Heading There Now...',
  trainingVideoTitle: 'ROADSIDE DASHBOARD OVERVIEW VIDEO TRAINING',
} as const;

/** Key of a fixed message. */
export type MessageName = keyof typeof messages;

/** The toast after a failed payment: the catalog's message, then the provider's error (section 8). */
export function paymentFailure(error: string): string {
  return error === '' ? messages.paymentFailed : `${messages.paymentFailed} ${error}`;
}
