import { glyphViewBox, type ServiceName, serviceGlyphs } from '@roadside/tokens/glyphs';
import { type ThemeValues, valuesOf } from '@roadside/tokens/values';
import type { ThemeName } from '@roadside/tokens/values';
import { drawnBackgrounds } from '../model/background.ts';
import type { ClockFormat } from '../model/clock-format.ts';
import { packLanes } from '../model/lane-packing.ts';
import type { ScheduleModel } from '../model/schedule-model.ts';
import type { Shift, Span } from '../model/schedule.ts';
import { dayTicks, hour, hourTicks } from '../model/time-window.ts';

export interface PictureSettings {
  readonly title: string;
  /** Drivers from top to bottom. */
  readonly driverIds: readonly string[];
  readonly clock: ClockFormat;
  serviceName(service: string): string;
  readonly theme?: ThemeName;
  /** Pixels per hour. @defaultValue 48 */
  readonly hourSize?: number;
  /** Right-to-left layout. @defaultValue false */
  readonly rtl?: boolean;
}

const side = 180;
const rowSize = 30;
const titleSize = 32;
const rulerSize = 34;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const round = (value: number) => String(Math.round(value * 100) / 100);
const known = (service: string): ServiceName => (service in serviceGlyphs ? (service as ServiceName) : 'none');

/** Renders one schedule; shares the common inputs between its parts. */
function painter(model: ScheduleModel, settings: PictureSettings, values: ThemeValues) {
  const { hourSize = 48, rtl = false, clock, serviceName, driverIds } = settings;
  const { window } = model;
  const width = side + ((window.to - window.from) / hour) * hourSize;
  const whole = { start: window.from, end: window.to };
  const { color, gantt } = values;

  /** Converts from the inline start to the left edge of a box. */
  const left = (inline: number, size: number) => round(rtl ? width - inline - size : inline);
  const inlineOf = (instant: number) => side + ((instant - window.from) / hour) * hourSize;
  const clipped = ({ start, end }: Span) => [Math.max(start, window.from), Math.min(end, window.to)] as const;
  const box = (span: Span, top: number, height: number, attributes: string) => {
    const [start, end] = clipped(span);
    const size = Math.max(2, inlineOf(end) - inlineOf(start) - 1);
    return `<rect x="${left(inlineOf(start), size)}" y="${round(top)}" width="${round(size)}" height="${round(height)}" ${attributes}/>`;
  };
  const text = (words: string, inline: number, top: number, size: number, fill: string, more = '') =>
    `<text x="${round(rtl ? width - inline : inline)}" y="${round(top)}" font-size="${size}" fill="${fill}" ${more}>${escape(words)}</text>`;

  const bar = (shift: Shift, top: number, lane: number, lanes: number) => {
    const service = known(shift.service);
    const { fill, edge, text: ink } = gantt.bar[service];
    const height = (rowSize - 6) / lanes;
    const y = top + 3 + lane * height;
    const [start, end] = clipped(shift);
    const size = inlineOf(end) - inlineOf(start);
    const words = `${clock.span(shift)} ${serviceName(shift.service)}`;
    const glyph =
      size < 24 || lanes > 1
        ? ''
        : `<svg x="${left(inlineOf(start) + 5, 14)}" y="${round(y + height / 2 - 7)}" width="14" height="14" viewBox="${glyphViewBox}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${serviceGlyphs[service].strokes.map((path) => `<path d="${path}"/>`).join('')}</svg>`;
    // Text that does not fit is left out rather than squeezed: the bar's title has it.
    const fitting = lanes === 1 && size > 110 ? words : lanes === 1 && size > 64 ? clock.time(shift.start) : '';
    return `<g><title>${escape(`${words}, ${model.driverName(shift.driverId)}`)}</title>${box(shift, y, height - 1, `rx="2" fill="${fill}" stroke="${edge}"${service === 'none' ? ' stroke-dasharray="3 2"' : ''}`)}${service === 'unavailable' ? box(shift, y, height - 1, 'rx="2" fill="url(#hatch)"') : ''}${glyph}${fitting && text(fitting, inlineOf(start) + 24, y + height / 2 + 4, 11, ink)}</g>`;
  };

  const row = (driverId: string, place: number) => {
    const top = titleSize + rulerSize + place * rowSize;
    const shifts = model.shiftsWithin(driverId, whole);
    const lanes = packLanes(shifts);
    const backgrounds = drawnBackgrounds(model.backgroundsOf(driverId), whole).map((stretch) =>
      box(
        stretch,
        top,
        rowSize,
        `fill="${stretch.kind === 'closed' ? color.surface.sunken : `url(#${stretch.kind})`}"`,
      ),
    );
    const bars = shifts.map((shift) =>
      bar(shift, top, lanes.get(shift.id)?.lane ?? 0, lanes.get(shift.id)?.lanes ?? 1),
    );
    return `<g>${backgrounds.join('')}<line x1="0" x2="${round(width)}" y1="${top + rowSize}" y2="${top + rowSize}" stroke="${color.border.subtle}"/>${text(model.driverName(driverId), 12, top + rowSize / 2 + 4, 12, color.text.primary)}${bars.join('')}</g>`;
  };

  const ruler = () => {
    const bottom = titleSize + rulerSize + driverIds.length * rowSize;
    const line = (at: number, from: number, stroke: string) =>
      `<line x1="${left(inlineOf(at), 0)}" x2="${left(inlineOf(at), 0)}" y1="${from}" y2="${bottom}" stroke="${stroke}"/>`;
    const step = [1, 2, 3, 6, 12].find((hours) => hours * hourSize >= 36) ?? 24;
    const days = dayTicks(window).map(
      ({ at }) =>
        line(at, titleSize, color.border.control) +
        text(clock.day(at), inlineOf(at) + 4, titleSize + 12, 11, color.text.primary, 'font-weight="600"'),
    );
    const hours = hourTicks(window).map(({ at }) => line(at, titleSize + 18, color.border.subtle));
    return [
      ...hours,
      ...hourTicks(window, step).map(({ at }) =>
        text(clock.hour(at), inlineOf(at) + 3, titleSize + 29, 10, color.text.secondary),
      ),
      ...days,
    ].join('');
  };
  return { width, height: titleSize + rulerSize + driverIds.length * rowSize + 8, ruler, row, text };
}

const patterns = ({ color }: ThemeValues) =>
  `<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v6" stroke="#000" stroke-opacity=".4"/></pattern><pattern id="unavailable" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v7" stroke="${color.border.default}"/></pattern><pattern id="pto" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="${color.surface.sunken}"/><circle cx="3" cy="3" r="1" fill="${color.border.control}"/></pattern></defs>`;

/**
 * Renders the whole schedule as one SVG picture from the model. It does not depend on the scroll position and needs no
 * browser.
 */
export function scheduleSvg(model: ScheduleModel, settings: PictureSettings): string {
  const values = valuesOf(settings.theme ?? 'day');
  const { width, height, ruler, row, text } = painter(model, settings, values);
  const { color, font } = values;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${height}" viewBox="0 0 ${round(width)} ${height}" role="img" font-family="${escape(font.text)}"${settings.rtl ? ' direction="rtl"' : ''}>`,
    `<title>${escape(settings.title)}</title>`,
    patterns(values),
    `<rect width="100%" height="100%" fill="${color.surface.base}"/>`,
    text(settings.title, 12, 21, 15, color.text.primary, 'font-weight="600"'),
    ruler(),
    ...settings.driverIds.map(row),
    '</svg>',
  ].join('');
}
