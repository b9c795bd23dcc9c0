import { Skeleton } from '@roadside/ui/skeleton';
import * as styles from './place-switcher.css.ts';

/** Stands for the places of the panel until they are there. */
export function PlacesWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
  );
}
