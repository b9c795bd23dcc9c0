import { useFetcher } from '@remix-run/react';
import { Banner } from '@roadside/ui/banner';
import type { QuickTipWords } from './quick-tips.ts';
import * as styles from './quick-tip.css.ts';

/** One thing worth knowing, another each day; it goes for good when it is closed, until the account page brings it back. */
export function QuickTip({ tip }: { readonly tip: QuickTipWords }) {
  const fetcher = useFetcher();
  if (fetcher.formData) return null;
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
