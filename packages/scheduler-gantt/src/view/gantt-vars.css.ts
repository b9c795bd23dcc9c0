import { createVar } from '@vanilla-extract/css';

/** Length of a minute. */
export const minute = createVar('gantt-minute');
/** Width of the driver column. */
export const side = createVar('gantt-side');
/** Height of a line; most rows are one line high. */
export const row = createVar('gantt-row');
/** Height of ruler and coverage, as measured. */
export const head = createVar('gantt-head');
/** Minutes in the window. */
export const minutes = createVar('gantt-minutes');
/** Where a mark is, in minutes of the window. */
export const start = createVar('gantt-start');
/** Lines in a block of rows. */
export const lines = createVar('gantt-lines');
/** Lines of a row; more than one where shifts overlap. */
export const units = createVar('gantt-units');
/** The line of its row a bar is in. */
export const lane = createVar('gantt-lane');
/** Coverage: people scheduled and needed, as shares of the tallest hour. */
export const scheduledShare = createVar('gantt-scheduled');
export const neededShare = createVar('gantt-needed');
