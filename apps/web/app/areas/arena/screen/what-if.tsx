import { levelOf, pointMetricLabels, pointMetrics, pointsOf, whatIf, type PointWeights } from '@roadside/domain/arena';
import { Inline } from '@roadside/ui/inline';
import { NumberField } from '@roadside/ui/number-field';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import * as styles from './arena.css.ts';
import { signedWords } from './points-words.ts';

export interface WhatIfProps {
  readonly weights: PointWeights;
  /** Points of the quarter so far. */
  readonly points: number;
}

/** What the next calls would bring: "On time on these two calls = +40". */
export function WhatIf({ weights, points }: WhatIfProps) {
  const [calls, setCalls] = useState(2);
  const { least, onTime, most } = whatIf(calls, weights);
  const level = levelOf(points);
  const reached = levelOf(points + most);
  return (
    <section aria-labelledby="what-if">
      <Stack gap={8}>
        <h2 id="what-if" className={styles.heading}>
          What your next calls could bring
        </h2>
        <Inline gap={12} wrap>
          <div className={styles.count}>
            <NumberField
              aria-label="Number of calls"
              value={calls}
              min={1}
              max={20}
              onValueChange={(value) => setCalls(value ?? 1)}
            />
          </div>
          <p className={styles.body}>
            {`${countWords(calls, 'call', 'calls')} completed: `}
            <span className={styles.strong}>{signedWords(least)}</span>
            {onTime !== null && (
              <>
                {'. On time: '}
                <span className={styles.strong}>{signedWords(onTime)}</span>
              </>
            )}
            {'. With everything below: '}
            <span className={styles.strong}>{signedWords(most)}</span>
            {reached > level ? `, which is level ${reached}` : ''}
          </p>
        </Inline>
        <Inline gap={12} rowGap={2} wrap asChild className={styles.list}>
          <ul aria-label="Points of one event">
            {pointMetrics.flatMap((metric) => {
              const each = pointsOf(metric, weights[metric] ?? 0);
              return each === 0
                ? []
                : [
                    <li key={metric} className={styles.note}>
                      {`${pointMetricLabels[metric]} ${signedWords(each)}`}
                    </li>,
                  ];
            })}
          </ul>
        </Inline>
      </Stack>
    </section>
  );
}
