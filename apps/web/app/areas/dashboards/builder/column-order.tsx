import { IconButton } from '@roadside/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { movedBy } from '../model/dashboard-draft.ts';
import * as styles from './builder.css.ts';

export interface ColumnOrderProps {
  readonly metrics: readonly string[];
  readonly labelOf: (metric: string) => string;
  readonly onChange: (metrics: readonly string[]) => void;
}

/** The order of an element's metrics: of its columns, or of its charts. */
export function ColumnOrder({ metrics, labelOf, onChange }: ColumnOrderProps) {
  return (
    <Stack asChild gap="none" className={styles.columns}>
      <ol aria-label="Order of metrics">
        {metrics.map((metric, index) => (
          <Inline key={metric} asChild gap="none">
            <li>
              <span className={styles.columnName}>{labelOf(metric)}</span>
              <IconButton
                label={`Move ${labelOf(metric)} up`}
                size="sm"
                disabled={index === 0}
                onClick={() => onChange(movedBy(metrics, index, -1))}
              >
                <ArrowUpIcon />
              </IconButton>
              <IconButton
                label={`Move ${labelOf(metric)} down`}
                size="sm"
                disabled={index === metrics.length - 1}
                onClick={() => onChange(movedBy(metrics, index, 1))}
              >
                <ArrowDownIcon />
              </IconButton>
            </li>
          </Inline>
        ))}
      </ol>
    </Stack>
  );
}
