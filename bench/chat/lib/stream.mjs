// A person's live stream, and the conversation that a chat screen shows with it: by the rules of the web app itself.
import { request } from 'node:http';
import { messageAfter } from '../../../apps/web/app/areas/chat/model/after-change.ts';
import { conversations } from './club.mjs';

/** Opens a live stream; `onChange` gets each change of chat, null if changes were missed. Resolves once it is open. */
export function openStream(url, token, onChange) {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/live`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the stream answered ${answer.statusCode}`));
      const known = new Set();
      let text = '';
      answer.setEncoding('utf8');
      answer.on('error', () => undefined);
      answer.on('data', (chunk) => {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop();
        for (const event of events) {
          if (/^event: missed$/m.test(event)) onChange(null);
          const [, id, data] = /^id: (\d+)\nevent: change\ndata: (.*)$/.exec(event) ?? [];
          // As in the browser, one that is caught up with may also arrive live.
          if (id === undefined || known.has(id)) continue;
          known.add(id);
          const change = JSON.parse(data);
          if (change.topic === 'chat') onChange(change);
        }
      });
      resolve({ close: () => asked.destroy() });
    });
    asked.end();
  });
}

/**
 * Shows a conversation as the chat screen does: a message comes with its change, and where that isn't enough the
 * conversation is read. Each message is seen once, in the order it came; `onRead` counts the reads.
 */
export async function openReader(url, { token, conversation, from, onMessage, onRead, onBusy }) {
  const seqs = [];
  const shown = [{ seq: from }];
  let reading = false;
  let again = false;
  const put = (message) => {
    if (shown.some(({ seq }) => seq === message.seq)) return;
    shown.push({ seq: message.seq });
    shown.sort((a, b) => a.seq - b.seq);
    seqs.push(message.seq);
    onMessage?.(message);
  };
  const read = async () => {
    again = true;
    if (reading) return;
    reading = true;
    while (again) {
      again = false;
      for (;;) {
        onRead?.();
        const asked = { purpose: 'messages', id: conversation, after: shown.at(-1).seq, limit: 200 };
        const page = await conversations(url, token, asked, onBusy);
        for (const message of page.messages) put(message);
        if (!page.has_later) break;
      }
    }
    reading = false;
  };
  const stream = await openStream(url, token, (change) => {
    const arrived = messageAfter(conversation, shown, change);
    if (arrived === 'nothing') return;
    if (arrived !== 'read-again') put(arrived);
    if (arrived === 'read-again' || reading) void read();
  });
  return { seqs, read, close: stream.close };
}
