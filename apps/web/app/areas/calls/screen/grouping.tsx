import { Select } from '@roadside/ui/select';
import { groupLabels } from '../model/group-labels.ts';
import * as styles from './call-details.css.ts';

interface GroupingProps {
  readonly by: string | null;
  readonly onChange: (by: string | null) => void;
}

/** What the calls are grouped by, if anything. */
export default function Grouping({ by, onChange }: GroupingProps) {
  return (
    <Select
      size="sm"
      className={styles.groupBy}
      aria-label="Group calls"
      value={by ?? 'none'}
      onValueChange={(next) => onChange(next === 'none' ? null : next)}
      items={[{ value: 'none', label: 'Not grouped' }, ...groupLabels]}
    />
  );
}
