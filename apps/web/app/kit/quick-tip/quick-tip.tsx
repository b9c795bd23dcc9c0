import { useFetcher, useRouteLoaderData } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import type { QuickTipWords } from './quick-tips.ts';
import * as styles from './quick-tip.css.ts';

interface QuickTipProps {
  /** What a newcomer to this screen should know; replaces the tip of the day. */
  readonly own?: QuickTipWords;
}

/**
 * A tip of the day, or the screen's own. Dismissing it turns tips off until the person turns them on again in the
 * account preferences.
 */
export function QuickTip({ own }: QuickTipProps = {}) {
  const fetcher = useFetcher();
  const ofDay = useRouteLoaderData<{ readonly quickTip: QuickTipWords | null }>('signed-in')?.quickTip;
  const tip = ofDay ? (own ?? ofDay) : null;
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
