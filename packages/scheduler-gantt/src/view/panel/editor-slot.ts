import type { Operation, Shift, ShiftBreak } from '../../model/schedule.ts';

/** The shift editor's draft. It does not affect the schedule until saved. */
export interface ShiftDraft {
  readonly driverId: string;
  readonly start: number;
  readonly end: number;
  readonly service: string;
  readonly note: string;
  readonly breaks: readonly ShiftBreak[];
  /** No set end; shown as 8 hours. Choosing an end sets one. */
  readonly openEnd: boolean;
  /** Weekdays to repeat the shift on, 0 = Sunday, excluding the shift's own. */
  readonly repeatOn: ReadonlySet<number>;
  /** Number of weeks to repeat, 1 for the shift's own week only. */
  readonly weeks: number;
}

/** A selectable time, formatted in the schedule's clock. */
export interface TimeChoice {
  readonly at: number;
  readonly text: string;
}

/** Everything an app needs to render the shift editor's fields with its own components. */
export interface EditorSlot {
  readonly shift: Shift;
  /** `Kim Ray, Mon, Nov 16`, as in the popover's heading. */
  readonly title: string;
  readonly draft: ShiftDraft;
  /** Changes fields of the draft. Changing the start moves the end with it. */
  change(fields: Partial<ShiftDraft>): void;
  /** Local day of the start, `2026-11-16`. */
  readonly day: string;
  /** Moves the draft to another day at the same clock times. */
  changeDay(day: string): void;
  /** Quarter hours of the shift's day, 92 or 100 of them on a day the clocks change. */
  readonly starts: readonly TimeChoice[];
  /** Quarter hours after the start, up to a day. */
  readonly ends: readonly TimeChoice[];
  /** Available services. */
  readonly services: readonly { readonly value: string; readonly text: string }[];
  /** Weekdays to repeat on, starting with Sunday, excluding the shift's own. */
  readonly weekdays: readonly { readonly value: number; readonly text: string }[];
  /** What saving would change, for an app that shows its effect. */
  readonly operations: readonly Operation[];
  /** The number of shifts the repeat adds. */
  readonly repeats: number;
  /** Why the draft cannot be saved, or what will be marked as a conflict; empty if there are no problems. */
  readonly problem: string;
  /** True if the problem prevents saving. */
  readonly blocked: boolean;
  /** Saves the draft as a single undoable change, and closes the editor. */
  save(): void;
  remove(): void;
  /** Closes without saving. */
  close(): void;
}
