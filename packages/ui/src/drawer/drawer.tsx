'use client';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import type { DialogButtonProps } from '../dialog/dialog.tsx';
import * as dialog from '../dialog/dialog.css.ts';
import { dialogMessages } from '../dialog/dialog.messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { firstFocus } from '../internal/first-focus.ts';
import * as overlay from '../internal/overlay.css.ts';
import { useReturnFocus } from '../internal/use-return-focus.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './drawer.css.ts';
import { useRoomBeside } from './use-room-beside.ts';

/** Props of {@link DrawerRoot}. */
export interface DrawerRootProps {
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Blocks the page behind a scrim. Dispatch needs the page too, so it sets this to false.
   * @defaultValue true */
  readonly modal?: boolean;
  readonly children: ReactNode;
}

/**
 * Slides in from an edge with details of something on the page. For a drawer that belongs to the app frame, use
 * AppShell's Aside.
 *
 * @example
 * <Drawer.Root><Drawer.Trigger asChild><Button>Filters</Button></Drawer.Trigger><Drawer.Content>…</Drawer.Content></Drawer.Root>
 */
export function DrawerRoot(props: DrawerRootProps) {
  return <Radix.Root {...props} />;
}

/** Opens the drawer. */
export function DrawerTrigger(props: DialogButtonProps) {
  return <Radix.Trigger data-component="Drawer.Trigger" {...props} />;
}

/** Props of {@link DrawerContent}. */
export interface DrawerContentProps extends ElementProps<'div', 'role'> {
  /** The edge it slides from; `bottom` is a sheet for phones.
   * @defaultValue 'end' */
  readonly placement?: 'start' | 'end' | 'bottom';
  /** Keeps a non-modal drawer open while the page is used.
   * @defaultValue false */
  readonly keepOpenOnOutsideClick?: boolean;
  /** Docks a non-modal drawer next to the work area: on a wide desktop it pushes the work area of an AppShell instead
   * of covering it, and on a phone it's a sheet. It stays open while the page is used.
   * @defaultValue false */
  readonly beside?: boolean;
  /** The element focused on open.
   * @defaultValue The button that closes it */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** The drawer itself, labeled by its Title. */
export function DrawerContent({
  placement = 'end',
  keepOpenOnOutsideClick = false,
  beside = false,
  initialFocus,
  className,
  onFocusCapture,
  ref,
  ...rest
}: DrawerContentProps) {
  const returnFocus = useReturnFocus(onFocusCapture);
  const room = useRoomBeside(ref, beside);
  const takeFocus = firstFocus(initialFocus);
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlay.scrim} />
      <Radix.Content
        aria-describedby={undefined}
        {...rest}
        {...returnFocus}
        onOpenAutoFocus={(event) => {
          // A docked drawer that loads late must not close a menu opened in the meantime.
          if (beside && document.activeElement?.closest('[role="menu"][data-state="open"]')) event.preventDefault();
          else takeFocus(event);
        }}
        {...(keepOpenOnOutsideClick || beside ? { onInteractOutside: (event: Event) => event.preventDefault() } : {})}
        data-component="Drawer.Content"
        ref={room}
        data-placement={placement}
        data-beside={beside || undefined}
        className={cx(styles.content({ placement }), beside && styles.beside, className)}
      />
    </Radix.Portal>
  );
}

/** Title and description, with the close button. */
export function DrawerHeader({ className, children, ...rest }: ElementProps<'div'>) {
  const text = useMessages(dialogMessages);
  return (
    <div {...rest} data-component="Drawer.Header" className={cx(dialog.header, className)}>
      <div className={dialog.headings}>{children}</div>
      <Radix.Close asChild>
        <IconButton label={text('close')} tooltip={false} className={dialog.close}>
          <CloseIcon />
        </IconButton>
      </Radix.Close>
    </div>
  );
}

/** The drawer's name. */
export function DrawerTitle({ className, ...rest }: ElementProps<'h2'>) {
  return <Radix.Title {...rest} data-component="Drawer.Title" className={cx(dialog.title, className)} />;
}

/** Supporting text below the title. */
export function DrawerDescription({ className, ...rest }: ElementProps<'p'>) {
  return (
    <Radix.Description {...rest} data-component="Drawer.Description" className={cx(dialog.description, className)} />
  );
}

/** The content. It scrolls, also by keyboard. */
export function DrawerBody({ className, ref, ...rest }: ElementProps<'div'>) {
  return <div {...useScrollStop(ref)} {...rest} data-component="Drawer.Body" className={cx(dialog.body, className)} />;
}

/** The drawer's buttons, with the primary action last. */
export function DrawerFooter({ className, ...rest }: ElementProps<'div'>) {
  return <div {...rest} data-component="Drawer.Footer" className={cx(dialog.footer, className)} />;
}

/** Closes the drawer. */
export function DrawerClose(props: DialogButtonProps) {
  return <Radix.Close data-component="Drawer.Close" {...props} />;
}
