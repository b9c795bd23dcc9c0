import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { plotWidths } from '../scene/fit-labels.ts';
import { forcedColors, layered } from './layered.ts';
import { paintVar } from './paint.css.ts';
import { valueOf, variable } from './variables.ts';

const { color, space, radius, chart } = vars;

const [atVar, acrossVar, digitsVar, ratioVar, heightVar] = (['at', 'across', 'digits', 'ratio', 'height'] as const).map(
  valueOf,
) as [string, string, string, string, string];
const sized = (size: string, height: string) => ({
  [`&[data-size="${size}"]`]: { vars: { [variable('height')]: height } },
});

/**
 * Creates a stacking context, so motion in one chart does not repaint the others. The clip margin reaches as far as any
 * label or focus ring, so it cuts nothing off; it limits hit testing to the chart under the pointer.
 */
export const root = style(
  layered({
    position: 'relative',
    zIndex: 0,
    clipPath: 'inset(-40px)',
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    minInlineSize: 0,
    inlineSize: '100%',
    color: color.text.primary,
    fontFamily: vars.font.text,
    selectors: {
      ...sized('xs', '3rem'),
      ...sized('sm', '7.5rem'),
      ...sized('md', '12.5rem'),
      ...sized('lg', '20rem'),
      '&[data-size="fill"]': { vars: { [variable('height')]: '6rem' }, blockSize: '100%' },
    },
    // The last label of an axis reaches past the chart, and paper cuts it off at its margin.
    '@media': { print: { clipPath: 'none', inlineSize: `calc(100% - ${space[16]})` } },
  }),
);
export const head = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'start',
    marginBlockEnd: space[8],
  }),
);
export const title = style(
  layered({ ...textStyle('label'), fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const summary = style(
  layered({
    ...textStyle('label'),
    fontWeight: 400,
    color: color.text.secondary,
    gridColumn: '1 / -1',
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);
/**
 * Visually hidden, in the axis font so that no extra font is set up. The indent pushes the letters out of the one-pixel
 * box, which is cheaper than a clip per element on a page with many charts.
 */
export const hiddenText = style(
  layered({
    ...textStyle('micro'),
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    textIndent: '4px',
    whiteSpace: 'nowrap',
  }),
);

export const button = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: '24px',
    minInlineSize: 0,
    paddingInline: space[6],
    border: 0,
    borderRadius: radius.badge,
    background: 'none',
    marginBlock: '-3px',
    color: color.text.secondary,
    cursor: 'pointer',
    fontFamily: 'inherit',
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.text.primary },
      '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '1px' },
      'figcaption > &': { marginInlineStart: space[8] },
      'figure > &': { alignSelf: 'start', marginBlockEnd: space[8] },
      'li > &': { marginInlineStart: `calc(-1 * ${space[6]})` },
      'figcaption > &[aria-pressed="true"]': { background: color.surface.selected, color: color.text.primary },
      'li > &[aria-pressed="false"]': { color: color.text.muted, textDecoration: 'line-through' },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: '44px' },
      [forcedColors]: {
        selectors: { 'figcaption > &[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
      print: { selectors: { '&[data-print="none"]': { display: 'none' } } },
    },
  }),
);
/** Only its buttons extend past its edge: overlapping boxes slow down every pointer move on a page with many charts. */
export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 10px',
    margin: 0,
    marginBlockEnd: space[6],
    padding: 0,
    listStyle: 'none',
    minInlineSize: 0,
  }),
);
export const legendItem = style(layered({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' }));
export const legendEntry = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: '24px',
    paddingInlineEnd: space[6],
    color: color.text.secondary,
  }),
);
/** For a label that may be wider than its chart. */
export const legendLabel = style(layered({ ...clippedText(), whiteSpace: 'nowrap' }));
export const swatch = style(
  layered({
    flex: 'none',
    inlineSize: '14px',
    blockSize: '10px',
    borderRadius: radius.bar,
    backgroundColor: paintVar,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    selectors: {
      '&[data-shape="bar"]': { position: 'relative' },
      '&[data-shape="line"]': { blockSize: '3px', borderRadius: 0 },
      '&[data-shape="dot"]': { inlineSize: '10px', borderRadius: '50%' },
      // Dashes the line with gaps in the surface color.
      '&[data-shape="line"][data-texture="1"]': {
        background: `repeating-linear-gradient(90deg, ${paintVar} 0 5px, transparent 5px 8px)`,
      },
      '&[data-shape="line"][data-texture="2"]': {
        background: `repeating-linear-gradient(90deg, ${paintVar} 0 2px, transparent 2px 4px)`,
      },
      '&[data-shape="line"][data-texture="3"]': {
        background: `linear-gradient(90deg, ${paintVar} 0 7px, transparent 7px 10px, ${paintVar} 10px 12px, transparent 12px)`,
      },
      '&[data-shape="line"][data-texture="4"]': {
        background: `repeating-linear-gradient(90deg, ${paintVar} 0 3px, transparent 3px 6px)`,
      },
      '&[data-shape="line"][data-texture="5"]': {
        background: `repeating-linear-gradient(90deg, ${paintVar} 0 10px, transparent 10px 12px)`,
      },
      '[aria-pressed="false"] &': { opacity: 0.3 },
    },
  }),
);
export const swatchTexture = style(layered({ position: 'absolute', inset: 0, borderRadius: 'inherit' }));

const label = { unicodeBidi: 'plaintext', whiteSpace: 'nowrap' } as const;
const labels = { ...textStyle('micro'), color: chart.axis, fontVariantNumeric: 'tabular-nums' } as const;
export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    flex: 'auto',
    minInlineSize: 0,
  }),
);
/** The height is fixed, so it does not depend on its contents. Otherwise the browser would lay the chart out twice. */
export const stretched = style(
  layered({
    minBlockSize: 0,
    blockSize: `calc(${heightVar} + 20px)`,
    selectors: { '&[data-bare]': { blockSize: heightVar } },
  }),
);
export const axisTitles = style(
  layered({
    ...textStyle('micro'),
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[8],
    color: chart.axis,
    marginBlockEnd: space[6],
  }),
);
/** Text with its own direction has its own start and end, so the physical sides are set from the page's direction. */
const towards = (ltr: 'left' | 'right', rtl: 'left' | 'right') =>
  ({ textAlign: ltr, selectors: { '[dir="rtl"] &': { textAlign: rtl } } }) as const;
const side = {
  ...labels,
  gridRow: 2,
  display: 'grid',
  gridTemplateColumns: '100%',
  inlineSize: `calc(${digitsVar} * 1ch + 6px)`,
  boxSizing: 'border-box',
} as const;
export const y = style(layered({ ...side, gridColumn: 1, paddingInlineEnd: '6px', ...towards('right', 'left') }));
export const right = style(layered({ ...side, gridColumn: 3, paddingInlineStart: '6px', ...towards('left', 'right') }));
/** A zero-height line extends as far above its position as below it. */
export const sideLabel = style(layered({ ...label, alignSelf: 'end', blockSize: 0, lineHeight: 0 }));
export const x = style(
  layered({
    ...labels,
    gridColumn: 2,
    gridRow: 3,
    display: 'grid',
    gridTemplate: '15px / 100%',
    minBlockSize: '20px',
    paddingBlockStart: '5px',
    boxSizing: 'border-box',
    containerType: 'inline-size',
    contain: 'layout style',
  }),
);
/** Not absolutely positioned: hit testing visits every layer of a page. */
export const xLabels = style(layered({ gridArea: '1 / 1', display: 'grid', gridAutoRows: 'minmax(15px, auto)' }));
/**
 * Its margins leave a zero-width box with the text centered in it. The box is only as wide as the longest text, because
 * overlapping boxes slow down every pointer move.
 */
export const xLabel = style(
  layered({
    ...label,
    justifySelf: 'end',
    inlineSize: '90px',
    marginInline: '-45px',
    textAlign: 'center',
    // A label may begin on a second line.
    whiteSpace: 'pre',
    selectors: {
      '&[data-edge="end"]': { marginInline: '-82px -8px', textAlign: 'right' },
      '[dir="rtl"] &[data-edge="end"]': { textAlign: 'left' },
    },
  }),
);
const narrowerThan = (width: number) => `(max-width: ${width - 0.02}px)`;
/** Hides labels that have no room yet; the widths match those the labels were fitted to. */
export const fitted = style(
  layered({
    '@container': Object.fromEntries(
      plotWidths
        .slice(1)
        .map((width) => [narrowerThan(width), { selectors: { [`&[data-from="${width}"]`]: { display: 'none' } } }]),
    ),
  }),
);
export const plot = style(
  layered({
    gridColumn: 2,
    gridRow: 2,
    position: 'relative',
    minInlineSize: 0,
    contain: 'layout style',
    touchAction: 'pan-y',
    borderRadius: radius.bar,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '4px' },
      '&[data-noting]': { cursor: 'crosshair' },
    },
  }),
);
/**
 * A size container for its texts. A page with many charts renders faster when charts without such texts are not
 * containers.
 */
export const worded = style(layered({ containerType: 'inline-size' }));
/** Keyboard hint: read by screen readers, and shown to keyboard users until they press the first key. */
export const hint = style(
  layered({
    ...textStyle('micro'),
    display: 'none',
    position: 'absolute',
    insetInline: space[4],
    insetBlockStart: space[4],
    padding: `${space[2]} ${space[6]}`,
    borderRadius: radius.badge,
    background: color.surface.inverse,
    color: color.text.inverse,
    selectors: { [`${plot}:focus-visible:not([data-read]) > &`]: { display: 'block' } },
  }),
);
export const shaped = style(
  layered({
    aspectRatio: ratioVar,
    inlineSize: '100%',
    maxInlineSize: `calc(${heightVar} * 1.6 * ${ratioVar})`,
    justifySelf: 'center',
  }),
);
export const picture = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);
/** Values may fall outside an axis whose ends are fixed. */
export const clipped = style(layered({ clipPath: 'inset(-8px)' }));
export const plotText = style(
  layered({
    ...textStyle('micro'),
    position: 'absolute',
    insetInlineStart: atVar,
    insetBlockStart: acrossVar,
    maxInlineSize: '140px',
    ...clippedText(),
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    // On paper too, bars end at a name instead of running through it.
    printColorAdjust: 'exact',
    selectors: {
      '&[data-anchor="end"]': { transform: 'translateX(-100%)' },
      '[dir="rtl"] &[data-anchor="end"]': { transform: 'translateX(100%)' },
      '&[data-anchor="middle"]': { transform: 'translate(-50%, -50%)' },
      '[dir="rtl"] &[data-anchor="middle"]': { transform: 'translate(50%, -50%)' },
      // Stands on its position, clear of the bar below it at any height of the chart.
      '&[data-kind="over"]': { marginBlockStart: '-9px' },
      '&[data-kind="goal"]': {
        marginBlockStart: '-16px',
        paddingInline: '2px',
        borderRadius: radius.bar,
        // Grid lines and bars end at the name instead of running through it.
        background: color.surface.raised,
      },
      '&[data-kind="goalUnder"]': {
        marginBlockStart: '2px',
        paddingInline: '2px',
        borderRadius: radius.bar,
        background: color.surface.raised,
      },
      '&[data-kind="note"]': {
        paddingInline: space[4],
        marginBlockStart: '2px',
        borderRadius: radius.bar,
        background: color.info.soft,
        color: color.info.text,
      },
      // There is little room beside a round picture: one word per line.
      '&[data-kind="spoke"]': { whiteSpace: 'normal', inlineSize: 'min-content', translate: '0 -50%' },
      '&[data-kind="spoke"][data-anchor="end"]': { textAlign: 'right' },
      '[dir="rtl"] &[data-kind="spoke"][data-anchor="end"]': { textAlign: 'left' },
      '&[data-kind="metric"]': { ...textStyle('titleLg'), color: color.text.primary, maxInlineSize: 'none' },
      '&[data-kind="strong"]': {
        ...textStyle('label'),
        color: color.text.primary,
        fontWeight: 600,
        maxInlineSize: 'none',
        background: `color-mix(in srgb, ${color.surface.raised} 75%, transparent)`,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-kind="note"]': { border: '1px solid CanvasText' } } } },
  }),
);
export const nothing = style(
  layered({
    ...textStyle('body'),
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    padding: space[12],
    color: color.text.muted,
    blockSize: heightVar,
    border: `1px dashed ${color.border.default}`,
    borderRadius: radius.control,
  }),
);
export const tools = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: space[4], '@media': { print: { display: 'none' } } }),
);
export const ramp = style(
  layered({
    ...textStyle('micro'),
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    marginBlockEnd: space[6],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const rampStep = style(
  layered({ inlineSize: '18px', blockSize: '10px', borderRadius: radius.bar, backgroundColor: paintVar }),
);
