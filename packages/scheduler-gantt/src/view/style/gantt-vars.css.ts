import { createVar } from '@vanilla-extract/css';

/** Width of a minute. */
export const minute = createVar('gantt-minute');
/** Width of the driver column. */
export const side = createVar('gantt-side');
/** Height of a line; most rows have one. */
export const row = createVar('gantt-row');
/** Measured height of the ruler and coverage. */
export const head = createVar('gantt-head');
/** Minutes in the window. */
export const minutes = createVar('gantt-minutes');
/** Position of a mark, in minutes of the window. */
export const start = createVar('gantt-start');
/** Number of lines in a block of rows. */
export const lines = createVar('gantt-lines');
/** Number of lines in a row; more than one if shifts overlap. */
export const units = createVar('gantt-units');
/** A bar's lane in its row. */
export const lane = createVar('gantt-lane');
/** Coverage: drivers scheduled and needed, as shares of the tallest hour. */
export const scheduledShare = createVar('gantt-scheduled');
export const neededShare = createVar('gantt-needed');
