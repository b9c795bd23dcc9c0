export { type OperationsGuard } from './editor.ts';
export type { EditorSlot, ShiftDraft, TimeChoice } from './editor-slot.ts';
export { ganttAnatomy } from './gantt.anatomy.ts';
export type { GanttHandle } from './gantt-handle.ts';
export { SchedulerGantt, type SchedulerGanttProps } from './gantt.tsx';
export { type EditorWords, ganttWords, type GanttWords, type KeySection, type MonthWords } from './gantt.words.ts';
