// Chat on PostgreSQL. 200 people with open streams see a message when their screen would show it: from the stream, or by
// reading where the stream doesn't carry it. A conversation of 10,000 messages is opened; 1,000 streams are open on one
// process; two processes take 10,000 messages while each is killed once. BENCH_REPORT names the report file;
// BENCH_SECONDS is the length of the load (20); BENCH_ONLY selects from streams, opening, memory and restarts;
// BENCH_READERS is how many have a stream open (200), BENCH_MESSAGES how many messages are sent across the restarts
// (10,000); BENCH_SCALE sizes the world, in demo worlds.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopAll } from '../../tooling/bootstrap/processes.mjs';
import { quantile } from '../api/lib/load.mjs';
import { startWorld } from '../api/lib/worlds.mjs';
import { conversations, fillConversation, gatherClub } from './lib/club.mjs';
import { measureRestarts } from './lib/restarts.mjs';
import { openReader, openStream } from './lib/stream.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const only = process.env.BENCH_ONLY?.split(',');
const wanted = (part) => !only || only.includes(part);
const readers = Number(process.env.BENCH_READERS ?? 200);
const long = 10_000;
const acrossRestarts = Number(process.env.BENCH_MESSAGES ?? 10_000);
const streams = 1_000;
const perSecond = 2;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(3000).then(() => process.exit(130)));

/** Milliseconds from sending a message until each of the others has it; and whether all have the same order. */
async function measureSeen(world, { people, conversation }) {
  const sentAt = new Map();
  const ms = [];
  let busy = 0;
  let reads = 0;
  const opened = [];
  const [latest] = (await conversations(world.url, people[0].token, { purpose: 'list', only: conversation }))
    .conversations;
  for (const { token } of people)
    opened.push(
      await openReader(world.url, {
        token,
        conversation,
        from: latest.last_seq,
        onMessage: ({ id }) => ms.push(performance.now() - sentAt.get(id)),
        onRead: () => reads++,
        onBusy: () => busy++,
      }),
    );
  const count = seconds * perSecond;
  for (let index = 0; index < count; index++) {
    const client_id = randomUUID();
    sentAt.set(client_id, performance.now());
    await conversations(world.url, people[index % people.length].token, {
      purpose: 'send',
      id: conversation,
      client_id,
      message: `Seen ${index}`,
    });
    await wait(1_000 / perSecond);
  }
  for (let tries = 0; tries < 600 && ms.length < count * people.length; tries++) await wait(100);
  const orders = new Set(opened.map(({ seqs }) => seqs.join()));
  for (const { close } of opened) close();
  return { ms, orders: orders.size, missing: count * people.length - ms.length, reads, busy };
}

/** Milliseconds in which the screen has the long conversation's latest messages and what is around them. */
async function measureOpening(world, { people, conversation }) {
  const ms = [];
  for (let round = 0; round < 30; round++) {
    const { token } = people[round % people.length];
    const began = performance.now();
    await Promise.all([
      conversations(world.url, token, { purpose: 'list', only: conversation }),
      conversations(world.url, token, { purpose: 'messages', id: conversation, limit: 50 }),
    ]);
    ms.push(performance.now() - began);
  }
  return ms;
}

const megabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

/** Megabytes that open streams take above the idle process. */
async function measureMemory(world, { people }) {
  const before = megabytes(world.pid);
  const opened = [];
  for (let index = 0; index < streams; index++)
    opened.push(await openStream(world.url, people[index % people.length].token, () => undefined));
  await wait(2_000);
  const after = megabytes(world.pid);
  for (const { close } of opened) close();
  return after - before;
}

const scale = Number(process.env.BENCH_SCALE) || 0.05;
const world = await startWorld('postgres', { rateLimits: 'off', scale, name: `chat-${scale}` });
if (world.skipped) {
  writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(world));
  process.exit(0);
}
const club = await gatherClub(world, readers);
await fillConversation(world, club, long);
/** Measures a part if it is wanted, and says what came out: a later part may take long. */
async function part(name, measure) {
  if (!wanted(name)) return null;
  const found = await measure();
  console.log(
    `· chat: ${name} ${JSON.stringify(found, (_, value) => (Array.isArray(value) ? summary(value) : value))}`,
  );
  return found;
}
const summary = (ms) => ({ n: ms.length, p50: quantile(ms, 0.5), p95: quantile(ms, 0.95), p99: quantile(ms, 0.99) });
const seen = await part('streams', () => measureSeen(world, club));
const opening = await part('opening', () => measureOpening(world, club));
const memory = await part('memory', () => measureMemory(world, club));
const restarts = await part('restarts', () =>
  measureRestarts(world, club, { messages: acrossRestarts, env: world.env }),
);
await world.stop();

const line = (what, unit, value, more = {}) => ({ what, unit, values: { PostgreSQL: value }, ...more });
const none = (what, value) => line(what, '', value, { gate: { what: `${what}: none`, ratio: value, limit: 0 } });
const report = {
  about: `Chat on PostgreSQL, a demo world times ${scale}: ${readers} people in one conversation of ${long} messages.`,
  columns: ['PostgreSQL'],
  lines: [
    ...(seen
      ? [
          line(`seen by ${readers} open streams, p95`, 'ms', quantile(seen.ms, 0.95), { goal: { limit: 150 } }),
          line('the same, p99', 'ms', quantile(seen.ms, 0.99), { goal: { limit: 400 } }),
          line('reads besides the streams', '', seen.reads),
          line('of them put off by the overload guard', '', seen.busy),
          none('messages that a stream missed', seen.missing),
          none('orders besides the first', seen.orders - 1),
        ]
      : []),
    ...(opening
      ? [line(`a conversation of ${long} messages opens, p95`, 'ms', quantile(opening, 0.95), { goal: { limit: 150 } })]
      : []),
    ...(memory === null ? [] : [line(`${streams} streams above idle`, 'MB', memory, { goal: { limit: 150 } })]),
    ...(restarts
      ? [
          line(`${acrossRestarts} messages across two restarts`, 's', restarts.seconds),
          line('of them sent again', '', restarts.repeats),
          none('lost', restarts.lost),
          none('twice', restarts.twice),
          none('out of order', restarts.outOfOrder),
        ]
      : []),
  ],
};
writeFileSync(process.env.BENCH_REPORT ?? join(import.meta.dirname, 'report.json'), JSON.stringify(report, null, 2));
await stopAll(3000);
