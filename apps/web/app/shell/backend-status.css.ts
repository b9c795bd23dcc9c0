import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
const phone = '(max-width: 47.99rem)';

const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: '32px',
  paddingInline: space[8],
  borderRadius: radius.control,
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' } },
});

export const trigger = style([place, { ':hover': { background: color.surface.hover } }]);
/** Without a popover; the layout is the same. */
export const still = place;

// The dot uses the colors the specification gives each state, including light green and orange, which StatusDot has no
// tones for. The word carries the meaning.
export const word = style({
  ...textStyle('labelDense'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: 0,
  color: color.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: radius.full,
    background: 'currentColor',
  },
  selectors: {
    '&[data-color="green"]::before': { background: color.success.solid },
    '&[data-color="light-green"]::before': {
      background: color.success.edge,
      boxShadow: `0 0 0 1px ${color.success.solid}`,
    },
    '&[data-color="orange"]::before': { background: color.service.battery.fill, borderRadius: radius.bar },
    '&[data-color="red"]::before': {
      background: color.danger.solid,
      borderRadius: radius.bar,
      transform: 'rotate(45deg)',
    },
  },
  '@media': {
    '(max-width: 62rem)': { fontSize: 0, gap: 0, overflow: 'visible' },
    // On a phone the bar has room for the location only: the lamp's ring shows that data is stale.
    [phone]: {
      selectors: { '&[data-stale]::before': { outline: `2px solid ${color.beacon.edge}`, outlineOffset: '3px' } },
    },
  },
});
/** Visually hidden where there is no room, but still read by screen readers. */
export const stale = style({
  '@media': {
    [phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const panel = style({ inlineSize: 'min(22rem, calc(100vw - 16px))' });
export const headline = style({ ...textStyle('titleSm'), overflowWrap: 'anywhere' });
export const facts = style({
  ...textStyle('body'),
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[4]} ${space[16]}`,
  color: color.text.secondary,
});
export const steps = style({
  listStyle: 'none',
  ...textStyle('body'),
  paddingBlockStart: space[12],
  borderBlockStart: `${vars.line.thin} solid ${color.border.default}`,
  color: color.text.secondary,
});
globalStyle(`${facts} dd`, { color: color.text.primary, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${steps} time`, { flex: 'none', fontVariantNumeric: 'tabular-nums' });
