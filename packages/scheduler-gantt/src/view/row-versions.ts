import type { ScheduleModel } from '../model/schedule-model.ts';

/** Makes single rows redraw, whether the model changed them or what is shown of them. */
export interface RowVersions {
  /** A row shows something else, such as the focus; undefined is no row. */
  touch(rowId: string | undefined): void;
  /** Hears of every change to a row, the model's included. */
  watchRow(rowId: string, listener: () => void): () => void;
  /** Grows with every change of a row that is watched: a snapshot for external stores. */
  rowVersion(rowId: string): number;
}

export function createRowVersions(model: Pick<ScheduleModel, 'watchRow'>): RowVersions {
  const versions = new Map<string, number>();
  const watchers = new Map<string, Set<() => void>>();
  const grow = (rowId: string) => void versions.set(rowId, (versions.get(rowId) ?? 0) + 1);
  return {
    touch(rowId) {
      if (rowId === undefined) return;
      grow(rowId);
      for (const listener of watchers.get(rowId) ?? []) listener();
    },
    watchRow(rowId, listener) {
      const listeners = watchers.get(rowId) ?? new Set();
      watchers.set(rowId, listeners.add(listener));
      const unwatch = model.watchRow(rowId, () => {
        grow(rowId);
        listener();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) watchers.delete(rowId);
        unwatch();
      };
    },
    rowVersion: (rowId) => versions.get(rowId) ?? 0,
  };
}
