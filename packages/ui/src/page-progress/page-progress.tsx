'use client';
import { useEffect, useState } from 'react';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './page-progress.css.ts';

/** Props of {@link PageProgress}. */
export interface PageProgressProps extends ElementProps<'div', 'children' | 'role'> {
  /** Description of what is loading. Empty while nothing is. */
  readonly words?: string | false | null | undefined;
  /** Delay in ms before anything shows. Quick navigations need no indicator.
   * @defaultValue 150 */
  readonly delay?: number;
}

/**
 * The thin line at the top of the window, with a few words, while the next page loads. The application mounts one from
 * the start.
 *
 * @example
 * <PageProgress words={navigating && 'Heading There Now...'} />
 */
export function PageProgress({ words, delay = 150, className, ...rest }: PageProgressProps) {
  const [late, setLate] = useState(false);
  const underWay = Boolean(words);
  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [underWay, delay]);
  return (
    <div
      {...rest}
      role="status"
      data-component="PageProgress"
      data-busy={(late && underWay) || undefined}
      className={cx(styles.root, className)}
    >
      {late && underWay && (
        <>
          <div className={styles.line} />
          <span className={styles.words}>{words}</span>
        </>
      )}
    </div>
  );
}
