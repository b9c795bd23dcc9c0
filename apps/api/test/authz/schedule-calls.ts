import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { today } from '../support/small-world.ts';
import { type BuiltCall, placeCases } from './attempts.ts';

const { scheduler } = calls;

/** A call of the scheduler about one place: every place there is, in one request each. */
function onPlaces(
  call: CallDefinition,
  row: string,
  action: string,
  more: Readonly<Record<string, unknown>> = {},
  writes = false,
): BuiltCall {
  return {
    call,
    row,
    writes,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what,
        options: { body: { purpose: 'scheduler_utils', action, slug, ...more } },
        touched: { place },
      })),
  };
}

/** The calls of the schedule. */
export const scheduleCalls: readonly BuiltCall[] = [
  onPlaces(scheduler.schedule, 'C033', 'schedule', { date: today }),
  onPlaces(scheduler.drivers, 'C034', 'drivers'),
];
