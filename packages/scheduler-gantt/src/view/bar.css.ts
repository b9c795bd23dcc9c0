import { type ServiceName, serviceGlyphs } from '@roadside/tokens/glyphs';
import { textStyle, vars } from '@roadside/tokens/theme';
import { style, type StyleRule } from '@vanilla-extract/css';
import * as v from './gantt-vars.css.ts';
import { forcedColors, layered, touch } from './layered.ts';

const { color, radius, space } = vars;
const glyphSize = '14px';

/** A glyph as a mask, so that it takes the bar's own text colour without an element of its own. */
const mask = (strokes: readonly string[]) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${strokes.map((path) => `<path d='${path}'/>`).join('')}</svg>`)}")`;
const lockStrokes = ['M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6z', 'M8 11v-4a4 4 0 1 1 8 0v4'];
const drawn = { content: '""', flex: 'none', inlineSize: glyphSize, blockSize: glyphSize, backgroundColor: 'currentColor', maskSize: 'contain', maskRepeat: 'no-repeat', maskPosition: 'center', '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } } } as const;

const services = Object.keys(serviceGlyphs) as ServiceName[];
const textures: Partial<Record<ServiceName, Record<string, string>>> = {
  unavailable: { backgroundImage: `repeating-linear-gradient(135deg, ${vars.gantt.bar.unavailable.edge} 0 1px, transparent 1px 6px)` },
  none: { borderStyle: 'dashed' },
  multiple: { borderInlineStart: `4px double ${vars.gantt.bar.multiple.text}` },
};

const selectors: Record<string, NonNullable<StyleRule['selectors']>[string]> = {};
for (const service of services) {
  const { fill, edge, text } = vars.gantt.bar[service];
  selectors[`&[data-service="${service}"]`] = { backgroundColor: fill, borderColor: edge, color: text, ...textures[service] };
}

export const bar = style(
  layered({
    ...textStyle('bar'),
    position: 'absolute',
    insetBlockStart: `calc(3px + (${v.row} - 7px) * ${v.lane} / ${v.laneCount})`,
    blockSize: `max(6px, calc((${v.row} - 7px) / ${v.laneCount} - 1px))`,
    insetInlineStart: `calc(${v.start} * ${v.minute})`,
    inlineSize: `max(6px, calc(${v.length} * ${v.minute} - 1px))`,
    vars: { [v.lane]: '0', [v.laneCount]: '1' },
    display: 'flex',
    alignItems: 'center',
    border: '1px solid',
    borderRadius: radius.bar,
    cursor: 'grab',
    outline: 'none',
    contain: 'layout style',
    // Above the cell that adds a shift, which fills the row.
    zIndex: 1,
    selectors: {
      ...selectors,
      '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '1px', boxShadow: `0 0 0 2px ${color.focus.halo}`, zIndex: 3 },
      // Amber beside an ink edge: the lamp on what is chosen.
      '&[aria-selected="true"]': { borderColor: color.focus.ring, boxShadow: `inset 0 0 0 1px ${color.focus.ring}, 0 0 0 2px ${color.action.fill}, 0 0 0 3px ${color.focus.ring}`, zIndex: 2 },
      '&[data-carried]': { opacity: 0.35 },
      '&[data-fixed]': { cursor: 'default' },
      '&[data-clipped-start]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0 },
      '&[data-clipped-end]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 },
      // The two ends take hold of an edge: 24 px each, a third of a bar too short for that. Only the bar in hand has them.
      '&:not([data-fixed]):is(:hover, [aria-selected="true"])::before, &:not([data-fixed]):is(:hover, [aria-selected="true"])::after': { content: '""', position: 'absolute', insetBlock: 0, inlineSize: 'min(24px, 33%)', cursor: 'ew-resize' },
      '&:not([data-fixed])::before': { insetInlineStart: 0 },
      '&:not([data-fixed])::after': { insetInlineEnd: 0 },
    },
    '@media': {
      [touch]: { selectors: { '&[aria-selected="true"]:not([data-fixed])::before': { inlineSize: '44px', insetInlineStart: '-20px' }, '&[aria-selected="true"]:not([data-fixed])::after': { inlineSize: '44px', insetInlineEnd: '-20px' } } },
      [forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '3px double Highlight', outlineOffset: '-1px' } } },
    },
  }),
);

export const label = style(
  layered({
    position: 'relative',
    flex: '1 1 auto',
    minInlineSize: 0,
    paddingInline: '5px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    selectors: {
      '&::before': { ...drawn, display: 'inline-block', verticalAlign: '-2px', marginInlineEnd: space[4] },
      ...Object.fromEntries(services.map((service) => [`[data-service="${service}"] > &::before`, { maskImage: mask(serviceGlyphs[service].strokes) }])),
      '[data-locked] > &': { paddingInlineEnd: '20px' },
      '[data-locked] > &::after': { ...drawn, position: 'absolute', insetInlineEnd: '4px', insetBlockStart: 'calc(50% - 7px)', maskImage: mask(lockStrokes) },
    },
  }),
);

/** A bar in the air: lifted, and outlined when it may not land. */
export const ghost = style(
  layered({
    cursor: 'grabbing',
    boxShadow: vars.elevation.carried,
    outline: `2px solid ${color.action.fill}`,
    outlineOffset: '1px',
    selectors: { '&[data-blocked]': { outline: `2px solid ${color.danger.solid}`, opacity: 0.85 } },
    '@media': { [forcedColors]: { outlineColor: 'Highlight', selectors: { '&[data-blocked]': { outlineStyle: 'dashed' } } } },
  }),
);
