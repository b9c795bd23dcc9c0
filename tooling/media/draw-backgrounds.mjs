// Draws the bundled background pictures of the home page (packages/domain/src/home/backgrounds.ts) as SVG files. They
// are made of hills, roads and lights from a seeded generator, so running it again changes nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [width, height] = [960, 540];
const folder = fileURLToPath(new URL('../../apps/web/public/media/backgrounds/', import.meta.url));

/** Colors from the top of the sky to the nearest ground, and what stands in the scene. */
const scenes = {
  'night-road': { sky: ['#0f1a2b', '#24364f'], hills: ['#1b2a3f', '#142134'], ground: '#0d1725', stars: 70, lamps: 5 },
  'sunrise-highway': { sky: ['#33476b', '#f2b26b'], hills: ['#7d6a78', '#4f4a5c'], ground: '#3a3a48', sun: '#ffd9a0' },
  'snow-pass': {
    sky: ['#8ea6bd', '#dbe5ee'],
    hills: ['#c4d2de', '#eef3f7'],
    ground: '#dfe7ee',
    peaks: true,
    flakes: 80,
  },
  'rain-city': { sky: ['#2b3a4a', '#5a6d7d'], hills: ['#3a4957'], ground: '#26323d', towers: true, rain: 70 },
  'desert-heat': { sky: ['#6fa3c0', '#f5deb0'], hills: ['#d3955f', '#b06f44'], ground: '#c98a58', sun: '#fff1c9' },
  'autumn-hills': { sky: ['#8fb0c4', '#f1e3c8'], hills: ['#c98945', '#9c5a34'], ground: '#6d4a35', trees: '#b5532e' },
  'coast-bridge': { sky: ['#74a9c6', '#d9ecf2'], hills: ['#7fa39a'], ground: '#4f86a0', bridge: true },
  'fog-valley': {
    sky: ['#a9b7c0', '#d9dfe2'],
    hills: ['#b6c1c7', '#9aa8b0', '#7f8f99'],
    ground: '#6f808a',
    trees: '#5f707a',
  },
  'garage-lights': { sky: ['#16202f', '#2c3c52'], hills: ['#1d2a3c'], ground: '#131c29', garage: true, stars: 30 },
  'truck-stop': { sky: ['#1c2a40', '#d0844a'], hills: ['#33384a'], ground: '#20242f', truck: true, lamps: 2 },
  'holiday-lights': { sky: ['#182238', '#3c4a68'], hills: ['#e6ecf2'], ground: '#d5dee7', houses: true, flakes: 60 },
  'open-plain': { sky: ['#7fb4d6', '#e8f2e4'], hills: ['#9cba83', '#7ea468'], ground: '#6b955a', sun: '#fff8d8' },
};

/** Numbers between 0 and 1 from a seed (mulberry32). */
function randomOf(seed) {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const px = (value) => String(Math.round(value));
const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" fill="${fill}"${more}/>`;
const many = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The outline of a row of hills; peaks have corners. */
function hills(random, level, color, peaks) {
  const step = peaks ? 120 : 160;
  const points = Array.from({ length: width / step + 2 }, (_, index) => [
    index * step - step / 2,
    level - random() * (peaks ? 130 : 60) * (index % 2 === 0 ? 1 : 0.25),
  ]);
  const [first, ...rest] = points;
  const line = peaks
    ? rest.map(([x, y]) => `L${px(x)} ${px(y)}`).join('')
    : rest
        .map(([x, y], index) => `Q${px(points[index][0] + step / 2)} ${px(points[index][1] - 18)} ${px(x)} ${px(y)}`)
        .join('');
  return `<path d="M${px(first[0])} ${px(first[1])}${line}L${width + step} ${height}L${-step} ${height}Z" fill="${color}"/>`;
}

const road = (color, line) =>
  `<path d="M456 360L504 360L690 540L270 540Z" fill="${color}"/>${many(5, (index) => {
    const y = 372 + index * index * 7 + index * 8;
    return rect(480 - 1 - index, y, 2 + index * 2, 8 + index * 4, line);
  })}`;

const lamp = (x, size) =>
  `<g transform="translate(${px(x)} ${px(392 + size * 30)}) scale(${size.toFixed(2)})"><path d="M0 0V-110Q0 -124 14 -124H30" fill="none" stroke="#55637a" stroke-width="4"/><circle cx="32" cy="-120" r="26" fill="#ffc663" opacity=".2"/><circle cx="32" cy="-120" r="7" fill="#ffc663"/></g>`;

const truck =
  '<g transform="translate(560 388)"><ellipse cx="44" cy="-42" rx="60" ry="34" fill="#ffb347" opacity=".22"/><path d="M0 0V-40H70V-62H104L124 -34V0Z" fill="#e8edf3"/><path d="M76 -56H100L114 -36H76Z" fill="#33475f"/><path d="M4 -40L-34 -58" stroke="#e8edf3" stroke-width="6"/><rect x="80" y="-70" width="18" height="7" rx="3" fill="#ffb347"/><circle cx="24" cy="2" r="13" fill="#141a23"/><circle cx="98" cy="2" r="13" fill="#141a23"/></g>';

const garage =
  '<path d="M240 400V250L480 200L720 250V400Z" fill="#3b4a5f"/><path d="M240 250L480 200L720 250V262L480 212L240 262Z" fill="#54657d"/>' +
  many(
    3,
    (index) =>
      rect(284 + index * 140, 290, 112, 110, '#ffce7a') +
      rect(284 + index * 140, 316, 112, 4, '#c99543') +
      rect(284 + index * 140, 346, 112, 4, '#c99543'),
  );

const bridge =
  '<path d="M0 356H960" stroke="#5b6b78" stroke-width="14"/><path d="M250 180V420M710 180V420" stroke="#5b6b78" stroke-width="16"/><path d="M0 330Q150 300 250 184Q480 430 710 184Q810 300 960 330" fill="none" stroke="#6c7d8a" stroke-width="5"/>' +
  many(
    22,
    (index) =>
      `<path d="M${270 + index * 20} 350V${px(340 - ((index - 10.5) / 10.5) ** 2 * 130)}" stroke="#6c7d8a" stroke-width="2"/>`,
  );

function draw(name, scene) {
  const random = randomOf(name);
  const scatter = (count, shape) => many(count, () => shape(random() * width, random()));
  const parts = [
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${scene.sky[0]}"/><stop offset="1" stop-color="${scene.sky[1]}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`,
    scene.stars &&
      scatter(scene.stars, (x, y) => `<circle cx="${px(x)}" cy="${px(y * 260)}" r="1.2" fill="#fff" opacity=".7"/>`),
    scene.sun &&
      `<circle cx="660" cy="250" r="90" fill="${scene.sun}" opacity=".35"/><circle cx="660" cy="250" r="48" fill="${scene.sun}"/>`,
    ...scene.hills.map((color, index) => hills(random, 300 + index * 38, color, scene.peaks)),
    scene.towers &&
      many(16, (index) => {
        const tall = 90 + random() * 170;
        return (
          rect(index * 62 - 10, 360 - tall, 50, tall, '#1f2a35') +
          many(5, (row) =>
            random() > 0.45 ? rect(index * 62 + random() * 30, 372 - tall + row * 26, 6, 8, '#ffd58a') : '',
          )
        );
      }),
    scene.trees &&
      scatter(
        26,
        (x, y) =>
          `<path d="M${px(x)} ${px(372 + y * 16)}l-12 0l12 -${px(34 + y * 26)}l12 ${px(34 + y * 26)}Z" fill="${scene.trees}"/>`,
      ),
    scene.bridge && bridge,
    `<path d="M0 ${scene.bridge ? 400 : 362}H${width}V${height}H0Z" fill="${scene.ground}"/>`,
    scene.garage && garage,
    scene.houses &&
      many(7, (index) => {
        const x = 20 + index * 136;
        return (
          rect(x, 300, 92, 74, '#4a566c') +
          `<path d="M${x - 8} 302L${x + 46} 262L${x + 100} 302Z" fill="#f3f6fa"/>` +
          rect(x + 16, 320, 20, 22, '#ffd58a') +
          rect(x + 56, 320, 20, 22, '#ffd58a') +
          many(
            6,
            (bulb) =>
              `<circle cx="${x + bulb * 18}" cy="304" r="3" fill="${['#ff8a65', '#ffd54f', '#81c784'][bulb % 3]}"/>`,
          )
        );
      }),
    !scene.garage && !scene.bridge && road(scene.hills.length > 1 && scene.flakes ? '#8b99a6' : '#1b222c', '#f3c86b'),
    scene.lamps && many(scene.lamps, (index) => lamp(330 - index * 74, 0.5 + index * 0.22)),
    scene.truck && truck,
    scene.rain &&
      scatter(scene.rain, (x, y) => `<path d="M${px(x)} ${px(y * height)}l-6 18" stroke="#b9cad6" opacity=".5"/>`),
    scene.flakes &&
      scatter(
        scene.flakes,
        (x, y) => `<circle cx="${px(x)}" cy="${px(y * height)}" r="2.4" fill="#fff" opacity=".85"/>`,
      ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${parts.filter(Boolean).join('')}</svg>\n`;
}

mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) writeFileSync(`${folder}${name}.svg`, draw(name, scene));
