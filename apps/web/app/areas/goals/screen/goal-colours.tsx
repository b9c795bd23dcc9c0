import { AlertOctagonIcon, AlertTriangleIcon, CircleCheckIcon } from '@roadside/ui/icons';
import type { GoalMetric } from '../server/goals.server.ts';
import { goalInWords } from './goal-words.ts';
import * as styles from './goals.css.ts';

const shapes = { green: CircleCheckIcon, yellow: AlertTriangleIcon, red: AlertOctagonIcon };

/** Which values are green, yellow and red: a shape and a word beside each colour. */
export function GoalColours({
  metric,
  goal,
}: {
  readonly metric: GoalMetric;
  readonly goal: { readonly green: number; readonly yellow: number };
}) {
  return (
    <dl className={styles.colours}>
      {goalInWords(metric, goal).map(({ colour, name, words }) => {
        const Shape = shapes[colour];
        return (
          <div key={colour} className={styles.colour}>
            <dt className={styles.colourNames[colour]}>
              <Shape size={16} /> {name}
            </dt>
            <dd>{words}</dd>
          </div>
        );
      })}
    </dl>
  );
}
