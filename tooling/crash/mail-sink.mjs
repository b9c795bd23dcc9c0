// A mail server that takes everything and counts what it took, by Message-ID.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/runtime.mjs';

const { SMTPServer } = createRequire(join(root, 'apps/api/package.json'))('smtp-server');

/** Opens it on a free port of this machine. */
export async function openMailSink() {
  /** Message-ID -> how often it was taken. */
  const taken = new Map();
  const waiters = new Set();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, done) => {
      let head = '';
      try {
        for await (const chunk of stream) if (head.length < 10_000) head += chunk.toString('latin1');
      } catch {
        // The sender was killed in the middle: nothing was taken.
        return;
      }
      const [, id] = /^message-id:\s*(<[^>]*>)/im.exec(head) ?? [];
      if (!id) return done(Object.assign(new Error('No Message-ID'), { responseCode: 554 }));
      taken.set(id, (taken.get(id) ?? 0) + 1);
      done();
      for (const wake of waiters) wake();
    },
  });
  // A killed sender resets its connection.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${listener.address().port}`,
    taken,
    /** Resolves once so many different messages were taken. */
    reached: (count) =>
      new Promise((resolve) => {
        const wake = () => {
          if (taken.size < count) return;
          waiters.delete(wake);
          resolve();
        };
        waiters.add(wake);
        wake();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
