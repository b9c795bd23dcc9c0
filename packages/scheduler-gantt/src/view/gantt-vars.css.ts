import { createVar } from '@vanilla-extract/css';

/** Length of a minute. */
export const minute = createVar('gantt-minute');
/** Width of the driver column. */
export const side = createVar('gantt-side');
/** Height of a row. */
export const row = createVar('gantt-row');
/** Height of ruler and coverage, as measured. */
export const head = createVar('gantt-head');
/** Minutes in the window. */
export const minutes = createVar('gantt-minutes');
/** Where a line stands, in minutes of the window. */
export const start = createVar('gantt-start');
/** Rows in a block. */
export const lines = createVar('gantt-lines');
/** A bar's share of its row when shifts overlap: its lane and how many there are. */
export const lane = createVar('gantt-lane');
export const laneCount = createVar('gantt-lanes');
/** Coverage: people scheduled and needed, as shares of the tallest hour. */
export const scheduledShare = createVar('gantt-scheduled');
export const neededShare = createVar('gantt-needed');
