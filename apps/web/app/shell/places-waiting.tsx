import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import * as styles from './place-switcher.css.ts';

/** Placeholder for the locations of the panel while they load. */
export function PlacesWaiting() {
  return (
    <Stack gap={16} className={styles.waiting}>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </Stack>
  );
}
