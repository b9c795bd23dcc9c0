import { style } from '@vanilla-extract/css';

/** Shrinks to the dialog, so that a tall form's fields scroll and its buttons stay in view. */
export const form = style({ minBlockSize: 0 });
