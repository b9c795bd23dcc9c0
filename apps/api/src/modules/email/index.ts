// What other modules may use of email. This module is the only one that writes the outbox and sends by SMTP.
export { deleteEmailsOf, latestEmails, readUndelivered, storeEmailFiles } from './email.repository.ts';
export type { RefusedEmail } from './email.jobs.ts';
export { sendEmails } from './send-email.ts';
