// Two api processes on one PostgreSQL, each killed once while messages are sent: what arrives is counted.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '../../../tooling/bootstrap/stack.mjs';
import { conversations, withDatabase } from './club.mjs';

const senders = 20;

/** Sends messages through both processes, kills and restarts each, and compares what is stored with what was sent. */
export async function measureRestarts(world, { people, conversation }, { messages, env }) {
  const start = async (port) => {
    const api = await startApi({ env: { ...env, API_PORT: String(port) } });
    return { api, port: Number(new URL(api.address.url).port), url: api.address.url };
  };
  const second = await start(0);
  const urls = [world.url, second.url];
  const first = await withDatabase(world.databaseUrl, async (client) => {
    const { rows } = await client.query('select last_seq from conversation where id = $1', [conversation]);
    return rows[0].last_seq;
  });
  const ids = Array.from({ length: messages }, () => randomUUID());
  let next = 0;
  let repeats = 0;
  const send = async (sender) => {
    for (let index = next++; index < messages; index = next++) {
      for (let attempt = index % 2; ; attempt++) {
        try {
          await conversations(urls[attempt % 2], people[sender].token, {
            purpose: 'send',
            id: conversation,
            client_id: ids[index],
            message: `Restart ${index}`,
          });
          break;
        } catch {
          repeats++;
          await wait(50);
        }
      }
    }
  };
  const sent = Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
  const reached = async (share) => {
    while (next < messages * share) await wait(20);
  };
  await reached(1 / 3);
  second.api.child.kill('SIGKILL');
  await second.api.child.finished;
  const third = await start(0);
  urls[1] = third.url;
  await reached(2 / 3);
  await world.kill();
  const fourth = await start(0);
  urls[0] = fourth.url;
  await sent;
  const { rows } = await withDatabase(world.databaseUrl, (client) =>
    client.query('select id, seq from chat_message where conversation_id = $1 and seq > $2 order by seq', [
      conversation,
      first,
    ]),
  );
  const stored = new Set(rows.map(({ id }) => id));
  for (const { api } of [third, fourth]) {
    api.child.kill('SIGTERM');
    await api.child.finished;
  }
  return {
    repeats,
    lost: ids.filter((id) => !stored.has(id)).length,
    twice: rows.length - stored.size,
    outOfOrder: rows.filter(({ seq }, index) => seq !== first + 1 + index).length,
  };
}
