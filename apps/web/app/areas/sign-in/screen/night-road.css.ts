import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

// The scene always uses the night theme; its element carries the attribute.
const { color } = vars;
const lamplight = color.action.fill;

export const scene = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
});
export const sky = style({ fill: color.surface.sunken });
export const star = style({ fill: color.text.muted, opacity: 0.7 });
export const farHills = style({ fill: color.surface.canvas });
export const nearHills = style({ fill: color.surface.base });
export const ground = style({ fill: color.surface.canvas });
export const road = style({ fill: color.surface.raised });
export const edgeLine = style({ stroke: color.border.default, strokeWidth: 1.75, fill: 'none' });
export const laneMark = style({ fill: color.border.control });

export const lamp = style({});
export const light = style({
  opacity: 0,
  transition: `opacity ${vars.motion.travel} ${vars.motion.enter}`,
  selectors: { '[data-lit] > &': { opacity: 1 } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const cone = style({ fill: lamplight, opacity: 0.05 });
export const pool = style({ fill: lamplight, opacity: 0.09 });
export const halo = style({ fill: lamplight, opacity: 0.12 });
export const pole = style({ stroke: color.border.control, strokeWidth: 1.75, strokeLinecap: 'round', fill: 'none' });
export const head = style({
  fill: color.border.control,
  transition: `fill ${vars.motion.travel} ${vars.motion.enter}`,
  selectors: { '[data-lit] > &': { fill: lamplight } },
});

export const truck = style({ strokeLinecap: 'round', strokeLinejoin: 'round' });
export const shadow = style({ fill: color.surface.sunken, opacity: 0.8 });
export const body = style({ fill: color.surface.overlay, stroke: color.text.muted, strokeWidth: 1.75 });
export const window = style({ fill: color.surface.sunken, stroke: color.text.muted, strokeWidth: 1.5 });
export const boom = style({ stroke: color.text.muted, strokeWidth: 1.75, fill: 'none' });
export const tailLight = style({ fill: color.danger.solid });
export const beacon = style({ fill: lamplight, stroke: color.text.secondary, strokeWidth: 1.5 });
export const beaconHalo = style({ fill: lamplight, opacity: 0.14 });
export const ray = style({ stroke: lamplight, strokeWidth: 2, fill: 'none' });
