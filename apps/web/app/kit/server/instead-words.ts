import type { ScreenId } from '@roadside/domain/navigation';
import { can, type Subject } from '@roadside/domain/permissions';

/**
 * Where else somebody finds their numbers when a screen is closed to them for every location. The catalog's message
 * only says that it is closed. Null where nothing else answers the same question.
 */
export function insteadWords(screen: ScreenId, subject: Subject): string | null {
  if (screen !== 'exec-reports') return null;
  const places = can(subject, 'scorecards.read').allowed
    ? 'use your dashboard, or open Scorecards or Email reports in your account menu.'
    : 'use your dashboard, or open Email reports in your account menu.';
  return `Executive reports are for club leaders. For your own numbers, ${places}`;
}
