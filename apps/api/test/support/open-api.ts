import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { recomputeRollups } from '../../src/modules/metrics/rollups.ts';
import { hashPassword } from '../../src/platform/auth/password.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openTestApi } from '../../src/platform/testing/test-api.ts';
import { openTestPglite } from '../../src/platform/testing/test-pglite.ts';
import { type Asker, password, peopleScript, usernameOf } from './askers.ts';
import { addressOf } from './sample-body.ts';
import { dashboardsScript } from './dashboards.ts';
import { placesScript, today } from './small-world.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly ms: number;
  /** The reply as JSON; null where it is none. */
  readonly json: Readonly<Record<string, unknown>> | null;
}

export interface PostOptions {
  readonly token?: string | null | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** The api in process, on the small world. */
export interface Api {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** What the api has logged about faults of its own. */
  faults(): readonly string[];
  /** Makes a call as a client would. */
  post(call: CallDefinition, options?: PostOptions): Promise<Answer>;
  /** Sends whatever it is given. */
  inject(options: InjectOptions): Promise<Answer>;
  signIn(asker: Asker): Promise<{ readonly access: string; readonly refresh: string }>;
  /** A digest of every row of every table but those that record that something was asked. */
  digest(): Promise<string>;
  close(): Promise<void>;
}

/** Asking leaves traces here, allowed or not. */
const traces: ReadonlySet<string> = new Set(['audit_event', 'rate_limit', 'session', 'refresh_token', 'job']);

const form = async (body: Readonly<Record<string, unknown>>): Promise<{ payload: Buffer; contentType: string }> => {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) data.append(name, value instanceof Blob ? value : String(value));
  const encoded = new Response(data);
  return { payload: Buffer.from(await encoded.arrayBuffer()), contentType: encoded.headers.get('content-type') ?? '' };
};

export async function openApi(): Promise<Api> {
  const db = await openTestPglite();
  await db.execScript(placesScript() + peopleScript(await hashPassword(password)) + dashboardsScript());
  await recomputeRollups(db, { from: '2026-11-01', to: today });
  const { app, logLines, close } = await openTestApi(db, { environment: { RATE_LIMITS: 'off', ROADSIDE_TODAY: today } });

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
    const { payload, contentType } = call.bodyType === 'multipart' ? await form(body) : { payload: JSON.stringify(body), contentType: 'application/json' };
    return inject({
      method: 'POST',
      url: addressOf(call, params),
      headers: { 'content-type': contentType, ...(token == null ? {} : { authorization: `Bearer ${token}` }), ...(call.idempotencyKey ? { 'idempotency-key': 'a-key-of-its-own' } : {}) },
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
    async digest() {
      const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db.kysely);
      const digests: string[] = [];
      for (const { name } of tables.filter((table) => !traces.has(table.name))) {
        const { rows } = await sql<{ digest: string | null }>`select md5(string_agg(r::text, '|' order by r::text)) as digest from ${sql.table(name)} r`.execute(db.kysely);
        digests.push(`${name} ${rows[0]?.digest ?? 'empty'}`);
      }
      return digests.join('\n');
    },
  };
}
