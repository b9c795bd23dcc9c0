import { style } from '@vanilla-extract/css';

/** Stays in sight while the page scrolls. */
export const bar = style({ position: 'sticky', insetBlockStart: 0, zIndex: 5 });
