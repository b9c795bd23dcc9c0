import { use } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { DashboardContext } from './dashboard-context.ts';
import { figure, unitOf, withUnit, type MetricHeading } from '../../../kit/format/figures.ts';
import * as styles from './quiet-button.css.ts';

export interface GoalButtonProps {
  readonly heading: MetricHeading;
  readonly goals: Readonly<Record<string, { readonly green: number }>> | undefined;
  /** Slug of the location the goal belongs to. */
  readonly slug: string;
}

/**
 * A metric's goal as a short label that opens it with its history. Renders nothing for metrics without a better
 * direction.
 */
export function GoalButton({ heading, goals, slug }: GoalButtonProps) {
  const drawers = useDrawers();
  const dashboard = use(DashboardContext);
  const goal = goals?.[heading.id];
  if (heading.direction === 'neutral' || !drawers || (!goal && !dashboard?.maySetGoals)) return null;
  const value = goal && withUnit(figure(heading, goal.green), unitOf(heading));
  return (
    <button
      type="button"
      className={value ? styles.root : styles.leads}
      aria-label={value ? `Goal ${value} of ${heading.label}` : `Set a goal for ${heading.label}`}
      onClick={() => drawers.open('goal', { slug, metric: heading.id })}
    >
      {value ? `Goal ${value}` : 'Set a goal'}
    </button>
  );
}
