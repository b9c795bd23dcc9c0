// Two api processes on one PostgreSQL, each killed once while messages are sent: what arrives is counted.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startApi } from '../../../tooling/bootstrap/stack.mjs';
import { conversations, startGroup, withDatabase } from './club.mjs';

const senders = 20;

/**
 * Sends messages through both processes, kills and restarts each, and compares what is stored with what was sent. All of
 * them go to one group, whose row both processes lock for each; it has no more members than senders, because each
 * message also notifies every member, which isn't what is measured here.
 */
export async function measureRestarts(world, club, { messages, env }) {
  const people = club.people.slice(0, senders);
  const conversation = await startGroup(world, people);
  const start = async (port) => {
    const api = await startApi({ env: { ...env, API_PORT: String(port) } });
    return { api, port: Number(new URL(api.address.url).port), url: api.address.url };
  };
  const second = await start(0);
  const urls = [world.url, second.url];
  const ids = Array.from({ length: messages }, () => randomUUID());
  const began = performance.now();
  let next = 0;
  let sentSoFar = 0;
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
      if (++sentSoFar % 1_000 === 0)
        console.log(`· chat: ${sentSoFar} sent after ${Math.round((performance.now() - began) / 1_000)} s`);
    }
  };
  const sent = Promise.all(people.map((_, sender) => send(sender)));
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
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await withDatabase(world.databaseUrl, (client) =>
    client.query(
      `select id, seq, author_id, substring(body from '\\d+$')::integer as index from chat_message
      where conversation_id = $1 order by seq`,
      [conversation],
    ),
  );
  const stored = new Set(rows.map(({ id }) => id));
  const lastOf = new Map();
  let outOfOrder = 0;
  for (const [place, { seq, author_id, index }] of rows.entries()) {
    // Numbered without a gap; and a sender, who waits for each answer, has theirs in the order they were sent.
    if (seq !== place + 1 || index <= (lastOf.get(author_id) ?? -1)) outOfOrder++;
    lastOf.set(author_id, index);
  }
  for (const { api } of [third, fourth]) {
    api.child.kill('SIGTERM');
    await api.child.finished;
  }
  return {
    seconds,
    repeats,
    lost: ids.filter((id) => !stored.has(id)).length,
    twice: rows.length - new Set(rows.map(({ index }) => index)).size,
    outOfOrder,
  };
}
