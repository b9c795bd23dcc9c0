// The people of the bench: a group of 200 with an account each, in one conversation.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../tooling/bootstrap/runtime.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');
const password = 'roadside-demo';

/** Runs statements on the world's database. */
export async function withDatabase(connectionString, run) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

class RefusedError extends Error {
  constructor(path, status, text) {
    super(`${path} answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

/** Posts a call as JSON. @throws unless it answers 200 */
export async function ask(url, path, body, token, headers = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new RefusedError(path, answer.status, text);
  return JSON.parse(text);
}

/** Calls about conversations. One that the overload guard refuses is asked again, as a browser does; `onBusy` counts it. */
export async function conversations(url, token, body, onBusy) {
  for (;;) {
    try {
      return await ask(url, '/messaging/conversations/', body, token);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 503) throw error;
      onBusy?.();
      await wait(250 + Math.random() * 500);
    }
  }
}

/** Gives people accounts with the demo's password, signs them in, and puts them into a new group. */
export async function gatherClub(world, count) {
  const people = await withDatabase(world.databaseUrl, async (client) => {
    await client.query(
      `insert into account (employee_id, username, password_hash)
      select e.id, 'chat.' || e.id, (select password_hash from account where username = 'executive.demo')
      from employee e where e.active and not exists (select 1 from account a where a.employee_id = e.id)
      order by e.id limit $1`,
      [count],
    );
    const { rows } = await client.query(
      `select a.employee_id as id, a.username from account a join employee e on e.id = a.employee_id
      where a.username like 'chat.%' and e.active order by a.employee_id limit $1`,
      [count],
    );
    return rows;
  });
  const signedIn = [];
  for (const { id, username } of people) {
    const { access: token } = await ask(world.url, '/accounts/login/', { username, password });
    signedIn.push({ id, token });
  }
  return { people: signedIn, conversation: await startGroup(world, signedIn) };
}

/** Starts a group of these people; returns its id. */
export function startGroup(world, people) {
  return withDatabase(world.databaseUrl, async (client) => {
    const { rows } = await client.query(
      `insert into conversation (kind, title, last_message_at, created_by, created_at)
      values ('group', 'Bench', now(), $1, now()) returning id`,
      [people[0].id],
    );
    await client.query(
      `insert into conversation_member (conversation_id, employee_id, joined_at)
      select $1, unnest($2::integer[]), now()`,
      [rows[0].id, people.map(({ id }) => id)],
    );
    return rows[0].id;
  });
}

/** Fills a conversation with messages of its members, in turn. */
export function fillConversation(world, { conversation, people }, count) {
  return withDatabase(world.databaseUrl, async (client) => {
    await client.query(
      `insert into chat_message (id, conversation_id, seq, author_id, body, created_at)
      select gen_random_uuid(), $1, n, ($2::integer[])[1 + n % $3], 'Message ' || n, now() - ($4 - n) * interval '1 minute'
      from generate_series(1, $4) n`,
      [conversation, people.map(({ id }) => id), people.length, count],
    );
    await client.query('update conversation set last_seq = $2 where id = $1', [conversation, count]);
    await client.query('vacuum (analyze) chat_message');
  });
}
