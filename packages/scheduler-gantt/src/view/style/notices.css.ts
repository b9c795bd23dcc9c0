import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from './layered.ts';

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
