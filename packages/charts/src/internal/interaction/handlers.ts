// Loaded as one chunk on the first pointer or key event. It works on the bounds that charts register and imports
// nothing used for drawing: a module shared by both would become a chunk of its own.
export { observe, begin, replay, forget, refresh, announceMessage as tell } from './controller.ts';
export { ChartTable } from '../frame/chart-table.tsx';
