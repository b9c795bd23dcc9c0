import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../data-folder/make-folder.ts';
import type { Config } from './config.ts';

const secretsSchema = z.object({
  accessTokenSecret: z.string().min(32),
  /** Missing in files made before push existed. */
  pushPrivateKey: z.string().length(43).optional(),
});

interface Secrets {
  readonly accessTokenSecret: string;
  readonly pushPrivateKey: string;
}

/**
 * Fills in the secrets that only production gets from its environment. Demo mode creates them once and keeps them in
 * the data folder, readable by the owner only; test mode creates new ones each time.
 */
export async function withSecrets(config: Config): Promise<Config & { readonly accessTokenSecret: string }> {
  const { mode, accessTokenSecret, pushPrivateKey, dataFolder } = config;
  if (mode === 'production') {
    if (accessTokenSecret === undefined) throw new Error('Production has its secrets from the environment.');
    return { ...config, accessTokenSecret };
  }
  if (accessTokenSecret !== undefined && pushPrivateKey !== undefined) return { ...config, accessTokenSecret };
  const made = mode === 'test' ? newSecrets() : await readOrMakeSecrets(dataFolder);
  return {
    ...config,
    accessTokenSecret: accessTokenSecret ?? made.accessTokenSecret,
    pushPrivateKey: pushPrivateKey ?? made.pushPrivateKey,
  };
}

async function readOrMakeSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  makeFolder(folder);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept === null) {
    const unfinished = await writeUnfinished(folder, newSecrets());
    try {
      // Unlike rename, link fails if the file exists, so the first of two starting processes wins.
      await link(unfinished, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      await unlink(unfinished);
    }
  } else {
    const { accessTokenSecret, pushPrivateKey } = parse(kept, file);
    if (pushPrivateKey === undefined)
      await rename(await writeUnfinished(folder, { ...newSecrets(), accessTokenSecret }), file);
  }
  const { accessTokenSecret, pushPrivateKey = newPushKey() } = parse(await readFile(file, 'utf8'), file);
  return { accessTokenSecret, pushPrivateKey };
}

async function writeUnfinished(folder: string, secrets: Secrets): Promise<string> {
  const unfinished = join(folder, `secrets.${randomUUID()}.tmp`);
  await writeFile(unfinished, `${JSON.stringify(secrets)}\n`, { mode: 0o600, flag: 'wx' });
  return unfinished;
}

function parse(text: string, file: string): z.output<typeof secretsSchema> {
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${file} is damaged. Delete it. Everyone has to sign in and turn push on again, but nothing else is lost.`,
      { cause: error },
    );
  }
}

function newSecrets(): Secrets {
  return { accessTokenSecret: randomBytes(48).toString('base64url'), pushPrivateKey: newPushKey() };
}

/** A new VAPID private key. */
function newPushKey(): string {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const key = keys.getPrivateKey();
  // Node leaves out leading zeros.
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}
