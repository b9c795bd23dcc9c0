import { type ServiceName, serviceGlyphs } from '@roadside/tokens/glyphs';
import { components, vars } from '@roadside/tokens/theme';
import { valuesOf } from '@roadside/tokens/values';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as v from './gantt-vars.css.ts';
import { forcedColors, inRow, layered } from './layered.ts';

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
 * What every bar on the screen wears. Hundreds come into sight in a second of scrolling, so the rule is kept plain: no
 * masks (each is a picture of its own), no custom properties, one class for each service rather than a list of attributes
 * to compare, and nothing that cuts off: a clip for each bar is a piece more to draw. What does not fit goes to a line below
 * the row, which does cut off.
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
      // Amber beside an ink edge: the lamp on what is chosen.
      '&[aria-selected="true"]': {
        borderColor: color.focus.ring,
        boxShadow: `inset 0 0 0 1px ${color.focus.ring}, 0 0 0 2px ${color.action.fill}, 0 0 0 3px ${color.focus.ring}`,
        position: 'relative',
        zIndex: 2,
      },
      '&[data-carried]': { opacity: 0.35 },
      '&[data-fixed]': { cursor: 'default' },
      '&[data-locked]': { paddingInlineEnd: '20px' },
      // Worth knowing, such as overtime: the hover card says what.
      '&[data-caution]': { borderBlockStartWidth: '3px', borderBlockStartStyle: 'dotted' },
      // No set end: the end is drawn as a guess.
      '&[data-open-end]': { borderInlineEndStyle: 'dashed', borderInlineEndWidth: '3px' },
      '&:is(:hover, [data-locked])': { position: 'relative' },
      '&[data-clipped-start]': { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartWidth: 0 },
      '&[data-clipped-end]': { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 },
      // The two ends take hold of an edge: 24 px each, a third of a bar too short for that. Only the bar in hand has them, and
      // no other rule speaks of them: a rule that did would have the style of both worked out for every bar.
      '&:not([data-fixed]):is(:hover, [aria-selected="true"])::before': { ...grip, insetInlineStart: 0 },
      '&:not([data-fixed]):is(:hover, [aria-selected="true"])::after': { ...grip, insetInlineEnd: 0 },
    },
    '@media': {
      // Here the system paints: the glyph takes the color it gives to text, from a mask.
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

/** The colors, the glyph and the texture of a service. */
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

// A picture cannot take the bar's text color, and a mask that can costs a drawing surface for every bar; a picture in a
// custom property would be read again for every bar. So where the night's ink is another, the rule says which theme is nearest.
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

/** One line as high as the row: a word that does not fit goes to the next one and is not seen, rather than cut in two. Text in it begins with a place to break, so that its first word can go, too. */
export const words = style(
  layered({
    display: 'block',
    marginBlockStart: '-5px',
    lineHeight: v.row,
    overflowWrap: 'anywhere',
    // The system paints a plate behind each line, and that of a line below would cover the bar's edge.
    '@media': { [forcedColors]: { overflow: 'clip', whiteSpace: 'nowrap' } },
  }),
);
/** A week's bars are a few hours wide: the time above, in two lines if need be, a small glyph below. */
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
  // In a bar too narrow for "9-1p" the words fall out of its bottom.
  layered({
    marginBlockStart: 'calc(max(0px, 18px - 100%) * 99)',
    lineHeight: '12px',
    // As high as the bar, so that its name goes below it.
    blockSize: '44px',
    overflowWrap: 'normal',
  }),
);
/** A time with minutes needs a wider bar: digits that are cut off would be another time. */
export const long = style({});
globalStyle(compact(`.${long}`), layered({ marginBlockStart: 'calc(max(0px, 29px - 100%) * 99)' }));
/**
 * The bar's name for the ear: on a line below the row, which cuts it off. A box of its own that cuts it off would be one
 * more layer to paint for every bar.
 */
export const spokenName = style(layered({ display: 'block', blockSize: 0, whiteSpace: 'nowrap' }));
/** A bar in one of the lines of a taller row. It clips its own words: below it is not the end of the row but the next line. */
export const inLane = style(layered({ overflow: 'clip', ...inRow(`3px + ${v.row} * ${v.lane}`, `${v.row} - 8px`) }));

/**
 * A shift that conflicts with its driver's availability: the color the specification names, and a second signal for
 * whoever does not see it, a double edge and a dashed outline.
 */
export const conflict = styleVariants(vars.gantt.conflict, ({ fill, edge, text }, mark) =>
  layered({
    backgroundColor: fill,
    borderColor: edge,
    color: text,
    // The picture's ink is the night's or the day's; on these two fills only white is seen.
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

/** The lock stands at the end, past the words; where it would stand on the glyph it falls out of the row. */
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

/** A bar in the air: lifted, and outlined when it may not land. */
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
