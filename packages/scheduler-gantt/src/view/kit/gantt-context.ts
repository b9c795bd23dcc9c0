'use client';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ClockFormat } from '../../model/clock-format.ts';
import type { Driver, Proposal, Shift, WorkedTime } from '../../model/schedule.ts';
import type { Editor } from '../edit/editor.ts';
import type { GanttWords } from '../words/gantt.words.ts';
import type { Signal } from '../edit/signal.ts';

/** Values shared by all rows and changed by none. A new value re-renders all rows. */
export interface GanttSurroundings {
  readonly editor: Editor;
  readonly words: GanttWords;
  readonly clock: ClockFormat;
  readonly readOnly: boolean;
  /** True if driver headers have a check box. */
  readonly selectsDrivers: boolean;
  readonly renderBar: ((shift: Shift) => ReactNode) | undefined;
  readonly renderRowHeader: ((driver: Driver) => ReactNode) | undefined;
  /** Shifts somebody could add, by driver. */
  readonly proposals: ReadonlyMap<string, readonly Proposal[]>;
  /** When drivers were signed on, by driver. */
  readonly worked: ReadonlyMap<string, readonly WorkedTime[]>;
  /** True if a short day has a button. */
  readonly fixesDays: boolean;
}

export const GanttContext = /* @__PURE__ */ createContext<GanttSurroundings | null>(null);

export function useGantt(): GanttSurroundings {
  const surroundings = useContext(GanttContext);
  if (!surroundings) throw new Error('A part of the gantt stands outside of it.');
  return surroundings;
}

/** Subscribes to one value of the editor. */
export const useSignal = <Value>(signal: Pick<Signal<Value>, 'get' | 'watch'>): Value =>
  useSyncExternalStore(signal.watch, signal.get, signal.get);
