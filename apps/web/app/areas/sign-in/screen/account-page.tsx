import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { Lamp } from '../../../kit/page/lamp.tsx';
import * as styles from './account-page.css.ts';

export interface AccountPageProps {
  readonly title: string;
  /** An introduction to the step, above the form. */
  readonly words?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page frame for account steps other than signing in. When the step changes, focus moves to its title, so that
 * screen readers announce it.
 */
export function AccountPage({ title, words, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(() => {
    if (first.current !== title) heading.current?.focus();
    first.current = title;
  }, [title]);
  return (
    <main className={styles.page}>
      <Stack gap={16} className={styles.column}>
        <Inline asChild className={styles.brand}>
          <p>
            <Lamp size={28} className={styles.brandLamp} />
            <span>Roadside</span>
          </p>
        </Inline>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {words && <p className={styles.words}>{words}</p>}
        {children}
      </Stack>
    </main>
  );
}
