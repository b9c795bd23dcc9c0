import { Link } from '@remix-run/react';
import { Inline } from '@roadside/ui/inline';
import type { ReactNode } from 'react';
import { useCentered } from './center-current.ts';
import * as styles from './part-links.css.ts';

export interface PartLinksProps {
  /** The accessible name of the parts. */
  readonly label: string;
  readonly items: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly to: string;
    readonly current: boolean;
  }[];
}

/**
 * Links between the parts of a screen or an area, as underlined tabs. For a choice within a part, such as a period, use
 * PickLinks.
 */
export function PartLinks({ label, items }: PartLinksProps) {
  const list = useCentered<HTMLUListElement>(items.find((item) => item.current)?.key);
  // A single part needs no links.
  if (items.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list} ref={list}>
        {items.map(({ key, label: words, to, current }) => (
          <li key={key}>
            <Inline gap={6} asChild className={styles.item}>
              <Link to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
                {words}
              </Link>
            </Inline>
          </li>
        ))}
      </ul>
    </nav>
  );
}
