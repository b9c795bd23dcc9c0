// What arrives with the first pointer, key or press: one piece, so that what it shares with the page is one piece, too.
export { announce } from './announcer.ts';
export { attend, catchUp, forget, refresh } from './controller.ts';
export { ChartTable } from '../frame/chart-table.tsx';
