import { textStyle, vars } from '@roadside/tokens/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.stack.toast,
  insetBlockEnd: `calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
  insetInline: vars.space[16],
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  '@media': {
    // Above the bottom bar of the phone.
    '(max-width: 47.99rem)': { insetBlockEnd: `calc(4.5rem + env(safe-area-inset-bottom))`, justifyItems: 'stretch' },
    print: { display: 'none' },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '26rem',
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[12]} ${vars.space[6]}`,
  border: `${vars.line.thin} solid`,
  borderRadius: vars.radius.tile,
  boxShadow: vars.elevation.carried,
  pointerEvents: 'auto',
  '@media': {
    '(max-width: 47.99rem)': { maxInlineSize: 'none' },
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} ${vars.motion.steady} ${vars.motion.enter}` },
  },
});

const tone = (name: 'success' | 'info' | 'danger' | 'beacon') => ({
  color: vars.color.text.primary,
  background: vars.color.surface.raised,
  borderColor: vars.color[name].edge,
});

export const tones = styleVariants({ success: tone('success'), info: tone('info'), danger: tone('danger'), warning: tone('beacon') });
export const iconTones = styleVariants({
  success: { color: vars.color.success.text },
  info: { color: vars.color.info.text },
  danger: { color: vars.color.danger.text },
  warning: { color: vars.color.beacon.text },
});

export const words = style({ ...textStyle('body'), margin: 0, overflowWrap: 'anywhere' });

/** The one thing to do about what is said. */
export const action = style({
  ...textStyle('label'),
  marginInlineStart: vars.space[8],
  minBlockSize: '24px',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { background: vars.color.surface.hover },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  ':hover': { color: vars.color.text.primary, background: vars.color.surface.hover },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
});
