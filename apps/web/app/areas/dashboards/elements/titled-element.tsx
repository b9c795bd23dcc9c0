import type { DashboardElement } from '@roadside/domain/dashboards';
import type { ReactNode } from 'react';
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
    <article className={styles.root} aria-labelledby={`element-${element.id}`}>
      <div className={styles.header}>
        <h2 id={`element-${element.id}`} className={styles.title}>
          {element.title}
        </h2>
        <div className={styles.beside}>
          <CommentsButton element={element} />
          {menu}
        </div>
      </div>
      {words && <p className={styles.parameters}>{words}</p>}
      {children}
    </article>
  );
}
