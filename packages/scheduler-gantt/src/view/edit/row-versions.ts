import type { ScheduleModel } from '../../model/schedule-model.ts';

/** Re-renders single rows, whether the model or their view state changed. */
export interface RowVersions {
  /** Call when a row's view state changes, such as its focus; undefined is ignored. */
  touch(rowId: string | undefined): void;
  /** Subscribes to every change of a row, including the model's. */
  watchRow(rowId: string, listener: () => void): () => void;
  /** Increases with every change of a watched row: a snapshot for external stores. */
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
