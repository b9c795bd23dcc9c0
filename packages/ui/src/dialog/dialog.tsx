'use client';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import type { ElementProps } from '../internal/element-props.ts';
import { firstFocus } from '../internal/first-focus.ts';
import * as overlay from '../internal/overlay.css.ts';
import type { Size } from '../internal/tones.ts';
import { useReturnFocus } from '../internal/use-return-focus.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useMessages } from '../provider/ui-settings.ts';
import * as styles from './dialog.css.ts';
import { dialogMessages } from './dialog.messages.ts';

/** Props of {@link DialogRoot}. */
export interface DialogRootProps {
  readonly open?: boolean;
  /** @defaultValue false */
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/**
 * Requests input over the page, which is blocked meanwhile. Use a separate page unless the content below must stay
 * visible.
 *
 * @example
 * <Dialog.Root><Dialog.Trigger asChild><Button>Rename</Button></Dialog.Trigger><Dialog.Content>…</Dialog.Content></Dialog.Root>
 */
export function DialogRoot(props: DialogRootProps) {
  return <Radix.Root {...props} />;
}

/** Props of the parts that can render as their child. */
export interface DialogButtonProps extends ElementProps<'button', 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  /** Renders its only child, such as a Button.
   * @defaultValue false */
  readonly asChild?: boolean;
}

/** Opens the dialog. */
export function DialogTrigger(props: DialogButtonProps) {
  return <Radix.Trigger data-component="Dialog.Trigger" {...props} />;
}

/** Props of {@link DialogContent}. */
export interface DialogContentProps extends ElementProps<'div', 'role'> {
  /** @defaultValue 'md' */
  readonly size?: Size;
  /** Keeps it open on outside clicks, for work that would be lost.
   * @defaultValue false */
  readonly keepOpenOnOutsideClick?: boolean;
  /** The element focused on open. Defaults to the first field of the Body, or the close button if there is none. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** The dialog itself, labeled by its Title. Focus is trapped inside and returns to the trigger. */
export function DialogContent({
  size = 'md',
  keepOpenOnOutsideClick = false,
  initialFocus,
  className,
  onFocusCapture,
  ...rest
}: DialogContentProps) {
  const returnFocus = useReturnFocus(onFocusCapture);
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlay.scrim} />
      <Radix.Content
        aria-describedby={undefined}
        {...rest}
        {...returnFocus}
        onOpenAutoFocus={firstFocus(initialFocus, '[data-component="Dialog.Body"]')}
        {...(keepOpenOnOutsideClick ? { onInteractOutside: (event: Event) => event.preventDefault() } : {})}
        data-component="Dialog.Content"
        data-size={size}
        className={cx(styles.content({ size }), className)}
      />
    </Radix.Portal>
  );
}

/** Title and description, with the close button. */
export function DialogHeader({ className, children, ...rest }: ElementProps<'div'>) {
  const text = useMessages(dialogMessages);
  return (
    <div {...rest} data-component="Dialog.Header" className={cx(styles.header, className)}>
      <div className={styles.headings}>{children}</div>
      <Radix.Close asChild>
        <IconButton label={text('close')} tooltip={false} className={styles.close}>
          <CloseIcon />
        </IconButton>
      </Radix.Close>
    </div>
  );
}

/** The dialog's name: a question or the action. */
export function DialogTitle({ className, ...rest }: ElementProps<'h2'>) {
  return <Radix.Title {...rest} data-component="Dialog.Title" className={cx(styles.title, className)} />;
}

/** Background for the decision. */
export function DialogDescription({ className, ...rest }: ElementProps<'p'>) {
  return (
    <Radix.Description {...rest} data-component="Dialog.Description" className={cx(styles.description, className)} />
  );
}

/** The content. It scrolls when it's long, also by keyboard. */
export function DialogBody({ className, ref, ...rest }: ElementProps<'div'>) {
  return <div {...useScrollStop(ref)} {...rest} data-component="Dialog.Body" className={cx(styles.body, className)} />;
}

/** The dialog's buttons, with the primary action last. */
export function DialogFooter({ className, ...rest }: ElementProps<'div'>) {
  return <div {...rest} data-component="Dialog.Footer" className={cx(styles.footer, className)} />;
}

/** Closes the dialog. */
export function DialogClose(props: DialogButtonProps) {
  return <Radix.Close data-component="Dialog.Close" {...props} />;
}
