import type { StationRole } from '../organization/organization-plan.ts';
import { dayNumber } from './days.ts';

/** A story's effect on a station's work on a day; without one, factors are 1 and offsets 0. */
export interface StoryEffect {
  readonly arrival: number;
  readonly passes: number;
  /** Added to the log odds of a top answer. */
  readonly satisfaction: number;
  /** Added to the chance of an update for the member. */
  readonly kmi: number;
}

const none: StoryEffect = { arrival: 1, passes: 1, satisfaction: 0, kmi: 0 };
const improvementBegins = dayNumber('2025-07-01');
const improvementCycle = 4 * 365;

/**
 * The three demo stations with a story. A story follows the calendar, not the age of the world, so that a date always
 * looks the same. The improving station gets better from the summer of 2025 (and again every four years). The
 * collapsing one is good until a gap in September's schedule, then drops and recovers only in spring. The lucky one has
 * a handful of calls with nearly perfect answers.
 */
export function storyEffect(role: StationRole, day: string): StoryEffect {
  switch (role) {
    case 'improving': {
      const age = (((dayNumber(day) - improvementBegins) % improvementCycle) + improvementCycle) % improvementCycle;
      const progress = 1 - Math.exp(-age / 300);
      return {
        arrival: 1.4 - 0.6 * progress,
        passes: 2 - 1.4 * progress,
        satisfaction: -0.9 + 1.5 * progress,
        kmi: -0.15 + 0.3 * progress,
      };
    }
    case 'collapsing': {
      const date = day.slice(5);
      if (date >= '09-08' && date <= '09-28') return { arrival: 1.5, passes: 5, satisfaction: -0.8, kmi: -0.25 };
      if (date >= '06-01' && date < '09-08') return { arrival: 0.93, passes: 0.8, satisfaction: 0.25, kmi: 0.05 };
      // March to May: recovery from the low back to normal.
      const year = day.slice(0, 4);
      const healed = date >= '03-01' && date < '06-01' ? (dayNumber(day) - dayNumber(`${year}-03-01`)) / 92 : 0;
      return {
        arrival: 1.25 - 0.25 * healed,
        passes: 2.2 - 1.2 * healed,
        satisfaction: -0.7 + 0.7 * healed,
        kmi: -0.18 + 0.18 * healed,
      };
    }
    case 'lucky':
      return { ...none, satisfaction: 2.6 };
    default:
      return none;
  }
}
