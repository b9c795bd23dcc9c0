import { createServer } from 'node:net';
import { Mendable } from './say.mjs';

function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code ?? 'EUNKNOWN'));
    server.listen({ port, host, exclusive: true }, () => {
      const found = server.address().port;
      server.close(() => resolve(found));
    });
  });
}

/** A port that is currently free. */
export async function freePort(host = '127.0.0.1') {
  return await tryPort(0, host);
}

/** The next free port at or after `from`. */
async function nextFree(from, host) {
  for (let port = from; port < from + 50 && port < 65_536; port++)
    if (typeof (await tryPort(port, host)) === 'number') return port;
  return null;
}

/** Throws a Mendable when a port is taken or not allowed, naming the command that helps. */
export async function requirePort(variable, value, fallback, host = '127.0.0.1') {
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Mendable(
      `${variable} is "${value}", not a port between 1 and 65535. Run: ${variable}=${fallback} npm start`,
    );
  const outcome = await tryPort(port, host);
  if (typeof outcome === 'number') return port;
  if (outcome === 'EACCES')
    throw new Mendable(
      `Port ${port} (${variable}) needs more rights than this user has. Run: ${variable}=${fallback} npm start`,
    );
  const free = await nextFree(port + 1, host);
  throw new Mendable(
    `Port ${port} (${variable}) is already in use by another program. Stop it, or run: ${variable}=${free ?? port + 1} npm start`,
  );
}
