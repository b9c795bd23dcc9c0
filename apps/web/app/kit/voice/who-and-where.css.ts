import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

/** A name that opens what members say, as quiet as the words beside it, with a finger's room. */
export const driver = style({
  font: 'inherit',
  color: vars.color.link,
  minBlockSize: '24px',
  borderRadius: vars.radius.control,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
