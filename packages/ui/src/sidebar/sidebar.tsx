'use client';
import { type MouseEvent, useId, useState } from 'react';
import { ChevronDownIcon, MenuIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './sidebar.css.ts';

/**
 * A menu beside the content it leads to. Where both do not fit beside one another the menu is one line that unfolds.
 *
 * @example
 * <Sidebar.Frame>
 *   <Sidebar.Root label="Communications"><Sidebar.Group><Sidebar.Item label="Inbox" href="?box=in" current /></Sidebar.Group></Sidebar.Root>
 *   <Sidebar.Body>…</Sidebar.Body>
 * </Sidebar.Frame>
 */
export function SidebarFrame({ className, children, ...rest }: ElementProps<'div'>) {
  return (
    <div {...rest} data-component="Sidebar.Frame" className={cx(styles.frame, className)}>
      <div className={styles.halves}>{children}</div>
    </div>
  );
}

/** Props of {@link SidebarRoot}. */
export interface SidebarRootProps extends ElementProps<'nav', 'aria-label'> {
  /** What the menu leads through; in little room the words of the button that unfolds it. */
  readonly label: string;
  /** The place that is shown, said by that button. */
  readonly place?: string;
}

/** The menu. It folds by itself once somebody has chosen an entry. */
export function SidebarRoot({ label, place, onClick, className, children, ...rest }: SidebarRootProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const foldAfterChoice = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    // A router has prevented the default of its link by now; it is a choice all the same.
    if (event.target instanceof Element && event.target.closest('[data-component="Sidebar.Item"]')) setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The click is the entries' own; here it only folds the menu behind it.
    <nav
      {...rest}
      aria-label={label}
      onClick={foldAfterChoice}
      data-component="Sidebar.Root"
      data-open={open || undefined}
      className={cx(styles.root, className)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        data-component="Sidebar.Toggle"
        className={styles.toggle}
      >
        <MenuIcon size={16} />
        <span className={styles.toggleWord}>{place ? `${label}: ${place}` : label}</span>
        <ChevronDownIcon size={16} className={styles.turn} />
      </button>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </nav>
  );
}

/** What the menu leads to. */
export function SidebarBody({ className, ...rest }: ElementProps<'div'>) {
  return <div {...rest} data-component="Sidebar.Body" className={cx(styles.body, className)} />;
}
