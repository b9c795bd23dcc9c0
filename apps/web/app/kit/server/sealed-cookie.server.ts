import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts and authenticates a value as text that only the holder of the secret can read or change, and decrypts it.
 */
export interface Sealer {
  seal(value: unknown): string;
  /** Null for anything this sealer did not write: foreign, changed, truncated, or sealed with a retired secret. */
  open(text: string): unknown;
}

/**
 * AES-256-GCM under a key derived from the secret. The first secret seals, every secret opens (rotation). `purpose` is
 * bound into the key and the tag, so text sealed for one cookie can't be opened as another.
 */
export function createSealer(secrets: readonly [string, ...string[]], purpose: string): Sealer {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, 'roadside', `web/${purpose}/v${version}`, 32)),
  );
  const bound = Buffer.from(`${purpose}/v${version}`);
  return {
    seal(value) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', keys[0] as Buffer, iv);
      cipher.setAAD(bound);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= 1 + ivBytes + tagBytes || bytes[0] !== version) return null;
      const iv = bytes.subarray(1, 1 + ivBytes);
      const tag = bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes);
      const body = bytes.subarray(1 + ivBytes + tagBytes);
      for (const key of keys) {
        try {
          const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
          decipher.setAAD(bound);
          decipher.setAuthTag(tag);
          return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8'));
        } catch {
          // Another secret may open it.
        }
      }
      return null;
    },
  };
}
