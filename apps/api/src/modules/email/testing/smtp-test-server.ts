import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** How the server answers a recipient: takes the message, refuses it, or cuts the connection in the middle of it. */
export type Answer = 'accept' | 'later' | 'never' | 'cut';

/** A mail server of the test's own. */
export interface SmtpTestServer {
  readonly url: string;
  /** Answers by address; an address without one is accepted. */
  readonly answers: Map<string, Answer>;
  /** Messages taken so far. */
  readonly taken: ParsedMail[];
  /** Message-IDs of everything that was offered, cut ones included, in order. */
  readonly offered: string[];
  close(): Promise<void>;
}

const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

/** Opens a mail server on a free port of this machine. */
export async function openSmtpTestServer(): Promise<SmtpTestServer> {
  const answers = new Map<string, Answer>();
  const taken: ParsedMail[] = [];
  const offered: string[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const answer = answers.get(address);
      if (answer === 'later') return done(refusal(451, 'Mailbox busy, try again later'));
      if (answer === 'never') return done(refusal(550, 'No such mailbox'));
      return done();
    },
    onData: (stream, session, done) => {
      const take = async () => {
        const message = await simpleParser(stream).catch(() => null);
        if (!message) return done(refusal(554, 'Not a message'));
        offered.push(message.messageId ?? '');
        if (session.envelope.rcptTo.some(({ address }) => answers.get(address) === 'cut')) {
          // The client never learns whether its message was taken.
          for (const socket of sockets) socket.destroy();
          return undefined;
        }
        taken.push(message);
        return done();
      };
      void take();
    },
  });
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    answers,
    taken,
    offered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
