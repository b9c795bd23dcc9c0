'use client';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ClockFormat } from '../model/clock-format.ts';
import type { Driver, Shift } from '../model/schedule.ts';
import type { Editor } from './editor.ts';
import type { GanttWords } from './gantt.words.ts';
import type { Signal } from './signal.ts';

/** What every row needs and no row changes. A new value redraws all rows. */
export interface GanttSurroundings {
  readonly editor: Editor;
  readonly words: GanttWords;
  readonly clock: ClockFormat;
  readonly readOnly: boolean;
  /** Heads of drivers have a check box. */
  readonly selectsDrivers: boolean;
  readonly renderBar: ((shift: Shift) => ReactNode) | undefined;
  readonly renderRowHeader: ((driver: Driver) => ReactNode) | undefined;
}

export const GanttContext = /* @__PURE__ */ createContext<GanttSurroundings | null>(null);

export function useGantt(): GanttSurroundings {
  const surroundings = useContext(GanttContext);
  if (!surroundings) throw new Error('A part of the gantt stands outside of it.');
  return surroundings;
}

/** Follows one value of the editor. */
export const useSignal = <Value>(signal: Pick<Signal<Value>, 'get' | 'watch'>): Value =>
  useSyncExternalStore(signal.watch, signal.get, signal.get);
