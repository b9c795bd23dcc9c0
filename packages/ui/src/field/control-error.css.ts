import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

/** The distance belongs to the sentence, so that the silent place kept for it takes no room. */
export const sentence = style(layered({ marginBlockStart: vars.space[6] }));
