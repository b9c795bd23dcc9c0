import { type ServiceName, serviceGlyphs } from '@roadside/tokens/glyphs';
import { components, vars } from '@roadside/tokens/theme';
import { valuesOf } from '@roadside/tokens/values';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as v from '../style/gantt-vars.css.ts';
import { forcedColors, inRow, layered } from '../style/layered.ts';

const { color, radius } = vars;
const picture = (service: ServiceName, ink: string) =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' width='14' height='14' viewBox='0 0 24 24' fill='none' stroke='${ink}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${serviceGlyphs[service].strokes.join('')}'/></svg>`.replace(/[<>#]/g, encodeURIComponent)}")`;
const glyph = (service: ServiceName, theme: 'day' | 'night') =>
  picture(service, valuesOf(theme).gantt.bar[service].text);

/** A triangle with an exclamation mark. */
const warning = `url("data:image/svg+xml,${"<svg xmlns='http://www.w3.org/2000/svg' width='14' height='14' viewBox='0 0 24 24' fill='none' stroke='#fff' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'><path d='M12 4L2.5 20.5h19zM12 10.5v4.5M12 17.8v.1'/></svg>".replace(/[<>#]/g, encodeURIComponent)}")`;

const hatch = `repeating-linear-gradient(135deg, ${vars.gantt.bar.unavailable.edge} 0 1px, transparent 1px 6px)`;
const textures: Partial<Record<ServiceName, Record<string, string>>> = {
  unavailable: {
    backgroundImage: `${glyph('unavailable', 'day')}, ${hatch}`,
    backgroundSize: '14px 14px, auto',
    backgroundRepeat: 'no-repeat, repeat',
  },
  none: { borderStyle: 'dashed' },
  multiple: { borderInlineStart: `4px double ${vars.gantt.bar.multiple.text}` },
};

const grip = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 'min(24px, 33%)',
  cursor: 'ew-resize',
} as const;

/**
 * Styles shared by all bars. Hundreds can scroll into view in a second, so the rule is kept cheap: no masks (each is a
 * separate picture), no custom properties, one class per service rather than attribute selectors to match, and no
 * clipping (each clip is one more layer to draw). Text that does not fit wraps to a line below the row, and the row
 * clips it.
 */
export const bar = style(
  layered({
    ...inRow('3px', `${v.row} - 8px`),
    minInlineSize: '6px',
    paddingInlineEnd: '5px',
    textIndent: '23px',
    backgroundSize: '14px 14px',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '5px center',
    lineHeight: `calc(${v.row} - 10px)`,
    border: '1px solid',
    borderRadius: radius.bar,
    cursor: 'grab',
    outline: 'none',
    selectors: {
      '[dir="rtl"] &': { backgroundPosition: 'right 5px center' },
      '&:focus-visible': {
        outline: `2px solid ${color.focus.ring}`,
        outlineOffset: '1px',
        boxShadow: `0 0 0 2px ${color.focus.halo}`,
        position: 'relative',
        zIndex: 3,
      },
      // Selected: amber next to a dark edge.
      '&[aria-selected="true"]': {
        borderColor: color.focus.ring,
        boxShadow: `inset 0 0 0 1px ${color.focus.ring}, 0 0 0 2px ${color.action.fill}, 0 0 0 3px ${color.focus.ring}`,
        position: 'relative',
        zIndex: 2,
      },
      '&[data-carried]': { opacity: 0.35 },
      '&[data-fixed]': { cursor: 'default' },
      '&[data-locked]': { paddingInlineEnd: '20px' },
      // An informational issue, such as overtime; the hover card has the details.
      '&[data-caution]': { borderBlockStartWidth: '3px', borderBlockStartStyle: 'dotted' },
      // Drivers don't see it yet.
      '&[data-draft]': { borderBlockEndWidth: '3px', borderBlockEndStyle: 'dashed' },
      // Nobody works it yet: hollow, with a dashed edge.
      '&[data-unfilled]': {
        backgroundColor: 'transparent',
        backgroundImage: 'none',
        borderStyle: 'dashed',
        borderWidth: '2px',
        color: color.text.primary,
        textIndent: '5px',
      },
      '&[data-unfilled][data-service="multiple"]': { borderInlineStart: `2px dashed ${vars.gantt.bar.multiple.edge}` },
      // No set end: the end is drawn as an estimate.
      '&[data-open-end]': { borderInlineEndStyle: 'dashed', borderInlineEndWidth: '3px' },
      '&:is(:hover, [data-locked])': { position: 'relative' },
      '&[data-clipped-start]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0 },
      '&[data-clipped-end]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 },
      // Resize handles: 24 px at each end, or a third of a short bar. Only the hovered or selected bar has them, and no
      // other rule targets these pseudo-elements: otherwise both would be styled for every bar.
      '&:not([data-fixed]):is(:hover, [aria-selected="true"])::before': { ...grip, insetInlineStart: 0 },
      '&:not([data-fixed]):is(:hover, [aria-selected="true"])::after': { ...grip, insetInlineEnd: 0 },
    },
    '@media': {
      // In forced colors mode, the glyph uses the system's text color through a mask.
      [forcedColors]: {
        position: 'relative',
        selectors: {
          '&:not(:hover, [aria-selected="true"])::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: '5px',
            inlineSize: '14px',
            forcedColorAdjust: 'none',
            background: 'CanvasText',
            maskPosition: 'center',
            maskRepeat: 'no-repeat',
          },
          '&[aria-selected="true"]': { outline: '3px double Highlight', outlineOffset: '-1px' },
        },
      },
    },
  }),
);

/** A service's colors, glyph and texture. */
export const serviceBar = styleVariants(vars.gantt.bar, ({ fill, edge, text }, service) =>
  layered({
    backgroundColor: fill,
    borderColor: edge,
    color: text,
    backgroundImage: glyph(service, 'day'),
    ...textures[service],
    '@media': { [forcedColors]: { selectors: { '&::before': { maskImage: glyph(service, 'day') } } } },
  }),
);

// A background picture cannot use the bar's text color. A mask could, but costs a drawing surface per bar, and a
// picture in a custom property would be resolved again for every bar. So if the night glyph differs, these rules match
// the nearest theme.
for (const service of Object.keys(serviceGlyphs) as ServiceName[]) {
  const [day, night] = [glyph(service, 'day'), glyph(service, 'night')];
  if (day === night) continue;
  const within = (themes: string, backgroundImage: string) =>
    globalStyle(`${themes} .${serviceBar[service]}`, {
      '@layer': {
        [components]: themes.startsWith(':root')
          ? { '@media': { '(prefers-color-scheme: dark)': { backgroundImage } } }
          : { backgroundImage },
      },
    });
  for (const dark of ['[data-theme^="night"]', ':root:not([data-theme])']) {
    within(dark, night);
    within(`${dark} [data-theme^="day"]`, day);
  }
}

/**
 * One line as tall as the row: a word that does not fit wraps to the next line, which is hidden, instead of being cut
 * in two. The text starts with a break opportunity, so that even its first word can wrap.
 */
export const words = style(
  layered({
    display: 'block',
    marginBlockStart: '-5px',
    lineHeight: v.row,
    overflowWrap: 'anywhere',
    // The system paints a backplate behind each line, and the next line's would cover the bar's edge.
    '@media': { [forcedColors]: { overflow: 'clip', whiteSpace: 'nowrap' } },
  }),
);
/** A week's bars are a few hours wide: time at the top, in two lines if needed, and a small glyph below. */
const compact = (bar: string) => `[data-compact] ${bar}`;
globalStyle(
  compact(`.${bar}`),
  layered({
    textIndent: 0,
    paddingInline: '2px 0',
    backgroundSize: '11px 11px',
    backgroundPosition: '2px calc(100% - 1px)',
    lineHeight: '12px',
    letterSpacing: '-0.02em',
    fontSize: '11px',
    overflow: 'clip',
  }),
);
globalStyle(compact(`[dir="rtl"] .${bar}`), layered({ backgroundPosition: 'calc(100% - 2px) calc(100% - 1px)' }));
globalStyle(
  compact(`.${words}`),
  // In a bar too narrow for "9-1p", the text is pushed out through the bottom.
  layered({
    marginBlockStart: 'calc(max(0px, 18px - 100%) * 99)',
    lineHeight: '12px',
    // As tall as the bar, so that its accessible name ends up below it.
    blockSize: '44px',
    overflowWrap: 'normal',
  }),
);
/** A time with minutes needs a wider bar: with digits cut off, it would read as a different time. */
export const long = style({});
globalStyle(compact(`.${long}`), layered({ marginBlockStart: 'calc(max(0px, 29px - 100%) * 99)' }));
/**
 * The bar's accessible name, on a line below the row, where the row clips it. A clipping box of its own would be one
 * more layer to paint for every bar.
 */
export const spokenName = style(layered({ display: 'block', blockSize: 0, whiteSpace: 'nowrap' }));
/**
 * A bar in one lane of a taller row. It clips its own text, because the next lane is below it, not the end of the row.
 */
export const inLane = style(layered({ overflow: 'clip', ...inRow(`3px + ${v.row} * ${v.lane}`, `${v.row} - 8px`) }));

/**
 * A shift that conflicts with its driver's availability. It has the color from the specification, plus a second,
 * non-color signal: a double edge and a dashed outline.
 */
export const conflict = styleVariants(vars.gantt.conflict, ({ fill, edge, text }, mark) =>
  layered({
    backgroundColor: fill,
    borderColor: edge,
    color: text,
    // The picture's color depends on the theme, and only white is visible on these two fills.
    backgroundImage: warning,
    outline: `1.5px dashed ${mark === 'not-available' ? color.danger.solid : color.text.primary}`,
    outlineOffset: '1px',
    '@media': { [forcedColors]: { outlineColor: 'CanvasText' } },
  }),
);
for (const name of Object.values(conflict))
  globalStyle(`[class][class].${name}`, {
    '@layer': {
      [components]: { backgroundImage: warning, backgroundSize: '14px 14px', backgroundRepeat: 'no-repeat' },
    },
  });

/** The lock icon is at the end, after the text. Where it would cover the glyph, it is pushed out of the row. */
export const lock = style(
  layered({
    position: 'absolute',
    insetInlineEnd: '4px',
    insetBlockStart: 'calc(50% - 7px)',
    marginBlockStart: 'calc(max(0px, 42px - 100%) * 99)',
    inlineSize: '14px',
    blockSize: '14px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
  }),
);

/** A bar being dragged: lifted, and outlined if it cannot be dropped there. */
export const ghost = style(
  layered({
    overflow: 'clip',
    boxShadow: vars.elevation.carried,
    outline: `2px solid ${color.action.fill}`,
    outlineOffset: '1px',
    selectors: { '&[data-blocked]': { outline: `2px solid ${color.danger.solid}` } },
    '@media': {
      [forcedColors]: { outlineColor: 'Highlight', selectors: { '&[data-blocked]': { outlineStyle: 'dashed' } } },
    },
  }),
);
