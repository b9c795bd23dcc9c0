import { vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import type { MarkKind } from '../scene/scene.ts';
import { forcedColors, layered } from './layered.ts';
import { markClass } from './mark-class.ts';
import { paintVar } from './paint.css.ts';
import { valueOf } from './variables.ts';

const { color, chart } = vars;
const drawn = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
const stroke = (color: string, width: number) => ({ ...drawn, stroke: color, strokeWidth: width });
const dashes = ['6 4', '1.5 4', '10 4 2 4', '3 3', '14 4'];

/** Styles for each kind of mark. Strokes keep their width however the picture is stretched. */
const looks: Readonly<Record<MarkKind, Parameters<typeof layered>[0]>> = {
  grid: { ...stroke(chart.grid, 1), '@media': { [forcedColors]: { stroke: 'GrayText' } } },
  rule: stroke(color.border.control, 1),
  spoke: stroke(chart.grid, 1),
  line: stroke(paintVar, 2),
  few: { ...stroke(color.text.muted, 1.5), strokeDasharray: '1 4' },
  unfinished: { ...stroke(paintVar, 2), strokeDasharray: '4 5' },
  dots: stroke(paintVar, 7),
  cloud: stroke(paintVar, 5),
  outline: stroke(paintVar, 1.5),
  area: { fill: paintVar, fillOpacity: 0.22, '@media': { [forcedColors]: { fillOpacity: 0.35 } } },
  band: { fill: paintVar, fillOpacity: 0.16 },
  bar: {
    fill: paintVar,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forcedColors]: { stroke: 'Canvas', strokeWidth: 1 } },
  },
  fewBar: {
    fill: paintVar,
    fillOpacity: 0.45,
    stroke: paintVar,
    strokeWidth: 1,
    strokeDasharray: '3 2',
    vectorEffect: 'non-scaling-stroke',
  },
  unfinishedBar: {
    fill: paintVar,
    fillOpacity: 0.2,
    stroke: paintVar,
    strokeWidth: 1.5,
    strokeDasharray: '4 3',
    vectorEffect: 'non-scaling-stroke',
  },
  cell: { fill: paintVar, stroke: color.surface.raised, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  nodes: stroke(paintVar, 14),
  holes: stroke(color.surface.raised, 8),
  casing: stroke(color.surface.raised, 6),
  track: {
    fill: color.surface.sunken,
    '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeWidth: 1 } },
  },
  interval: { ...stroke(color.text.primary, 1.5), '@media': { [forcedColors]: { stroke: 'CanvasText' } } },
  tick: stroke(color.text.primary, 3),
  fewCell: {
    fill: paintVar,
    fillOpacity: 0.45,
    stroke: color.surface.raised,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  goal: { ...stroke(color.text.secondary, 1.5), strokeDasharray: '6 4' },
  brush: {
    fill: color.text.primary,
    fillOpacity: 0.1,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', fill: 'Highlight', fillOpacity: 0.4 } },
  },
  goalBand: {
    fill: color.success.soft,
    '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeDasharray: '6 4' } },
  },
  noteBand: {
    fill: color.info.soft,
    '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeDasharray: '2 4' } },
  },
};
for (const [kind, look] of Object.entries(looks)) globalStyle(`.${markClass(kind as MarkKind)}`, layered(look));
for (const [index, dash] of dashes.entries())
  globalStyle(`.${markClass('line')}[data-texture="${index + 1}"]`, layered({ strokeDasharray: dash }));
// When a canvas draws all dots, the page's own dots are kept only for print.
globalStyle(
  `[data-canvas] > svg > .${markClass('cloud')}`,
  layered({ visibility: 'hidden', '@media': { print: { visibility: 'visible' } } }),
);

/** A pattern over the bars of one series. */
export const overlay = style(
  layered({
    position: 'absolute',
    inset: 0,
    clipPath: valueOf('shape'),
    pointerEvents: 'none',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);
