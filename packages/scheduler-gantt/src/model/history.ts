import { invertAll } from './operations.ts';
import type { Operation } from './schedule.ts';

/** An undo and redo history. */
export interface History {
  record(operations: readonly Operation[]): void;
  /** The operations that undo the last change; null when there is none. */
  undo(): readonly Operation[] | null;
  redo(): readonly Operation[] | null;
  canUndo(): boolean;
  canRedo(): boolean;
}

/** @param limit number of changes kept; the oldest is dropped beyond it */
export function createHistory(limit = 500): History {
  const done: (readonly Operation[])[] = [];
  const undone: (readonly Operation[])[] = [];
  return {
    record(operations) {
      done.push(operations);
      if (done.length > limit) done.shift();
      undone.length = 0;
    },
    undo() {
      const last = done.pop();
      if (!last) return null;
      undone.push(last);
      return invertAll(last);
    },
    redo() {
      const next = undone.pop();
      if (!next) return null;
      done.push(next);
      return next;
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
