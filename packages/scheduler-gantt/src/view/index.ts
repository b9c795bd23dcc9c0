export { type NewShift, type OperationsGuard } from './edit/editor.ts';
export type { EditorSlot, ShiftDraft, TimeChoice } from './panel/editor-slot.ts';
export { ganttAnatomy } from './gantt.anatomy.ts';
export type { GanttHandle } from './gantt-handle.ts';
export { SchedulerGantt, type SchedulerGanttProps } from './gantt.tsx';
export {
  type EditorWords,
  ganttWords,
  type GanttWords,
  type KeySection,
  type MonthWords,
} from './words/gantt.words.ts';
