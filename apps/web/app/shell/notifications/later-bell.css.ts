import { style } from '@vanilla-extract/css';

/** The room of the notifications' button before its script has arrived. */
export const bellRoom = style({ inlineSize: '32px', '@media': { '(pointer: coarse)': { inlineSize: '44px' } } });
