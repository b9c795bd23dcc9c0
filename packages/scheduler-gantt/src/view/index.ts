export { type OperationsGuard } from './editor.ts';
export { ganttAnatomy } from './gantt.anatomy.ts';
export { type GanttHandle, SchedulerGantt, type SchedulerGanttProps } from './gantt.tsx';
export { ganttWords, type GanttWords } from './gantt.words.ts';
