// Settings that must be valid before anything is installed, built or started. API and web server check the rest.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Mendable } from './say.mjs';
import { systemSentence } from './system-errors.mjs';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
const secretHint = 'at least 32 random characters, for example from: openssl rand -base64 48';
const required = {
  DATABASE_URL: 'postgresql://user:password@host:5432/database',
  ACCESS_TOKEN_SECRET: secretHint,
  SESSION_SECRET: secretHint,
};

/**
 * SESSION_SECRET lists old secrets after the new one, for rotation; in any other secret a comma is an ordinary
 * character.
 */
const secretsOf = (name, value) => (name === 'SESSION_SECRET' ? value.split(',') : [value]);

/** Throws a Mendable with everything that keeps the product from starting in this environment. */
export function checkSettings(environment) {
  const mode = environment.ROADSIDE_MODE || 'demo';
  const problems = [];
  if (mode === 'production') {
    for (const [name, hint] of Object.entries(required)) {
      const value = environment[name]?.trim();
      if (!value) problems.push([name, `is required in production: ${hint}`]);
      else if (hint === secretHint && secretsOf(name, value).some((secret) => secret.trim().length < 32))
        problems.push([name, `is too short: ${hint}`]);
    }
  } else if (mode === 'demo') {
    for (const name of ['HOST', 'API_HOST'])
      if (environment[name]?.trim() && !loopback.has(environment[name].trim()))
        problems.push([
          name,
          'opens the demo to the network, but its passwords are public. Leave it out, or set ROADSIDE_MODE=production',
        ]);
  }
  if (problems.length === 0) return;
  const width = Math.max(...problems.map(([name]) => name.length));
  throw new Mendable(
    [
      `Roadside can't start. ${problems.length === 1 ? 'One setting needs' : `${problems.length} settings need`} attention:`,
      ...problems.map(([name, problem]) => `  ${name.padEnd(width)}  ${problem}`),
      '.env.example explains every variable.',
    ].join('\n'),
  );
}

/**
 * Creates a folder and its parents, one at a time: on a read-only file system Node's recursive mkdir reports that the
 * folder does not exist, which is misleading.
 */
export function makeFolder(folder, mkdir = mkdirSync) {
  const isFolder = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mkdir);
  try {
    mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it in the meantime.
    if (!isFolder()) throw error;
  }
}

/** Throws a Mendable when a folder can't be created or written, naming the variable that chooses it. */
export function requireWritable(folder, variable) {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const sentence = systemSentence(error, folder);
    if (sentence) throw new Mendable(`${sentence} Or choose another folder: ${variable}=/path/to/folder`);
    throw error;
  }
}

/** The address for reaching a server that listens on `host`. */
export function reachableHost(host) {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host;
  return reachable.includes(':') && !reachable.startsWith('[') ? `[${reachable}]` : reachable;
}
