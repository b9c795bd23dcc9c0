'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import * as Popover from 'radix-ui/popover';
import { type ReactNode, useMemo } from 'react';
import { cx } from '../../internal/cx.ts';
import * as overlay from '../../internal/overlay.css.ts';
import * as menu from '../../menu/menu.css.ts';
import * as popover from '../../popover/popover.css.ts';
import * as styles from './panels.css.ts';

interface AnchoredProps {
  readonly label: string;
  /** The element that opened it and gets focus back. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Returns focus to the anchor unless the selected item moved it. After hiding a column, focus goes to the grid. */
function giveBack(anchor: HTMLElement): (event: Event) => void {
  const home = anchor.closest<HTMLElement>('[role="columnheader"]') ?? anchor;
  const grid = anchor.closest('[data-component="DataTable.Grid"]');
  return (event) => {
    event.preventDefault();
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    (home.isConnected ? home : grid?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
  };
}

/** A popover anchored to an existing element. */
export function AnchoredPopover({ label, anchor, onClose, children }: AnchoredProps) {
  const virtual = useMemo(() => ({ current: anchor }), [anchor]);
  const giveFocusBack = useMemo(() => giveBack(anchor), [anchor]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={giveFocusBack}
          // The button that opened it also closes it.
          onInteractOutside={(event) => anchor.contains(event.target as Node) && event.preventDefault()}
          className={cx(overlay.floating, popover.content, styles.panel)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A menu anchored to an existing element. */
export function AnchoredMenu({ label, anchor, onClose, children }: AnchoredProps) {
  const place = useMemo(() => {
    const { left, top, width, height } = anchor.getBoundingClientRect();
    return assignInlineVars({
      [styles.anchorX]: `${left}px`,
      [styles.anchorY]: `${top}px`,
      [styles.anchorWidth]: `${width}px`,
      [styles.anchorHeight]: `${height}px`,
    });
  }, [anchor]);
  const giveFocusBack = useMemo(() => giveBack(anchor), [anchor]);
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className={styles.anchor} style={place} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          aria-labelledby={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={(event) => anchor.contains(event.target as Node) && event.preventDefault()}
          className={cx(overlay.floating, overlay.list, menu.content)}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
