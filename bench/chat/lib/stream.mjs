// A person's live stream, and what they read when it says that the conversation changed.
import { request } from 'node:http';
import { conversations } from './club.mjs';

/** Opens a live stream; `onChange` gets each change of chat. Resolves once it is open. */
export function openStream(url, token, onChange) {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/live`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the stream answered ${answer.statusCode}`));
      let text = '';
      answer.setEncoding('utf8');
      answer.on('error', () => undefined);
      answer.on('data', (chunk) => {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop();
        for (const event of events) if (/^event: change$/m.test(event) && event.includes('"topic":"chat"')) onChange();
      });
      resolve({ close: () => asked.destroy() });
    });
    asked.end();
  });
}

/** Reads a conversation whenever its stream says so: each message once, in the order it came. */
export async function openReader(url, { token, conversation, from, onMessage, onBusy }) {
  const seqs = [];
  let after = from;
  let reading = false;
  let again = false;
  const read = async () => {
    again = true;
    if (reading) return;
    reading = true;
    while (again) {
      again = false;
      for (;;) {
        const asked = { purpose: 'messages', id: conversation, after, limit: 200 };
        const page = await conversations(url, token, asked, onBusy);
        for (const message of page.messages) {
          seqs.push(message.seq);
          after = message.seq;
          onMessage?.(message);
        }
        if (!page.has_later) break;
      }
    }
    reading = false;
  };
  const stream = await openStream(url, token, () => void read());
  return { seqs, read, close: stream.close };
}
