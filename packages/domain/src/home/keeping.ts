/** What people can report. */
export const reportableKinds = ['chat', 'mail', 'huddle'] as const;
/** Something people can report. */
export type ReportableKind = (typeof reportableKinds)[number];

/** Why somebody reports a message. */
export const reportReasons = ['harassment', 'threat', 'private-data', 'spam', 'other'] as const;
/** A reason to report a message. */
export type ReportReason = (typeof reportReasons)[number];

/** What is deleted after the number of days an Admin sets. */
export const retentionKinds = ['chat', 'mail', 'huddle', 'announcements', 'notifications', 'visits'] as const;
/** A kind of content with its own retention. */
export type RetentionKind = (typeof retentionKinds)[number];

/** What an erased person's messages and comments say. */
export const erasedText = '(erased)';

/** The name an erased person is shown with: the row's id, because two of them must not look like one. */
export function erasedName(employeeId: number): string {
  return `Former employee ${employeeId}`;
}
