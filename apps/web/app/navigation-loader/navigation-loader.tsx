import { useNavigation } from '@remix-run/react';
import { messages } from '@roadside/domain/messages';
import { navigationLoaderDelayMilliseconds } from '@roadside/domain/navigation';
import { useEffect, useState } from 'react';
import * as styles from './navigation-loader.css.ts';

/** The amber line at the top and the words, once a navigation takes longer than a glance. */
export function NavigationLoader() {
  const { state, location } = useNavigation();
  const underWay = state !== 'idle' && location?.pathname;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setLate(true), navigationLoaderDelayMilliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [underWay]);
  return (
    <output className={styles.root}>
      {late && underWay && (
        <>
          <div className={styles.line} />
          <span className={styles.words}>{messages.navigating}</span>
        </>
      )}
    </output>
  );
}
