import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, shell, space } = vars;
const phone = '(max-width: 47.99rem)';
const desk = '(min-width: 64rem)';
/** A phone's layout on a desk at 400% zoom: the bars leave more than half of the height to the work area. */
const short = '(max-width: 47.99rem) and (max-height: 20rem)';
const railSize = createVar();
const wideDesk = '(min-width: 80rem)';
const bottom = '--ui-app-shell-bottom';
const top = '--ui-app-shell-top';
const beside = '--ui-app-shell-beside';

export const root = style(
  layered({
    vars: { [railSize]: shell.rail },
    display: 'grid',
    gridTemplateColumns: `${railSize} minmax(0, 1fr) auto`,
    gridTemplateRows: `${shell.bar} minmax(0, 1fr)`,
    gridTemplateAreas: '"rail bar bar" "rail main aside"',
    blockSize: '100dvb',
    background: color.surface.canvas,
    selectors: { '&[data-rail-pinned]': { vars: { [railSize]: shell.railPinned } } },
    '@media': {
      // A drawer beside the work area takes the last column.
      [wideDesk]: {
        gridTemplateColumns: `${railSize} minmax(0, 1fr) auto var(${beside}, 0px)`,
        gridTemplateAreas: '"rail bar bar bar" "rail main aside beside"',
      },
      [phone]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: `${shell.bar} minmax(0, 1fr) auto`,
        gridTemplateAreas: '"bar" "main" "bottom"',
      },
      [short]: { gridTemplateRows: '36px minmax(0, 1fr) auto' },
      print: { display: 'block', blockSize: 'auto' },
    },
  }),
);

// Offsets for toasts and drawers, which float above the page outside the shell.
globalStyle(':root:has([data-component="AppShell.Root"])', layered({ vars: { [top]: shell.bar } }));
globalStyle(
  ':root:has([data-component="AppShell.BottomBar"])',
  layered({ '@media': { [phone]: { vars: { [bottom]: 'calc(56px + env(safe-area-inset-bottom))' } } } }),
);

export const skip = style(
  layered({
    position: 'fixed',
    insetBlockStart: space[8],
    insetInlineStart: space[8],
    zIndex: vars.stack.toast,
    padding: `${space[8]} ${space[12]}`,
    borderRadius: vars.radius.control,
    background: color.surface.carried,
    boxShadow: vars.elevation.menu,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
    '@media': { print: { display: 'none' } },
  }),
);

export const rail = style(
  layered({
    gridArea: 'rail',
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    minBlockSize: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    scrollbarWidth: 'none',
    paddingBlockEnd: space[8],
    borderInlineEnd: `${vars.line.thin} solid ${color.border.subtle}`,
    background: color.surface.base,
    '@media': { [phone]: { display: 'none' }, print: { display: 'none' } },
  }),
);
export const brand = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    flex: 'none',
    blockSize: shell.bar,
    paddingInline: `calc((${shell.rail} - 24px) / 2)`,
    fontWeight: vars.weight.semibold,
    fontSize: vars.type.bodyLg.size,
    color: color.text.primary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
export const railWord = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    ...clippedText(),
    whiteSpace: 'nowrap',
    selectors: { '[data-component="AppShell.Root"]:not([data-rail-pinned]) &': { opacity: 0 } },
    transition: transition(['opacity'], 'quick'),
  }),
);
export const railGroup = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    paddingInline: space[8],
    selectors: {
      '& + &': {
        marginBlockStart: space[8],
        paddingBlockStart: space[8],
        borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
      },
    },
  }),
);
export const railGroupLabel = style([
  railWord,
  layered({
    ...textStyle('micro'),
    paddingInline: space[8],
    paddingBlock: space[4],
    color: color.text.muted,
    selectors: { '[data-component="AppShell.Root"]:not([data-rail-pinned]) &': { display: 'none' } },
  }),
]);
export const railEnd = style(
  layered({
    marginBlockStart: 'auto',
    paddingInline: `calc((${shell.rail} - ${vars.density.control}) / 2)`,
    paddingBlockStart: space[8],
  }),
);

export const railItem = style(
  layered({
    ...textStyle('label'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    flex: 'none',
    blockSize: '36px',
    // The icon sits in the middle of the collapsed rail and doesn't move when it opens.
    paddingInline: `calc((${shell.rail} - ${space[16]} - 20px) / 2)`,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.text.primary },
      '&:focus-visible': focusRingInset,
      '&[data-current]': {
        color: color.text.primary,
        fontWeight: vars.weight.semibold,
        background: color.surface.hover,
      },
      '&[data-current]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: `calc(${space[8]} * -1)`,
        insetBlock: '8px',
        inlineSize: '3px',
        borderStartEndRadius: '2px',
        borderEndEndRadius: '2px',
        background: color.action.fill,
        boxShadow: `0 0 0 0.5px ${color.action.edge}`,
      },
    },
    '@media': {
      [touch]: { blockSize: '44px' },
      [forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);

export const topBar = style(
  layered({
    gridArea: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
    paddingInline: space[16],
    borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
    background: color.surface.base,
    '@media': { [phone]: { paddingInline: space[12], gap: space[2] }, print: { display: 'none' } },
  }),
);
export const main = style(
  layered({
    gridArea: 'main',
    // Positioned, so visually hidden text inside scrolls with it. Otherwise that text would be positioned against the
    // page and make the page itself scroll.
    position: 'relative',
    minInlineSize: 0,
    overflow: 'auto',
    padding: space[24],
    containerType: 'inline-size',
    containerName: 'work-area',
    outline: 'none',
    // On a phone a toast spans the page and covers its end. The extra padding lets the last button scroll clear of it.
    '@media': {
      [phone]: { padding: space[12], paddingBlockEnd: `calc(${space[72]} + ${space[20]})` },
      // Paper doesn't scroll: everything goes on the page, and breaks across pages.
      print: { overflow: 'visible', padding: 0, containerType: 'normal' },
    },
  }),
);

export const aside = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    background: color.surface.base,
    overflow: 'hidden',
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': {
      [desk]: {
        gridArea: 'aside',
        inlineSize: `clamp(${shell.inspector}, 26vw, ${shell.inspectorMax})`,
        borderInlineStart: `${vars.line.thin} solid ${color.border.subtle}`,
      },
      '(max-width: 63.99rem)': {
        position: 'fixed',
        zIndex: vars.stack.bar,
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: `min(100vw, ${shell.inspector})`,
        borderInlineStart: `${vars.line.thin} solid ${color.border.default}`,
        background: color.surface.overlay,
        boxShadow: vars.elevation.dialog,
      },
      [phone]: {
        insetBlockStart: 'auto',
        insetInline: 0,
        inlineSize: '100%',
        blockSize: 'min(85dvb, 100dvb - 56px)',
        borderInlineStart: 0,
        borderBlockStart: `${vars.line.thin} solid ${color.border.default}`,
        borderStartStartRadius: vars.radius.dialog,
        borderStartEndRadius: vars.radius.dialog,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      },
      print: { display: 'none' },
    },
  }),
);
export const asideHead = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    flex: 'none',
    minBlockSize: shell.bar,
    paddingInline: `${space[16]} ${space[8]}`,
    borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
  }),
);
export const asideTitle = style(
  layered({ ...textStyle('titleSm'), flex: 1, minInlineSize: 0, fontSize: vars.type.bodyLg.size }),
);
export const asideBody = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    padding: space[16],
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const bottomBar = style(
  layered({
    gridArea: 'bottom',
    display: 'none',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
    background: color.surface.base,
    '@media': { [phone]: { display: 'flex' }, print: { display: 'none' } },
  }),
);
export const bottomItem = style(
  layered({
    ...textStyle('micro'),
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    blockSize: '56px',
    color: color.text.secondary,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': focusRingInset,
      '&[data-current]': {
        color: color.text.primary,
        fontWeight: vars.weight.semibold,
        boxShadow: `inset 0 3px 0 -0.5px ${color.action.fill}`,
      },
    },
    '@media': {
      [short]: { blockSize: '36px', gap: 0 },
      [forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const bottomWord = style(layered({ maxInlineSize: '100%', ...clippedText(), whiteSpace: 'nowrap' }));
