import { dot } from '../internal/scene/path.ts';
import { type Box, escapeXml, type PictureColors, placePath, writeText } from '../internal/save/svg.ts';
import { writeNumber } from '../internal/words/numbers.ts';
import { countiesFrom, outlinePath } from './basemap/outline.ts';
import type { Borders } from './basemap/use-borders.ts';
import { clusterSize, type MapMark, type MapScene } from './map-scene.ts';

/** Plain colors for a map viewed outside a page. */
export interface MapColors extends PictureColors {
  readonly water: string;
  readonly land: string;
  readonly border: string;
  readonly county: string;
}

/** The inputs of a map picture. */
export interface MapPicture {
  readonly scene: MapScene;
  readonly borders: Borders;
  readonly title: string;
  /** The title of the color legend. */
  readonly legend: string;
  /** The attribution of the borders. */
  readonly source: string;
  readonly locale: string;
  /** Indexes of the selected places. */
  readonly selected: ReadonlySet<number>;
  readonly colors: MapColors;
}

const head = 60;
const foot = 24;
const pen = (color: string, width: number) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

function basemap({ scene, borders, colors }: MapPicture, place: (d: string) => string): string {
  const lines = (of: Borders['land'], closed: boolean) => place(outlinePath(of, scene.projection, scene.box, closed));
  const counties =
    scene.view.zoom >= countiesFrom && borders.counties.length > 0
      ? `<path d="${lines(borders.counties, false)}" ${pen(colors.county, 1)}/>`
      : '';
  return `<path d="${lines(borders.land, true)}" fill="${colors.land}" fill-rule="evenodd"/>${counties}<path d="${lines(borders.states, false)}" ${pen(colors.border, 1)}/>`;
}

function shapes({ scene: { shapes: drawn, scale }, colors }: MapPicture, place: (d: string) => string): string {
  const look = (kind: (typeof drawn)[number]['kind'], step: number) => {
    if (kind === 'heat') return `fill="${colors.step(scale, step)}"`;
    const edge = `stroke="${colors.quiet}" stroke-width="0.75"`;
    return kind === 'fewHex'
      ? `fill="${colors.water}" stroke-dasharray="3 2" ${edge}`
      : `fill="${colors.step(scale, step)}" fill-opacity="0.85" ${edge}`;
  };
  const paths = drawn.map(({ kind, step, d }) => `<path d="${place(d)}" ${look(kind, step)}/>`).join('');
  return drawn.some(({ kind }) => kind === 'heat') ? `<g filter="url(#warm)" opacity="0.8">${paths}</g>` : paths;
}

function dots({ scene: { marks, scale }, selected, colors }: MapPicture, place: (d: string) => string): string {
  const own = marks.filter(({ kind }) => kind === 'dot');
  const path = (some: readonly MapMark[], color: string, width: number) =>
    some.length > 0 ? `<path d="${place(some.map(({ x, y }) => dot(x, y)).join(''))}" ${pen(color, width)}/>` : '';
  const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
    path(
      own.filter((mark) => mark.step === step),
      step > 0 ? colors.step(scale, step) : colors.background,
      8,
    ),
  );
  return (
    path(
      own.filter(({ rows }) => rows.some((row) => selected.has(row))),
      colors.text,
      16,
    ) +
    path(own, colors.quiet, 11) +
    steps.join('') +
    path(
      own.filter(({ step }) => step === 0),
      colors.quiet,
      3,
    )
  );
}

function clusters(
  { scene: { marks, scale }, locale, selected, colors }: MapPicture,
  { x: left, y: top, width, height }: Box,
): string {
  return marks
    .filter(({ kind }) => kind === 'cluster')
    .map(({ x, y, count, step, rows }) => {
      const [cx, cy, radius] = [left + (x / 1000) * width, top + (y / 1000) * height, clusterSize(count) / 2];
      const place = `cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}"`;
      const edge =
        step > 0
          ? `stroke="${colors.step(scale, step)}" stroke-width="5"`
          : `stroke="${colors.quiet}" stroke-dasharray="3 2"`;
      const chosen = rows.some((row) => selected.has(row))
        ? `<circle ${place} r="${radius + 3}" fill="${colors.text}"/>`
        : '';
      return `${chosen}<circle ${place} r="${radius}" fill="${colors.quiet}"/><circle ${place} r="${radius - 3.5}" fill="${colors.background}" ${edge}/>${writeText(cx, cy + 4, writeNumber(count, locale, { format: count > 9999 ? { notation: 'compact' } : {} }), colors.text, { anchor: 'middle', weight: 600 })}`;
    })
    .join('');
}

function legendOf({ scene: { ramp }, legend, colors }: MapPicture): string {
  if (!ramp) return '';
  const start = 20 + legend.length * 6.2;
  const from = start + ramp.low.length * 6.2 + 6;
  const steps = [1, 2, 3, 4, 5, 6, 7].map(
    (step, index) =>
      `<rect x="${(from + index * 20).toFixed(1)}" y="35" width="18" height="10" fill="${colors.step(ramp.scale, step)}"/>`,
  );
  return (
    writeText(12, 44, legend, colors.text) +
    writeText(start, 44, ramp.low, colors.quiet) +
    steps.join('') +
    writeText(from + 146, 44, ramp.high, colors.quiet)
  );
}

/**
 * Renders a map as an SVG document with plain colors and real pixels, at the size the map is shown. It uses the map's
 * own scene and borders and needs neither a page nor WebGL, so a live map and a drawn one give the same file.
 */
export function mapSvg(picture: MapPicture): string {
  const { scene, title, source, colors } = picture;
  const { width, height } = scene.box;
  const box = { x: 0, y: head, width, height };
  const place = (d: string) => placePath(d, box, 1000);
  const names = scene.labels.map(
    ({ text, x, y }) =>
      `<g stroke="${colors.land}" stroke-width="3" paint-order="stroke">${writeText((x / 1000) * width, head + (y / 1000) * height + 4, text, colors.quiet, { anchor: 'middle' })}</g>`,
  );
  const parts = [
    writeText(12, 22, title, colors.text, { size: 14, weight: 600 }),
    legendOf(picture),
    `<g clip-path="url(#frame)"><rect y="${head}" width="${width}" height="${height}" fill="${colors.water}"/>${basemap(picture, place)}${shapes(picture, place)}${dots(picture, place)}${names.join('')}${clusters(picture, box)}</g>`,
    ...(scene.empty ? [writeText(width / 2, head + height / 2, scene.empty, colors.text, { anchor: 'middle' })] : []),
    writeText(12, head + height + 16, source, colors.quiet),
  ];
  const whole = head + height + foot;
  const definitions = `<defs><clipPath id="frame"><rect y="${head}" width="${width}" height="${height}"/></clipPath><filter id="warm"><feGaussianBlur stdDeviation="11"/></filter></defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" font-family="${escapeXml(colors.font)}" role="img"><title>${escapeXml(title)}</title><desc>${escapeXml(scene.empty ?? scene.summary)}</desc>${definitions}<rect width="${width}" height="${whole}" fill="${colors.background}"/>${parts.join('')}</svg>`;
}
