import { Stack } from '@roadside/ui/stack';
import { useId, type ReactNode } from 'react';
import * as styles from './account.css.ts';

export interface AccountPartProps {
  readonly title: string;
  readonly words?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the account page, with its title beside it. */
export function AccountPart({ title, words, children }: AccountPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.partTitle}>
          {title}
        </h2>
        {words && <p className={styles.quiet}>{words}</p>}
      </Stack>
      <Stack gap={20} align="start">
        {children}
      </Stack>
    </section>
  );
}
