import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered, print } from './layered.ts';

const { color, space } = vars;

/** A line that replaces a list, such as its loading state. */
export const notice = style(layered({ padding: space[32], color: color.text.secondary, textAlign: 'center' }));

export const message = style(
  layered({
    ...textStyle('body'),
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '100cqi',
    display: 'grid',
    placeItems: 'center',
    padding: space[40],
    color: color.text.secondary,
    textAlign: 'center',
  }),
);

/** Why something was refused, beside the pointer or the focused cell. */
export const refusal = style(
  layered({
    ...textStyle('bodyDense'),
    position: 'fixed',
    // For browsers without a top layer.
    zIndex: vars.stack.overlay,
    inset: 'auto',
    margin: 0,
    padding: `${space[8]} ${space[12]}`,
    maxInlineSize: '20rem',
    color: color.danger.text,
    background: color.surface.overlay,
    border: `1px solid ${color.danger.text}`,
    borderRadius: vars.radius.tile,
    boxShadow: vars.elevation.menu,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
    '@media': { [print]: { display: 'none' } },
  }),
);

export const hidden = style(
  layered({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
