import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import * as styles from './pick-links.css.ts';

export interface PickLinksProps {
  /** Names the choice. */
  readonly label: string;
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly to: string;
    readonly current: boolean;
  }[];
}

/** A choice of one among a few, each an address of its own: SegmentedControl is a choice inside a form, and needs script to lead anywhere. */
export function PickLinks({ label, items }: PickLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.key;
  useEffect(() => center(list.current), [current]);
  // One of one is no choice.
  if (items.length < 2) return null;
  return (
    <nav aria-label={label} className={styles.root}>
      <ul ref={list} className={styles.list}>
        {items.map(({ key, label: words, to, current }) => (
          <li key={key}>
            <Link to={to} className={styles.item} aria-current={current ? 'true' : undefined} preventScrollReset>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the choices scroll under their frame: what holds is in the middle of it. The page itself stays where it is. */
function center(list: HTMLUListElement | null): void {
  const chosen = list?.querySelector('[aria-current]');
  if (!list || !chosen || list.scrollWidth <= list.clientWidth) return;
  const [frame, item] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += item.left + item.width / 2 - frame.left - frame.width / 2;
}
