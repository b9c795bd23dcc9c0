import { Stack } from '@roadside/ui/stack';
import { AlertOctagonIcon, AlertTriangleIcon, CircleCheckIcon } from '@roadside/ui/icons';
import type { GoalMetric } from '../server/goals.server.ts';
import { goalInWords } from './goal-words.ts';
import * as styles from './goals.css.ts';

const shapes = { green: CircleCheckIcon, yellow: AlertTriangleIcon, red: AlertOctagonIcon };

/** The green, yellow and red ranges, with a shape and a word beside each color. */
export function GoalColors({
  metric,
  goal,
}: {
  readonly metric: GoalMetric;
  readonly goal: { readonly green: number; readonly yellow: number };
}) {
  return (
    <Stack asChild gap={4}>
      <dl className={styles.colors}>
        {goalInWords(metric, goal).map(({ color, name, words }) => {
          const Shape = shapes[color];
          return (
            <div key={color} className={styles.swatch}>
              <dt className={styles.colorNames[color]}>
                <Shape size={16} /> {name}
              </dt>
              <dd>{words}</dd>
            </div>
          );
        })}
      </dl>
    </Stack>
  );
}
