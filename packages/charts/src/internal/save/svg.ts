import type { Paint } from '../scene/paint.ts';
import type { Axis, Mark, MarkKind, Scene } from '../scene/scene.ts';

/** Plain colors for a picture viewed outside a page. */
export interface PictureColors {
  readonly background: string;
  readonly text: string;
  readonly quiet: string;
  readonly grid: string;
  readonly soft: string;
  readonly paint: (paint: Paint) => string;
  readonly step: (scale: NonNullable<Mark['scale']>, step: number) => string;
  readonly font: string;
}

/** A position in the picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Escapes text for an SVG document. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const round = (value: number): number => Math.round(value * 100) / 100;

/** Scales path data from unit coordinates to a box in pixels. Supports the absolute commands a scene uses. */
export function placePath(d: string, { x, y, width, height }: Box, unitHeight: number): string {
  const [sx, sy] = [width / 1000, height / unitHeight];
  const horizontal = (value: number) => round(x + value * sx);
  const vertical = (value: number) => round(y + value * sy);
  return d.replaceAll(/([MLHVCAZh])([^MLHVCAZh]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)?.map(Number) ?? [];
    if (command === 'H') return `H${numbers.map(horizontal).join(' ')}`;
    if (command === 'V') return `V${numbers.map(vertical).join(' ')}`;
    if (command === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, ex = 0, ey = 0] = numbers;
      return `A${round(rx * sx)} ${round(ry * sy)} ${turn} ${large} ${sweep} ${horizontal(ex)} ${vertical(ey)}`;
    }
    if (command === 'h') return `h${numbers.join(' ')}`;
    return command + numbers.map((value, index) => (index % 2 === 0 ? horizontal(value) : vertical(value))).join(' ');
  });
}

const dashes = ['', '6 4', '1.5 4', '10 4 2 4', '3 3', '14 4'];

function look({ kind, paint, texture = 0, step, scale }: Mark, colors: PictureColors): string {
  const color = step !== undefined && scale ? colors.step(scale, step) : paint ? colors.paint(paint) : colors.text;
  const stroke = (own: string, width: number, dash = '') =>
    `fill="none" stroke="${own}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dash && ` stroke-dasharray="${dash}"`}`;
  const fill = (own: string, opacity = 1) => `fill="${own}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`;
  const looks: Readonly<Record<MarkKind, () => string>> = {
    grid: () => stroke(colors.grid, 1),
    spoke: () => stroke(colors.grid, 1),
    rule: () => stroke(colors.quiet, 1),
    line: () => stroke(color, 2, dashes[texture % dashes.length]),
    few: () => stroke(colors.quiet, 1.5, '1 4'),
    unfinished: () => stroke(color, 2, '4 5'),
    dots: () => stroke(color, 7),
    cloud: () => stroke(color, 5),
    outline: () => stroke(color, 1.5),
    goal: () => stroke(colors.quiet, 1.5, '6 4'),
    area: () => fill(color, 0.22),
    band: () => fill(color, 0.16),
    bar: () => (texture > 0 ? fill(`url(#texture-${texture}-${paint})`) : fill(color)),
    fewBar: () => `${fill(color, 0.45)} stroke="${color}" stroke-dasharray="3 2"`,
    unfinishedBar: () => `${fill(color, 0.2)} stroke="${color}" stroke-width="1.5" stroke-dasharray="4 3"`,
    cell: () => `${fill(color)} stroke="${colors.background}" stroke-width="2"`,
    nodes: () => stroke(color, 14),
    holes: () => stroke(colors.background, 8),
    casing: () => stroke(colors.background, 6),
    track: () => fill(colors.grid),
    interval: () => stroke(colors.text, 1.5),
    tick: () => stroke(colors.text, 3),
    fewCell: () => `${fill(color, 0.45)} stroke="${colors.background}" stroke-width="2"`,
    brush: () => fill(colors.text, 0.1),
    goalBand: () => fill(colors.soft),
    noteBand: () => fill(colors.soft),
  };
  return looks[kind]();
}

/** Patterns for the bars that have one: stripes at a different angle for each series. */
function textureDefinitions(marks: readonly Mark[], colors: PictureColors): string {
  const slopes = [45, 0, 135, 90, 20];
  const wanted = new Map(
    marks
      .filter(({ kind, texture }) => kind === 'bar' && texture)
      .map((mark) => [`texture-${mark.texture}-${mark.paint}`, mark]),
  );
  const made = [...wanted].map(
    ([id, { paint = 1, texture = 1 }]) =>
      `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${slopes[(texture - 1) % slopes.length]})"><rect width="7" height="7" fill="${colors.paint(paint)}"/><path d="M0 0V7" stroke="${colors.background}" stroke-width="3"/></pattern>`,
  );
  return made.length > 0 ? `<defs>${made.join('')}</defs>` : '';
}

/** A text in the picture. */
export const writeText = (
  x: number,
  y: number,
  text: string,
  color: string,
  { anchor = 'start', size = 11, weight = 400 } = {},
) =>
  `<text x="${round(x)}" y="${round(y)}" fill="${color}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}">${escapeXml(text)}</text>`;

/** The axis labels that fit the width without overlapping. */
const fitting = ({ ticks }: Axis, width: number) => ticks.filter(({ from }) => width >= from);

/**
 * Renders a scene as an SVG document with plain colors and real pixels, for files, email and print. It needs neither a
 * page nor a browser.
 */
export function toSvg(
  scene: Scene,
  {
    title,
    width = 800,
    height = 400,
    colors,
  }: { readonly title: string; readonly width?: number; readonly height?: number; readonly colors: PictureColors },
): string {
  const start = scene.y ? scene.y.digits * 6.6 + 10 : 12;
  const end = scene.right ? scene.right.digits * 6.6 + 10 : 14;
  const top = 44 + (scene.legend.length > 0 ? 20 : 0);
  const room = { x: start, y: top, width: width - start - end, height: height - top - (scene.x ? 28 : 12) };
  const side = scene.ratio ? Math.min(room.width, room.height * scene.ratio) : 0;
  const box = scene.ratio
    ? { x: room.x + (room.width - side) / 2, y: room.y, width: side, height: side / scene.ratio }
    : room;
  const unitHeight = scene.ratio ? 1000 / scene.ratio : 1000;
  const parts = [
    writeText(12, 22, title, colors.text, { size: 14, weight: 600 }),
    ...scene.legend
      .filter(({ hidden }) => !hidden)
      .map(
        ({ label, paint }, index) =>
          `<rect x="${12 + index * 140}" y="36" width="12" height="8" fill="${colors.paint(paint)}"/>${writeText(30 + index * 140, 44, label.length > 18 ? `${label.slice(0, 17)}…` : label, colors.text)}`,
      ),
    ...scene.marks.map((mark) => `<path d="${placePath(mark.d, box, unitHeight)}" ${look(mark, colors)}/>`),
    ...(scene.y?.ticks ?? []).map(({ at, text }) =>
      writeText(box.x - 6, box.y + (at / 1000) * box.height + 4, text, colors.quiet, { anchor: 'end' }),
    ),
    ...(scene.right?.ticks ?? []).map(({ at, text }) =>
      writeText(box.x + box.width + 6, box.y + (at / 1000) * box.height + 4, text, colors.quiet),
    ),
    ...(scene.x ? fitting(scene.x, box.width) : []).map(({ at, text }) =>
      writeText(box.x + (at / 1000) * box.width, box.y + box.height + 16, text, colors.quiet, {
        anchor: at > 985 ? 'end' : 'middle',
      }),
    ),
    // Texts inside the picture get a halo in the background color, since a bar or a line may be behind them. As on the
    // page, text that is not vertically centered hangs below its position.
    ...(scene.texts.length === 0
      ? []
      : [
          `<g stroke="${colors.background}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${scene.texts.map(({ x, y, text, anchor, kind }) => writeText(box.x + (x / 1000) * box.width, box.y + (y / 1000) * box.height + (kind === 'goal' || kind === 'over' ? -4 : anchor === 'middle' || kind === 'spoke' ? 4 : 12), text, colors.text, { anchor, weight: kind === 'strong' || kind === 'metric' ? 600 : 400, size: kind === 'metric' ? 28 : 11 })).join('')}</g>`,
        ]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${escapeXml(colors.font)}" role="img"><title>${escapeXml(title)}</title><desc>${escapeXml(scene.summary)}</desc>${textureDefinitions(scene.marks, colors)}<rect width="${width}" height="${height}" fill="${colors.background}"/>${parts.join('')}</svg>`;
}
