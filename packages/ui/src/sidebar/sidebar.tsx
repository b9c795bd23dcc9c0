'use client';
import { type MouseEvent, useId, useState } from 'react';
import { ChevronDownIcon, MenuIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import * as styles from './sidebar.css.ts';

/**
 * A menu beside the content it navigates. If the two don't fit side by side, the menu becomes one line that expands.
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
  /** Accessible name of the menu. In a narrow container, also the label of the button that expands it. */
  readonly label: string;
  /** The current page, shown on that button. */
  readonly place?: string;
}

/** The menu. It collapses after an entry is chosen. */
export function SidebarRoot({ label, place, onClick, className, children, ...rest }: SidebarRootProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const foldAfterChoice = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    // A router has already prevented its link's default action; that still counts as a choice.
    if (event.target instanceof Element && event.target.closest('[data-component="Sidebar.Item"]')) setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The entries handle the click; here it only collapses the menu.
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

/** The content that the menu navigates. */
export function SidebarBody({ className, ...rest }: ElementProps<'div'>) {
  return <div {...rest} data-component="Sidebar.Body" className={cx(styles.body, className)} />;
}
