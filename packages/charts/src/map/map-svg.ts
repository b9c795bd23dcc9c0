import { dot } from '../internal/scene/path.ts';
import { type Box, escapeXml, type PictureColours, placePath, writeText } from '../internal/save/svg.ts';
import { writeNumber } from '../internal/words/numbers.ts';
import { countiesFrom, outlinePath } from './basemap/outline.ts';
import type { Borders } from './basemap/use-borders.ts';
import { clusterSize, type MapMark, type MapScene } from './map-scene.ts';

/** Plain colours for a map that is looked at outside a page. */
export interface MapColours extends PictureColours {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  readonly county: string;
}

/** What a picture of a map is made from. */
export interface MapPicture {
  readonly scene: MapScene;
  readonly borders: Borders;
  readonly title: string;
  /** What the colours stand for. */
  readonly legend: string;
  /** Who made the borders. */
  readonly source: string;
  readonly locale: string;
  /** Rows that are selected. */
  readonly selected: ReadonlySet<number>;
  readonly colours: MapColours;
}

const head = 60;
const foot = 24;
const pen = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

function basemap({ scene, borders, colours }: MapPicture, place: (d: string) => string): string {
  const lines = (of: Borders['land'], closed: boolean) => place(outlinePath(of, scene.projection, scene.box, closed));
  const counties =
    scene.view.zoom >= countiesFrom && borders.counties.length > 0
      ? `<path d="${lines(borders.counties, false)}" ${pen(colours.county, 1)}/>`
      : '';
  return `<path d="${lines(borders.land, true)}" fill="${colours.land}" fill-rule="evenodd"/>${counties}<path d="${lines(borders.states, false)}" ${pen(colours.border, 1)}/>`;
}

function shapes({ scene: { shapes: drawn, scale }, colours }: MapPicture, place: (d: string) => string): string {
  const look = (kind: (typeof drawn)[number]['kind'], step: number) => {
    if (kind === 'heat') return `fill="${colours.step(scale, step)}"`;
    const edge = `stroke="${colours.quiet}" stroke-width="0.75"`;
    return kind === 'fewHex'
      ? `fill="${colours.water}" stroke-dasharray="3 2" ${edge}`
      : `fill="${colours.step(scale, step)}" fill-opacity="0.85" ${edge}`;
  };
  const paths = drawn.map(({ kind, step, d }) => `<path d="${place(d)}" ${look(kind, step)}/>`).join('');
  return drawn.some(({ kind }) => kind === 'heat') ? `<g filter="url(#warm)" opacity="0.8">${paths}</g>` : paths;
}

function dots({ scene: { marks, scale }, selected, colours }: MapPicture, place: (d: string) => string): string {
  const own = marks.filter(({ kind }) => kind === 'dot');
  const path = (some: readonly MapMark[], colour: string, width: number) =>
    some.length > 0 ? `<path d="${place(some.map(({ x, y }) => dot(x, y)).join(''))}" ${pen(colour, width)}/>` : '';
  const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
    path(
      own.filter((mark) => mark.step === step),
      step > 0 ? colours.step(scale, step) : colours.background,
      8,
    ),
  );
  return (
    path(
      own.filter(({ rows }) => rows.some((row) => selected.has(row))),
      colours.text,
      16,
    ) +
    path(own, colours.quiet, 11) +
    steps.join('') +
    path(
      own.filter(({ step }) => step === 0),
      colours.quiet,
      3,
    )
  );
}

function clusters(
  { scene: { marks, scale }, locale, selected, colours }: MapPicture,
  { x: left, y: top, width, height }: Box,
): string {
  return marks
    .filter(({ kind }) => kind === 'cluster')
    .map(({ x, y, count, step, rows }) => {
      const [cx, cy, radius] = [left + (x / 1000) * width, top + (y / 1000) * height, clusterSize(count) / 2];
      const place = `cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}"`;
      const edge =
        step > 0
          ? `stroke="${colours.step(scale, step)}" stroke-width="5"`
          : `stroke="${colours.quiet}" stroke-dasharray="3 2"`;
      const chosen = rows.some((row) => selected.has(row))
        ? `<circle ${place} r="${radius + 3}" fill="${colours.text}"/>`
        : '';
      return `${chosen}<circle ${place} r="${radius}" fill="${colours.quiet}"/><circle ${place} r="${radius - 3.5}" fill="${colours.background}" ${edge}/>${writeText(cx, cy + 4, writeNumber(count, locale, { format: count > 9999 ? { notation: 'compact' } : {} }), colours.text, { anchor: 'middle', weight: 600 })}`;
    })
    .join('');
}

function legendOf({ scene: { ramp }, legend, colours }: MapPicture): string {
  if (!ramp) return '';
  const start = 20 + legend.length * 6.2;
  const from = start + ramp.low.length * 6.2 + 6;
  const steps = [1, 2, 3, 4, 5, 6, 7].map(
    (step, index) =>
      `<rect x="${(from + index * 20).toFixed(1)}" y="35" width="18" height="10" fill="${colours.step(ramp.scale, step)}"/>`,
  );
  return (
    writeText(12, 44, legend, colours.text) +
    writeText(start, 44, ramp.low, colours.quiet) +
    steps.join('') +
    writeText(from + 146, 44, ramp.high, colours.quiet)
  );
}

/**
 * The picture of a map as an SVG document with plain colours and real pixels, as large as the map is shown. It is made from the map's own scene and
 * borders and needs neither a page nor WebGL, so a living map and a drawn one give the same file.
 */
export function mapSvg(picture: MapPicture): string {
  const { scene, title, source, colours } = picture;
  const { width, height } = scene.box;
  const box = { x: 0, y: head, width, height };
  const place = (d: string) => placePath(d, box, 1000);
  const names = scene.labels.map(
    ({ text, x, y }) =>
      `<g stroke="${colours.land}" stroke-width="3" paint-order="stroke">${writeText((x / 1000) * width, head + (y / 1000) * height + 4, text, colours.quiet, { anchor: 'middle' })}</g>`,
  );
  const parts = [
    writeText(12, 22, title, colours.text, { size: 14, weight: 600 }),
    legendOf(picture),
    `<g clip-path="url(#frame)"><rect y="${head}" width="${width}" height="${height}" fill="${colours.water}"/>${basemap(picture, place)}${shapes(picture, place)}${dots(picture, place)}${names.join('')}${clusters(picture, box)}</g>`,
    ...(scene.empty ? [writeText(width / 2, head + height / 2, scene.empty, colours.text, { anchor: 'middle' })] : []),
    writeText(12, head + height + 16, source, colours.quiet),
  ];
  const whole = head + height + foot;
  const definitions = `<defs><clipPath id="frame"><rect y="${head}" width="${width}" height="${height}"/></clipPath><filter id="warm"><feGaussianBlur stdDeviation="11"/></filter></defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" font-family="${escapeXml(colours.font)}" role="img"><title>${escapeXml(title)}</title><desc>${escapeXml(scene.empty ?? scene.summary)}</desc>${definitions}<rect width="${width}" height="${whole}" fill="${colours.background}"/>${parts.join('')}</svg>`;
}
