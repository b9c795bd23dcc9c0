// What arrives with the first pointer, key or press: one piece. It is given what charts lent, and imports nothing a chart is drawn with: a module of both would arrive as a piece of its own.
export { observe, begin, replay, forget, refresh, announceMessage as tell } from './controller.ts';
export { ChartTable } from '../frame/chart-table.tsx';
