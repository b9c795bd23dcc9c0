'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { DropdownMenu, Popover } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import { cx } from '../../internal/cx.ts';
import * as overlay from '../../internal/overlay.css.ts';
import * as menu from '../../menu/menu.css.ts';
import * as popover from '../../popover/popover.css.ts';
import * as styles from './panels.css.ts';

interface AnchoredProps {
  readonly label: string;
  /** What opened it; it gets the focus back. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Gives the focus back, unless what was chosen has taken it elsewhere. */
const giveBack = (anchor: HTMLElement) => (event: Event) => {
  event.preventDefault();
  if (anchor.isConnected && (document.activeElement === document.body || document.activeElement === null)) anchor.focus();
};

/** A popover beside something that is already there. */
export function AnchoredPopover({ label, anchor, onClose, children }: AnchoredProps) {
  const virtual = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={giveBack(anchor)}
          // The button that opened it closes it by itself.
          onInteractOutside={(event) => anchor.contains(event.target as Node) && event.preventDefault()}
          className={cx(overlay.floating, popover.content)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A menu beside something that is already there. Its items are Menu's. */
export function AnchoredMenu({ label, anchor, onClose, children }: AnchoredProps) {
  const place = useMemo(() => {
    const { left, top, width, height } = anchor.getBoundingClientRect();
    return assignInlineVars({ [styles.anchorX]: `${left}px`, [styles.anchorY]: `${top}px`, [styles.anchorWidth]: `${width}px`, [styles.anchorHeight]: `${height}px` });
  }, [anchor]);
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className={styles.anchor} style={place} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content aria-label={label} aria-labelledby={undefined} align="start" sideOffset={4} collisionPadding={8} loop onCloseAutoFocus={giveBack(anchor)} className={cx(overlay.floating, overlay.list, menu.content)}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
