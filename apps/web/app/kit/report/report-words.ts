import type { ReportReason } from '@roadside/domain/home';

/** What people choose from when they report a message. */
export const reasonWords: Readonly<Record<ReportReason, string>> = {
  harassment: 'Insults or harassment',
  threat: 'Threat of violence',
  'private-data': 'Private data of a member or coworker',
  spam: 'Spam',
  other: 'Something else',
};
