import { comparisonLabels, comparisons } from '@roadside/domain/dashboards';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';
import { comparisonIn, withComparison } from '../model/dashboard-head.ts';
import * as styles from './dashboard-screen.css.ts';

export interface CompareChoiceProps {
  /** The URL's query. */
  readonly search: URLSearchParams;
}

/** What every number of the dashboard is compared with, always on the same weekdays. */
export function CompareChoice({ search }: CompareChoiceProps) {
  const chosen = comparisonIn(search);
  return (
    <div className={styles.compare}>
      <PickLinks
        label="Compare with"
        items={[null, ...comparisons].map((comparison) => ({
          key: comparison ?? 'default',
          label: comparison ? comparisonLabels[comparison] : 'Compare: auto',
          to: withComparison(search, comparison) || '?',
          current: comparison === chosen,
        }))}
      />
    </div>
  );
}
