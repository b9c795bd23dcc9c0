import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

// For 127.0.0.1, signed by itself, valid until 2126. Nothing but this test trusts it.
const certificateDer =
  'MIIBsDCCAVagAwIBAgIUDoE1Owt1cta8reRcvnkLnpYZtdEwCgYIKoZIzj0EAwIwJDEiMCAGA1UEAwwZcHVzaCBzZXJ2aWNlIG9mIHRoZSB0ZXN0czAgFw0yNjExMjcxMzU2MzBaGA8yMTI2MTEwMzEzNTYzMFowJDEiMCAGA1UEAwwZcHVzaCBzZXJ2aWNlIG9mIHRoZSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGb7+orm8pp04mcfX6fI8p92Lm6lRno1W46yQBro2Jp/qFFGYxuVjpMiqgyi894JZDQlOHE+UYVo3OlYfvR6uXmjZDBiMB0GA1UdDgQWBBQ/tkCf1CKz6OFtC5dZFYyJUI5rmDAfBgNVHSMEGDAWgBQ/tkCf1CKz6OFtC5dZFYyJUI5rmDAPBgNVHRMBAf8EBTADAQH/MA8GA1UdEQQIMAaHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIgPT6OHAnuguxceP7y3h+fVlP7Bz12d9nO+d2N0Yya2JYCIQCPuPqolDAR77hNQIZcnVKb5J6byb/KMAsj9xmXnaMVHA==';
const keyDer =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQghpblEIvRgS4enTdwthBPpSbfIW7cnr8CjFieWtz2pPqhRANCAARm+/qK5vKadOJnH1+nyPKfdi5upUZ6NVuOskAa6Niaf6hRRmMblY6TIqoMovPeCWQ0JThxPlGFaNzpWH70erl5';
const pem = (label: string, der: string) =>
  `-----BEGIN ${label}-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;
const certificate = pem('CERTIFICATE', certificateDer);

/** A push that the service took or refused, decrypted. */
export interface TakenPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
  readonly payload: unknown;
}

/** A push service on this machine, over TLS. */
export interface TestPushService {
  readonly environment: { readonly PUSH_TEST_HOST: string; readonly PUSH_TEST_CA: string };
  readonly pushes: TakenPush[];
  /** Status of the answer by path; 201 by default. */
  readonly answers: Map<string, { readonly status: number; readonly headers?: Readonly<Record<string, string>> }>;
  /** A new browser that subscribes at a path of the service. */
  subscribe(path: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

/** Opens a push service whose browsers decrypt what it takes. */
export async function openPushService(): Promise<TestPushService> {
  const pushes: TakenPush[] = [];
  const answers: TestPushService['answers'] = new Map();
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server = createServer({ cert: certificate, key: pem('PRIVATE KEY', keyDer) }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [path, body] = [request.url ?? '', Buffer.concat(parts)];
      const browser = browsers.get(path);
      pushes.push({
        path,
        headers: request.headers,
        bytes: body.length,
        payload: browser ? JSON.parse(decrypt(body, browser)) : null,
      });
      const { status, headers = {} } = answers.get(path) ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: { PUSH_TEST_HOST: host, PUSH_TEST_CA: certificate },
    pushes,
    answers,
    subscribe: (path) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { keys, auth });
      return {
        endpoint: `https://${host}${path}`,
        keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
      };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Decrypts a message as a browser does (RFC 8291, RFC 8188 with one record). */
function decrypt(body: Buffer, { keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32);
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
