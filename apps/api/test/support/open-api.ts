import { randomUUID } from 'node:crypto';
import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { recomputeRollups } from '../../src/modules/metrics/rollups.ts';
import { hashPassword } from '../../src/platform/auth/password.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openTestApi } from '../../src/platform/testing/test-api.ts';
import { openTestDatabase } from '../../src/platform/testing/test-database.ts';
import { type Asker, password, peopleScript, usernameOf } from './askers.ts';
import { addressOf } from './sample-body.ts';
import { bystandersScript } from './bystanders.ts';
import { dashboardsScript } from './dashboards.ts';
import { placesScript, today } from './small-world.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly ms: number;
  /** The reply as JSON; null if it is not JSON. */
  readonly json: Readonly<Record<string, unknown>> | null;
}

export interface PostOptions {
  readonly token?: string | null | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** The API in this process, on the small world. */
export interface Api {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Server faults the API has logged. */
  faults(): readonly string[];
  /** Makes a call as a client would. */
  post(call: CallDefinition, options?: PostOptions): Promise<Answer>;
  /** Sends any request. */
  inject(options: InjectOptions): Promise<Answer>;
  signIn(asker: Asker): Promise<{ readonly access: string; readonly refresh: string }>;
  /** Number of row writes in every table except those that record requests. Rolled-back writes count too. */
  writes(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Tables that every request may write to, allowed or not. A write with an Idempotency-Key claims its key in
 * `repeated_write` before access is checked, and a refusal rolls the claim back.
 */
const traces: ReadonlySet<string> = new Set([
  'audit_event',
  'rate_limit',
  'session',
  'refresh_token',
  'job',
  'repeated_write',
]);

const form = async (body: Readonly<Record<string, unknown>>): Promise<{ payload: Buffer; contentType: string }> => {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) data.append(name, value instanceof Blob ? value : String(value));
  const encoded = new Response(data);
  return { payload: Buffer.from(await encoded.arrayBuffer()), contentType: encoded.headers.get('content-type') ?? '' };
};

// A sequence keeps counting when a transaction is rolled back, so a refusal after the write is detected too.
const writeCounter = `
  create sequence test_writes;
  create function count_write() returns trigger language plpgsql as $$ begin perform nextval('test_writes'); return null; end $$;
  do $$ declare name text; begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> all ('{${[...traces].join(',')}}') loop
      execute format('create trigger count_writes after insert or update or delete on %I for each row execute function count_write()', name);
    end loop;
  end $$;`;

export async function openApi(): Promise<Api> {
  const db = await openTestDatabase();
  await db.execScript(
    placesScript() + peopleScript(await hashPassword(password)) + dashboardsScript() + bystandersScript(),
  );
  await recomputeRollups(db, { from: '2026-11-01', to: today });
  await db.execScript(writeCounter);
  const { app, logLines, close } = await openTestApi(db, {
    environment: {
      RATE_LIMITS: 'off',
      ROADSIDE_TODAY: today,
      PUSH_PRIVATE_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
    },
  });

  const inject = async (options: InjectOptions): Promise<Answer> => {
    const begin = performance.now();
    const response = await app.inject(options);
    const ms = performance.now() - begin;
    let json: Answer['json'] = null;
    try {
      json = JSON.parse(response.payload) as Answer['json'];
    } catch {
      // Files and pages are not JSON.
    }
    return { status: response.statusCode, text: response.payload, headers: response.headers, ms, json };
  };

  const post: Api['post'] = async (call, { token, body = {}, params } = {}) => {
    const { payload, contentType } =
      call.bodyType === 'multipart'
        ? await form(body)
        : { payload: JSON.stringify(body), contentType: 'application/json' };
    return inject({
      method: 'POST',
      url: addressOf(call, params),
      headers: {
        'content-type': contentType,
        ...(token == null ? {} : { authorization: `Bearer ${token}` }),
        ...(call.idempotencyKey === 'required' ? { 'idempotency-key': randomUUID() } : {}),
      },
      payload,
    });
  };

  return {
    app,
    db,
    post,
    inject,
    faults: () => logLines.filter((line) => line.includes('"level":"error"')),
    async close() {
      await close();
      await db.close();
    },
    async signIn(asker) {
      const answer = await post(calls.accounts.login, { body: { username: usernameOf(asker), password } });
      if (answer.status !== 200) throw new Error(`${asker.name} cannot sign in: ${answer.text}`);
      return answer.json as unknown as { access: string; refresh: string };
    },
    async writes() {
      const { rows } = await sql<{
        written: number;
      }>`select case when is_called then last_value else 0 end + (select count(*) from repeated_write) as written from test_writes`.execute(
        db.kysely,
      );
      return Number(rows[0]?.written);
    },
  };
}
