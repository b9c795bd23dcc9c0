import type { DashboardElement } from '@roadside/domain/dashboards';
import type { ReactNode } from 'react';
import * as styles from './table-element.css.ts';

/** An element that could not be loaded keeps its place and its name. */
export function TitledElement({ element, children }: { readonly element: DashboardElement; readonly children: ReactNode }) {
  return (
    <section className={styles.root} aria-labelledby={`element-${element.id}`}>
      <h2 id={`element-${element.id}`} className={styles.title}>
        {element.title}
      </h2>
      {children}
    </section>
  );
}
