import type { DashboardElement } from '@roadside/domain/dashboards';
import type { ReactNode } from 'react';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { CommentsButton } from './comments-button.tsx';
import * as styles from './table-element.css.ts';

/** An element that could not be loaded keeps its space and its title. */
export function TitledElement({
  element,
  words,
  menu,
  children,
}: {
  readonly element: DashboardElement;
  readonly words?: ReactNode;
  readonly menu?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Stack asChild>
      <article aria-labelledby={`element-${element.id}`}>
        <Inline gap={16} rowGap={8} align="end" justify="between" wrap className={styles.head}>
          <h2 id={`element-${element.id}`} className={styles.title}>
            {element.title}
          </h2>
          <Inline className={styles.beside}>
            <CommentsButton element={element} />
            {menu}
          </Inline>
        </Inline>
        {words && <p className={styles.parameters}>{words}</p>}
        {children}
      </article>
    </Stack>
  );
}
