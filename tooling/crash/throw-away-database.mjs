import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/runtime.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');

async function once(url, statement) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A fresh database on the test server; `drop` removes it again. */
export async function makeDatabase(serverUrl) {
  const name = `crash_${randomUUID().replaceAll('-', '')}`;
  await once(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => once(serverUrl, `drop database ${name} with (force)`) };
}
