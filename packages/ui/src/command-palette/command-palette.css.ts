import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { choiceIcon } from '../internal/overlay.css.ts';

const { color, space } = vars;

/** Fixed top edge, so nothing moves while the list grows and shrinks. */
export const content = style(
  layered({
    insetBlockStart: 'min(14vh, 8rem)',
    insetBlockEnd: 'auto',
    marginBlock: 0,
    maxInlineSize: 'min(40rem, 100vw - 1rem)',
    maxBlockSize: 'min(30rem, calc(100dvb - 2 * min(14vh, 8rem)))',
    overflow: 'hidden',
  }),
);
export const search = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    flex: 'none',
    minBlockSize: '3.25rem',
    paddingInline: space[16],
    borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
    color: color.text.muted,
  }),
);
export const input = style(
  layered({
    ...textStyle('bodyLg'),
    flex: 1,
    minInlineSize: 0,
    border: 0,
    padding: 0,
    background: 'transparent',
    color: color.text.primary,
    outline: 'none',
    alignSelf: 'stretch',
    selectors: {
      '&::placeholder': { color: vars.field.placeholder, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);
export const list = style(layered({ flex: 1, minBlockSize: space[72], padding: space[8], outline: 'none' }));
/** If any command has an icon, all labels align to the same edge. */
export const choice = style(
  layered({
    selectors: {
      [`${list}:has(${choiceIcon}) &:not(:has(> ${choiceIcon}))::before`]: {
        content: '',
        flex: 'none',
        inlineSize: '16px',
      },
    },
  }),
);
export const words = style(layered({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));
export const line = style(layered({ ...clippedText(), whiteSpace: 'nowrap' }));
export const hint = style(
  layered({
    ...textStyle('labelDense'),
    fontWeight: vars.weight.regular,
    ...clippedText(),
    whiteSpace: 'nowrap',
    color: color.text.secondary,
  }),
);
/** Matching letters: heavier and underlined, not colored. */
export const found = style(
  layered({
    background: 'none',
    color: 'inherit',
    fontWeight: vars.weight.semibold,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  }),
);

export const keys = style(layered({ display: 'flex', gap: space[2], flex: 'none' }));
export const key = style(
  layered({
    ...textStyle('micro'),
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '18px',
    paddingInline: space[4],
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.badge,
    background: color.surface.raised,
    color: color.text.secondary,
    fontFamily: vars.font.text,
  }),
);
export const empty = style(
  layered({
    display: 'grid',
    gap: space[4],
    padding: `${space[24]} ${space[16]}`,
    textAlign: 'center',
    color: color.text.primary,
  }),
);
export const emptyHint = style(layered({ ...textStyle('bodyDense'), color: color.text.secondary }));
export const footer = style(
  layered({
    ...textStyle('labelDense'),
    fontWeight: vars.weight.regular,
    display: 'flex',
    gap: space[16],
    flex: 'none',
    padding: `${space[8]} ${space[16]}`,
    borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
    color: color.text.secondary,
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);
export const footerHint = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space[4] }));
