import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

/** The margin belongs to the text, so the empty live region takes up no space. */
export const sentence = style(layered({ marginBlockStart: vars.space[6] }));
