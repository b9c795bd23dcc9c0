import type { Geography } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { ShiftSource } from './published-shifts.repository.ts';

/** What the caller reads of a location's shifts: the plan if they may change it, or only what is published. */
export function shiftSourceOf(
  { subject, config }: Pick<CallContext, 'subject' | 'config'>,
  place: Geography | null,
): ShiftSource {
  return can(subject, 'schedule.save', { geography: place }, config.access).allowed ? 'plan' : 'published';
}
