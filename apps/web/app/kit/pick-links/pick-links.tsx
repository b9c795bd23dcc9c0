import { Link } from '@remix-run/react';
import { Inline } from '@roadside/ui/inline';
import { useCentered } from './center-current.ts';
import * as styles from './pick-links.css.ts';

export interface PickLinksProps {
  /** The accessible name of the choices. */
  readonly label: string;
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly to: string;
    readonly current: boolean;
  }[];
}

/** A choice of one among a few links. SegmentedControl is a choice inside a form and needs script to navigate. */
export function PickLinks({ label, items }: PickLinksProps) {
  const list = useCentered<HTMLUListElement>(items.find((item) => item.current)?.key);
  // A single option is no choice.
  if (items.length < 2) return null;
  return (
    <nav aria-label={label} className={styles.root}>
      <Inline gap={2} align="stretch" asChild className={styles.list}>
        <ul ref={list}>
          {items.map(({ key, label: words, to, current }) => (
            <li key={key}>
              <Inline gap="none" asChild className={styles.item}>
                <Link to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
                  {words}
                </Link>
              </Inline>
            </li>
          ))}
        </ul>
      </Inline>
    </nav>
  );
}
