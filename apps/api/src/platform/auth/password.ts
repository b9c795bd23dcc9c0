import { hash, verify } from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';
import { WorkGate } from '../concurrency/work-gate.ts';

/** OWASP's argon2id setting: 19 MiB, 2 passes, 1 lane. */
const settings: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 };
/** Each hash occupies a core for about 30 ms; running more at the same time would only slow down everything else. */
const gate = new WorkGate(2, 64);

/** Hashes a new password with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(password, settings));
}

/** Hash of a random password, so that an unknown name takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/**
 * Returns whether the password matches. Without a hash (unknown name,
 * account without a password) it does the same work and returns false.
 * @throws {ApiError} 429 when too many are waiting
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID(), settings);
  const against = passwordHash ?? (await decoy);
  const fits = await gate.run(() => verify(against, password).catch(() => false));
  return fits && passwordHash !== null;
}
