import { createHmac, timingSafeEqual } from 'node:crypto';
import { mediaFilesPath } from '@roadside/contract/files';
import type { Config } from '../../platform/config/config.ts';

/** Shortest life of an address, in seconds. */
const shortest = 3600;
/** Addresses made in the same quarter of an hour are equal, so that browsers can cache what they serve. */
const step = 900;

/**
 * A signed address of a file. It outlasts the file three times, with pauses: a video that was begun plays to its end,
 * whatever becomes of the session.
 */
export function mediaAddress(
  config: Pick<Config, 'accessTokenSecret'>,
  file: { readonly name: string; readonly length_seconds: number | null },
  now: Date,
): string {
  const begun = Math.floor(now.getTime() / 1000 / step) * step;
  const until = begun + step + shortest + Math.ceil(3 * (file.length_seconds ?? 0));
  return `${mediaFilesPath}/${file.name}?until=${until}&key=${signature(config, file.name, until)}`;
}

/** Whether an address was signed here and is still valid. */
export function isSigned(
  config: Pick<Config, 'accessTokenSecret'>,
  { name, until, key }: { readonly name: string; readonly until: string; readonly key: string },
  now: Date,
): boolean {
  const end = /^\d{1,12}$/.test(until) ? Number(until) : 0;
  const expected = Buffer.from(signature(config, name, end));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given) && end * 1000 > now.getTime();
}

function signature({ accessTokenSecret }: Pick<Config, 'accessTokenSecret'>, name: string, until: number): string {
  if (!accessTokenSecret) throw new Error('Addresses of files need ACCESS_TOKEN_SECRET.');
  return createHmac('sha256', accessTokenSecret).update(`media\n${name}\n${until}`).digest('base64url');
}
