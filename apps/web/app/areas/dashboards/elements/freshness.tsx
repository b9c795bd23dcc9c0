import { freshnessOf } from '@roadside/domain/updates';
import { Badge } from '@roadside/ui/badge';
import { ago } from '../../../kit/format/ago.ts';
import * as styles from './freshness.css.ts';

export interface FreshnessProps {
  /** When the data behind the numbers was last loaded; null if never. */
  readonly asOf: string | null;
  readonly now: string;
}

/** "Updated 12 min ago", with a warning when that is too long ago. */
export function Freshness({ asOf, now }: FreshnessProps) {
  if (asOf === null) return <span className={styles.root}>Never updated</span>;
  const { stale } = freshnessOf('other', asOf, now);
  return (
    <span className={styles.root}>
      Updated <time dateTime={asOf}>{ago(asOf, now)}</time>
      {stale && (
        <Badge tone="beacon" className={styles.stale}>
          stale
        </Badge>
      )}
    </span>
  );
}
