import type { Shift } from '../model/schedule.ts';

/** What a person is editing; nothing of it is in the schedule before it is saved. */
export interface ShiftDraft {
  readonly driverId: string;
  readonly start: number;
  readonly end: number;
  readonly service: string;
  readonly note: string;
  /** Has no set end; shown as 8 hours. Choosing an end sets one. */
  readonly openEnd: boolean;
  /** Weekdays to repeat the shift on, 0 = Sunday; the shift's own day is not among them. */
  readonly repeatOn: ReadonlySet<number>;
  /** Weeks of the repeat, 1 for the shift's own week only. */
  readonly weeks: number;
}

/** A time to choose from, formatted in the schedule's clock. */
export interface TimeChoice {
  readonly at: number;
  readonly text: string;
}

/** Everything an owner needs to draw the fields of the shift editor with its own components. */
export interface EditorSlot {
  readonly shift: Shift;
  /** `Kim Ray, Mon, Nov 16`, as in the popover's heading. */
  readonly title: string;
  readonly draft: ShiftDraft;
  /** Changes fields of the draft. A start that moves takes the end with it. */
  change(fields: Partial<ShiftDraft>): void;
  /** Local day of the start, `2026-11-16`. */
  readonly day: string;
  /** Moves the draft to another day at the same clock times. */
  changeDay(day: string): void;
  /** Quarter hours of the shift's day, 92 or 100 of them on a day the clocks change. */
  readonly starts: readonly TimeChoice[];
  /** Quarter hours after the start, up to a day. */
  readonly ends: readonly TimeChoice[];
  /** Services to choose from. */
  readonly services: readonly { readonly value: string; readonly text: string }[];
  /** Weekdays to repeat on, from Sunday, without the shift's own. */
  readonly weekdays: readonly { readonly value: number; readonly text: string }[];
  /** Shifts the repeat adds. */
  readonly repeats: number;
  /** Why it cannot be saved, or what will be marked as a conflict; empty when all is well. */
  readonly problem: string;
  /** The problem refuses the save. */
  readonly blocked: boolean;
  /** Saves the draft as one change that one undo takes back, and closes. */
  save(): void;
  remove(): void;
  /** Closes without saving. */
  close(): void;
}
