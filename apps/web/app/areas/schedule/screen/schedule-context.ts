import type { GanttHandle } from '@roadside/scheduler-gantt/view';
import { createContext, use, type RefObject } from 'react';
import type { LoadedSchedule } from '../model/loaded-schedule.ts';
import type { PredictedHour, WhatIf } from '../model/predicted.ts';
import type { ScheduleAddress } from '../model/schedule-address.ts';
import type { Fill } from './fill/use-fill.ts';
import type { ScheduleState } from './use-schedule.ts';

/** Data shared by the parts and drawers of the open schedule. */
export interface OpenSchedule extends Pick<LoadedSchedule, 'place' | 'today' | 'mayChange' | 'now' | 'aheadMs'> {
  readonly state: ScheduleState;
  readonly address: ScheduleAddress;
  readonly hours: readonly PredictedHour[];
  /** The what-if that the hours were computed for. */
  readonly whatIf: WhatIf;
  readonly fill: Fill;
  readonly handle: RefObject<GanttHandle | null>;
}

export const ScheduleContext = createContext<OpenSchedule | null>(null);

/** The open schedule; null if its drawer is opened somewhere else. */
export const useOpenSchedule = (): OpenSchedule | null => use(ScheduleContext);
