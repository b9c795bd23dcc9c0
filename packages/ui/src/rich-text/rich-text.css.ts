import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';

const { color, space } = vars;

// The same classes are on what RichText draws and on what the editor of RichTextField draws.

export const root = style(
  layered({
    ...textStyle('body'),
    display: 'flow-root',
    minInlineSize: 0,
    maxInlineSize: '68ch',
    color: color.text.primary,
    overflowWrap: 'anywhere',
  }),
);
export const paragraph = style(layered({ marginBlock: `0 ${space[8]}` }));
export const headings = [
  style(layered({ ...textStyle('titleMd'), marginBlock: `${space[16]} ${space[8]}` })),
  style(layered({ ...textStyle('titleSm'), marginBlock: `${space[16]} ${space[6]}` })),
  style(layered({ ...textStyle('body'), fontWeight: vars.weight.semibold, marginBlock: `${space[12]} ${space[4]}` })),
] as const;
export const list = style(layered({ marginBlock: `0 ${space[8]}`, paddingInlineStart: space[24] }));
export const item = style(layered({ marginBlockEnd: space[4] }));
export const quotation = style(
  layered({
    margin: `0 0 ${space[8]}`,
    paddingInlineStart: space[12],
    borderInlineStart: `3px solid ${color.border.control}`,
    color: color.text.secondary,
  }),
);
export const picture = style(
  layered({
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: '28rem',
    marginBlock: `${space[8]} ${space[12]}`,
    borderRadius: vars.radius.control,
  }),
);
export const link = style(
  layered({
    color: color.link,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.18em',
    borderRadius: vars.radius.bar,
    selectors: { '&:focus-visible': focusRing },
  }),
);

globalStyle(`${root} > :first-child`, layered({ marginBlockStart: 0 }));
globalStyle(`${root} > :last-child`, layered({ marginBlockEnd: 0 }));
globalStyle(`${root} strong`, layered({ fontWeight: vars.weight.semibold }));
