// Makes the media of the demo's lessons: `npm run media:lessons`. Video is drawn in a browser and encoded there, audio is
// synthesized, and captions come from the same words. Writes apps/api/demo-media.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import {
  demoCaptions,
  demoDocuments,
  demoFileName,
  demoMedia,
  demoSeconds,
} from '../../apps/api/src/modules/training/demo/demo-media.ts';
import { ensureChromium } from '../bootstrap/chromium.mjs';
import { root } from '../bootstrap/runtime.mjs';
import { plainPdf } from './plain-pdf.mjs';

const folder = join(root, 'apps/api/demo-media');
const sampleRate = 8000;

/** A chime at the start of each scene, as 8-bit WAV. */
function chimes({ scenes }) {
  const total = demoSeconds({ scenes }) * sampleRate;
  const samples = Buffer.alloc(total, 128);
  let from = 0;
  for (const [index, { seconds }] of scenes.entries()) {
    const pitch = 392 * 1.26 ** index;
    for (let at = 0; at < sampleRate; at += 1)
      samples[from + at] =
        128 + Math.round(60 * Math.exp((-4 * at) / sampleRate) * Math.sin((2 * Math.PI * pitch * at) / sampleRate));
    from += seconds * sampleRate;
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + total, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(total, 40);
  return Buffer.concat([header, samples]);
}

/** Draws a lesson's scenes and encodes them. Runs inside a page, so it must be self-contained. */
async function draw({ library, title, scenes, width, height, framesPerSecond }) {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import(library);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 60_000, keyFrameInterval: 4 });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  const wrapped = (words) => {
    const lines = [''];
    for (const word of words.split(' '))
      if (pen.measureText(`${lines.at(-1)} ${word}`).width > width - 96) lines.push(word);
      else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
    return lines;
  };
  let frame = 0;
  for (const [index, { seconds, words }] of scenes.entries())
    for (let at = 0; at < seconds * framesPerSecond; at += 1, frame += 1) {
      pen.fillStyle = '#10141c';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#ffb020';
      pen.fillRect(0, height - 8, (width * (index + at / (seconds * framesPerSecond))) / scenes.length, 8);
      pen.font = '600 22px "DejaVu Sans", sans-serif';
      pen.fillText(title, 48, 64);
      pen.fillStyle = '#ffffff';
      pen.font = '32px "DejaVu Sans", sans-serif';
      for (const [line, text] of wrapped(words).entries()) pen.fillText(text, 48, 160 + 46 * line);
      await source.add(frame / framesPerSecond, 1 / framesPerSecond);
    }
  await output.finalize();
  let binary = '';
  for (const byte of new Uint8Array(output.target.buffer)) binary += String.fromCodePoint(byte);
  return btoa(binary);
}

for (const { id } of demoDocuments) {
  const { title, scenes } = demoMedia.find((media) => media.id === id);
  const page = plainPdf(
    title,
    scenes.map(({ words }) => words),
  );
  writeFileSync(join(folder, demoFileName(id, 'pdf')), page);
}

const { path, missing } = await ensureChromium();
if (!path) throw new Error(missing);
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--force-color-profile=srgb'] });
// Codecs need a secure origin.
const library = readFileSync(
  join(fileURLToPath(import.meta.resolve('mediabunny')), '../../../bundles/mediabunny.min.mjs'),
);
const studio = createServer((request, response) =>
  request.url === '/mediabunny.mjs'
    ? response.setHeader('content-type', 'text/javascript').end(library)
    : response.setHeader('content-type', 'text/html').end('<!doctype html><title>Studio</title>'),
).listen(0, '127.0.0.1');
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${studio.address().port}/`);
  for (const media of demoMedia) {
    writeFileSync(join(folder, demoFileName(media.id, 'vtt')), demoCaptions(media));
    const file = join(folder, demoFileName(media.id, media.kind === 'video' ? 'webm' : 'wav'));
    const { title, scenes } = media;
    const video = { library: '/mediabunny.mjs', title, scenes, width: 640, height: 360, framesPerSecond: 6 };
    const content = media.kind === 'video' ? Buffer.from(await page.evaluate(draw, video), 'base64') : chimes(media);
    writeFileSync(file, content);
    console.log(`${media.id}: ${demoSeconds(media)} s, ${Math.round(content.length / 1024)} kB`);
  }
} finally {
  studio.close();
  await browser.close();
}
