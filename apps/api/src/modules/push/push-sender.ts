import { createECDH } from 'node:crypto';
import { Agent } from 'node:https';
import { isPushEndpoint } from '@roadside/domain/push';
import webPush from 'web-push';
import type { Config } from '../../platform/config/config.ts';
import type { BrowserSubscription } from './subscriptions.repository.ts';

/** What became of a push: taken by the service, impossible from now on, to be tried later, or refused. */
export type Sent =
  | { readonly outcome: 'sent' | 'gone' }
  | { readonly outcome: 'later'; readonly afterSeconds: number | null }
  | { readonly outcome: 'refused'; readonly why: string };

/** Sends pushes to the services of browsers. */
export interface PushSender {
  readonly publicKey: string;
  /** @param options - `keptSeconds`: how long the service keeps it for a device that is off */
  send(
    subscription: BrowserSubscription,
    body: string,
    options: { readonly urgent: boolean; readonly keptSeconds: number },
  ): Promise<Sent>;
}

const patienceMs = 10_000;
/** Push services refuse longer bodies; the encrypted one is some 100 bytes longer than its text. */
const longestBody = 3_000;

/** The sender of this installation; null where push isn't set up. */
export function createPushSender({
  pushPrivateKey,
  pushContact,
  pushTestService,
}: Pick<Config, 'pushPrivateKey' | 'pushContact' | 'pushTestService'>): PushSender | null {
  if (pushPrivateKey === undefined) return null;
  const publicKey = publicKeyOf(pushPrivateKey);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 16,
    ...(pushTestService ? { ca: pushTestService.certificate } : {}),
  });
  return {
    publicKey,
    send: async ({ endpoint, p256dh, auth }, body, { urgent, keptSeconds }) => {
      // The list may have changed since the browser subscribed.
      if (!isPushEndpoint(endpoint, pushTestService?.host)) return { outcome: 'gone' };
      if (Buffer.byteLength(body) > longestBody) return { outcome: 'refused', why: 'too long' };
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, body, {
          vapidDetails: { subject: pushContact, publicKey, privateKey: pushPrivateKey },
          TTL: keptSeconds,
          urgency: urgent ? 'high' : 'normal',
          contentEncoding: 'aes128gcm',
          timeout: patienceMs,
          agent,
        });
        return { outcome: 'sent' };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

function failureOf(error: unknown): Sent {
  if (!(error instanceof webPush.WebPushError)) {
    // A key that isn't on the curve: no message can be encrypted for it.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY')
      return { outcome: 'gone' };
    return { outcome: 'later', afterSeconds: null };
  }
  const { statusCode, headers } = error;
  if (statusCode === 404 || statusCode === 410) return { outcome: 'gone' };
  if (statusCode === 429 || statusCode >= 500) {
    const after = Number(headers['retry-after']);
    return { outcome: 'later', afterSeconds: Number.isFinite(after) && after > 0 ? after : null };
  }
  return { outcome: 'refused', why: `status ${statusCode}` };
}

/** The public key that belongs to a VAPID private key, as browsers take it. */
export function publicKeyOf(privateKey: string): string {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return keys.getPublicKey().toString('base64url');
}
