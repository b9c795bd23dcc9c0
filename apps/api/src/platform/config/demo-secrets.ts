import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../data-folder/make-folder.ts';
import type { Config } from './config.ts';

const secretsSchema = z.object({ accessTokenSecret: z.string().min(32) });

/**
 * Fills in the secrets that only production requires. Demo mode creates them once and keeps them in the data folder,
 * readable by the owner only; test mode creates new ones each time.
 */
export async function withSecrets(config: Config): Promise<Config & { readonly accessTokenSecret: string }> {
  if (config.accessTokenSecret !== undefined) return { ...config, accessTokenSecret: config.accessTokenSecret };
  if (config.mode === 'production') throw new Error('Production has its secrets from the environment.');
  if (config.mode === 'test') return { ...config, accessTokenSecret: newSecret() };
  return { ...config, ...(await readOrMakeSecrets(config.dataFolder)) };
}

async function readOrMakeSecrets(folder: string): Promise<z.output<typeof secretsSchema>> {
  const file = join(folder, 'secrets.json');
  makeFolder(folder);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return parse(kept, file);
  const unfinished = join(folder, `secrets.${randomUUID()}.tmp`);
  await writeFile(unfinished, `${JSON.stringify({ accessTokenSecret: newSecret() })}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // Unlike rename, link fails if the file exists, so the first of two starting processes wins.
    await link(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(unfinished);
  }
  return parse(await readFile(file, 'utf8'), file);
}

function parse(text: string, file: string): z.output<typeof secretsSchema> {
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is damaged. Delete it. Everyone has to sign in again, but nothing else is lost.`, {
      cause: error,
    });
  }
}

function newSecret(): string {
  return randomBytes(48).toString('base64url');
}
