import { createTransport } from 'nodemailer';
import type { EmailConfig } from '../../platform/config/config.ts';
import type { EmailFile } from './email.repository.ts';

/** A message for the mail service. */
export interface OutgoingMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for every try, so that the recipient's server can tell a repetition. */
  readonly messageId: string;
  readonly files: readonly EmailFile[];
}

/** Gives messages to a mail service, over a few connections that stay open until it is closed. */
export interface MailService {
  /** Resolves once the server has taken the message. */
  deliver(message: OutgoingMessage): Promise<void>;
  close(): void;
}

/** How long the server may take to answer a step. */
const patienceMs = 30_000;

/** Opens the mail service of SMTP_URL; it connects when the first message is sent. */
export function openSmtp({ smtpUrl, from }: EmailConfig): MailService {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // Texts come from people: an address of a file or a page in them must never be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async ({ to, subject, text, messageId, files }) => {
      await transport.sendMail({
        from: { name: 'Roadside', address: from },
        to: { name: '', address: to },
        subject,
        text,
        messageId,
        attachments: files.map(({ name, mediaType, content }) => ({
          filename: name,
          contentType: mediaType,
          content: Buffer.from(content),
        })),
      });
    },
    close: () => transport.close(),
  };
}
