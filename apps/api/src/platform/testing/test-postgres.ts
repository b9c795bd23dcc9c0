import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** URL of the test server, or undefined if there is none. */
export function serverUrl(): string | undefined {
  return process.env['DATABASE_TEST_URL'] || undefined;
}

/** Creates a fresh, empty database on the test server. */
export async function createTestDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const server = serverUrl();
  if (server === undefined) throw new Error('DATABASE_TEST_URL is not set.');
  const name = `roadside_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
