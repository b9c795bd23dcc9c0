// An upload in pieces (tus) whose connection breaks in the middle of some of them.
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const pieceBytes = 2 * 1024 * 1024;
const base64 = (text) => Buffer.from(text).toString('base64');
const tus = { 'tus-resumable': '1.0.0' };
/** The beginning of an MP4, by which it is recognized. */
const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');

/** The bytes of the file at an offset: the head, then a pattern that no other offset has. */
function bytesAt(offset, length) {
  const begins = offset - (offset % 4);
  const content = Buffer.alloc(length + 8);
  for (let at = 0; at + 4 <= content.length; at += 4) content.writeUInt32LE((begins + at) >>> 0, at);
  if (begins < head.length) head.copy(content, 0, begins);
  return content.subarray(offset - begins, offset - begins + length);
}

/**
 * Uploads a made file. After a break, the server says how much it has, and the upload goes on there.
 * @returns the stored name, the hash of what was sent, and how often the connection broke
 */
export async function brokenUpload({ url, token, bytes, breaks }) {
  const authorization = `Bearer ${token}`;
  const created = await fetch(`${url}/training/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      authorization,
      'upload-length': String(bytes),
      'upload-metadata': `filename ${base64('bench.mp4')},seconds ${base64('3600')}`,
    },
  });
  if (created.status !== 201) throw new Error(`The upload was refused: ${created.status} ${await created.text()}`);
  const address = new URL(created.headers.get('location'), url);
  const hash = createHash('sha256');
  const breakAt = new Set(
    Array.from({ length: breaks }, (_, index) => Math.floor(((index + 0.5) * bytes) / breaks / pieceBytes)),
  );
  let offset = 0;
  let hashed = 0;
  let broken = 0;
  for (;;) {
    const piece = bytesAt(offset, Math.min(pieceBytes, bytes - offset));
    if (offset + piece.length > hashed) {
      hash.update(piece.subarray(hashed - offset));
      hashed = offset + piece.length;
    }
    const place = Math.floor(offset / pieceBytes);
    const breaking = breakAt.delete(place);
    const answer = await patch(address, { authorization, offset, piece, breaking });
    if (answer) {
      offset += piece.length;
      if (offset === bytes) return { name: answer.file.name, sha256: hash.digest('hex'), breaks: broken };
    } else {
      broken += 1;
      offset = await offsetOf(address, authorization);
    }
  }
}

/** Sends a piece; null if its connection broke, after half of it. */
function patch(address, { authorization, offset, piece, breaking }) {
  return new Promise((resolve, reject) => {
    const sending = request(
      address,
      {
        method: 'PATCH',
        headers: {
          ...tus,
          authorization,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          'content-length': piece.length,
        },
      },
      async (answer) => {
        const parts = [];
        for await (const part of answer) parts.push(part);
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) reject(new Error(`A piece answered ${answer.statusCode}: ${text}`));
        else resolve(text ? JSON.parse(text) : {});
      },
    );
    sending.on('error', (error) => (breaking ? resolve(null) : reject(error)));
    if (breaking) sending.write(piece.subarray(0, piece.length / 2), () => setTimeout(() => sending.destroy(), 20));
    else sending.end(piece);
  });
}

/** How much the server has. The broken request may still hold the upload for a moment. */
async function offsetOf(address, authorization) {
  for (;;) {
    const answer = await fetch(address, { method: 'HEAD', headers: { ...tus, authorization } });
    if (answer.status === 200) return Number(answer.headers.get('upload-offset'));
    if (answer.status !== 423) throw new Error(`The upload is gone: ${answer.status}`);
    await wait(100);
  }
}
