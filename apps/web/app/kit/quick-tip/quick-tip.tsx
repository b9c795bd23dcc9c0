import { useFetcher, useRouteLoaderData } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import type { QuickTipWords } from './quick-tips.ts';
import * as styles from './quick-tip.css.ts';

/** A tip of the day. Dismissing it turns tips off until the person turns them on again in the account preferences. */
export function QuickTip() {
  const fetcher = useFetcher();
  const tip = useRouteLoaderData<{ readonly quickTip: QuickTipWords | null }>('signed-in')?.quickTip;
  if (!tip || fetcher.formData) return null;
  return (
    <div className={styles.root}>
      <Banner
        tone="neutral"
        title="Quick tip"
        onDismiss={() =>
          void fetcher.submit(
            { intent: 'quick-tips', show_quick_tips: 'false' },
            { method: 'post', action: '/account/' },
          )
        }
      >
        <span className={styles.keys}>{tip.keys}</span>
        <span className={styles.fingers}>{tip.fingers}</span>
      </Banner>
    </div>
  );
}
