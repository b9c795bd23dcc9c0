/**
 * Renders the scenes frame by frame and encodes them. Runs inside a page, so it must be self-contained.
 * @param {{ library: string, shots: { seconds: number, before: string, after: string, target: { x: number, y: number } | null }[], width: number, height: number, framesPerSecond: number, bitsPerSecond: number }}
 *   options pictures as base64 PNG; the library is the address of mediabunny
 * @returns {Promise<{ video: string, poster: string }>} WebM and WebP as base64
 */
export async function film({ library, shots, width, height, framesPerSecond, bitsPerSecond }) {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import(library);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: bitsPerSecond, keyFrameInterval: 5 });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();

  const load = async (picture) => createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const ease = (share) => (share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2);
  const between = (from, to, now) => Math.min(1, Math.max(0, (now - from) / (to - from)));
  const base64 = async (blob) =>
    (
      await new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsDataURL(blob);
      })
    ).split(',')[1];

  const arrow = new Path2D('M0 0 L0 19 L4.6 14.8 L7.6 21.6 L10.6 20.3 L7.7 13.7 L13.8 13.7 Z');
  function drawPointer({ x, y }, pressed) {
    pen.save();
    if (pressed > 0 && pressed < 1) {
      pen.beginPath();
      pen.arc(x, y, 6 + 22 * pressed, 0, 7);
      pen.strokeStyle = `rgb(16 20 28 / ${0.5 * (1 - pressed)})`;
      pen.lineWidth = 3;
      pen.stroke();
    }
    pen.translate(x, y);
    pen.shadowColor = 'rgb(0 0 0 / 0.35)';
    pen.shadowBlur = 5;
    pen.shadowOffsetY = 2;
    pen.fillStyle = '#10141c';
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas fills a path, not an array
    pen.fill(arrow);
    pen.shadowColor = 'transparent';
    pen.strokeStyle = '#fff';
    pen.lineWidth = 1.4;
    pen.stroke(arrow);
    pen.restore();
  }

  // Seconds into a scene: the pointer starts moving, arrives and clicks, and the screen has changed.
  const [sets, arrives, changed] = [0.8, 1.9, 2.3];
  let pointer = { x: width * 0.6, y: height * 0.55 };
  let frame = 0;
  let poster;
  for (const { seconds, before, after, target } of shots) {
    const [first, last] = await Promise.all([load(before), load(after)]);
    const from = pointer;
    const to = target ?? pointer;
    for (let index = 0; index < seconds * framesPerSecond; index++, frame++) {
      const now = index / framesPerSecond;
      const way = ease(between(sets, arrives, now));
      pointer = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
      pen.globalAlpha = 1;
      pen.drawImage(first, 0, 0);
      pen.globalAlpha = between(arrives, changed, now);
      if (pen.globalAlpha > 0) pen.drawImage(last, 0, 0);
      pen.globalAlpha = 1;
      drawPointer(pointer, target ? between(arrives - 0.1, changed + 0.2, now) : 0);
      await source.add(frame / framesPerSecond, 1 / framesPerSecond);
      if (frame === 0) poster = await base64(await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8)));
    }
  }
  await output.finalize();
  return { video: await base64(new Blob([output.target.buffer])), poster };
}
