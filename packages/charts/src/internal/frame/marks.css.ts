import { vars } from '@roadside/tokens/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import type { MarkKind } from '../scene/scene.ts';
import { forcedColors, layered } from './layered.ts';
import { paintVar } from './paint.css.ts';
import { valueOf } from './variables.ts';

const { color, chart } = vars;
const drawn = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const stroke = (colour: string, width: number) => ({ ...drawn, stroke: colour, strokeWidth: width });
const dashes = ['6 4', '1.5 4', '10 4 2 4', '3 3', '14 4'];

/** How each kind of shape is drawn. Strokes keep their width however the picture is stretched. */
export const mark = styleVariants<Record<MarkKind, ReturnType<typeof layered>>>({
  grid: layered({ ...stroke(chart.grid, 1), '@media': { [forcedColors]: { stroke: 'GrayText' } } }),
  rule: layered(stroke(color.border.control, 1)),
  spoke: layered(stroke(chart.grid, 1)),
  line: layered({
    ...stroke(paintVar, 2),
    selectors: Object.fromEntries(dashes.map((dash, index) => [`&[data-texture="${index + 1}"]`, { strokeDasharray: dash }])),
  }),
  few: layered({ ...stroke(color.text.muted, 1.5), strokeDasharray: '1 4' }),
  dots: layered(stroke(paintVar, 7)),
  // Where a canvas draws all of them, these rest for print.
  cloud: layered({ ...stroke(paintVar, 5), selectors: { '[data-canvas] > svg > &': { visibility: 'hidden' } }, '@media': { print: { selectors: { '[data-canvas] > svg > &': { visibility: 'visible' } } } } }),
  outline: layered(stroke(paintVar, 1.5)),
  area: layered({ fill: paintVar, fillOpacity: 0.22, '@media': { [forcedColors]: { fillOpacity: 0.35 } } }),
  band: layered({ fill: paintVar, fillOpacity: 0.16 }),
  bar: layered({ fill: paintVar, vectorEffect: 'non-scaling-stroke', '@media': { [forcedColors]: { stroke: 'Canvas', strokeWidth: 1 } } }),
  fewBar: layered({ fill: paintVar, fillOpacity: 0.45, stroke: paintVar, strokeWidth: 1, strokeDasharray: '3 2', vectorEffect: 'non-scaling-stroke' }),
  cell: layered({ fill: paintVar, stroke: color.surface.raised, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' }),
  nodes: layered(stroke(paintVar, 14)),
  holes: layered(stroke(color.surface.raised, 8)),
  track: layered({ fill: color.surface.sunken, '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeWidth: 1 } } }),
  interval: layered({ ...stroke(color.text.primary, 1.5), '@media': { [forcedColors]: { stroke: 'CanvasText' } } }),
  tick: layered(stroke(color.text.primary, 3)),
  fewCell: layered({ fill: paintVar, fillOpacity: 0.45, stroke: color.surface.raised, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' }),
  goal: layered({ ...stroke(color.text.secondary, 1.5), strokeDasharray: '6 4' }),
  brush: layered({ fill: color.text.primary, fillOpacity: 0.1, '@media': { [forcedColors]: { forcedColorAdjust: 'none', fill: 'Highlight', fillOpacity: 0.4 } } }),
  goalBand: layered({ fill: color.success.soft, '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeDasharray: '6 4' } } }),
  noteBand: layered({ fill: color.info.soft, '@media': { [forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeDasharray: '2 4' } } }),
});

/** A pattern over the bars of one series. */
export const overlay = style(layered({ position: 'absolute', inset: 0, clipPath: valueOf('shape'), pointerEvents: 'none', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
