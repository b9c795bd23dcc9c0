'use client';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertOctagonIcon, AlertTriangleIcon, BellIcon, CircleCheckIcon, CloseIcon, InfoIcon } from '../icons/icons.ts';
import { usePlainTexts } from '../provider/ui-settings.ts';
import * as styles from './toaster.css.ts';
import { toasterMessages } from './toaster.messages.ts';
import type { Toast } from './toaster-store.ts';

const toneIcons = {
  neutral: BellIcon,
  beacon: AlertTriangleIcon,
  info: InfoIcon,
  success: CircleCheckIcon,
  danger: AlertOctagonIcon,
};

/** The icon of a notice's tone. */
export function ToastSign({ tone }: Pick<Toast, 'tone'>) {
  const ToneIcon = toneIcons[tone];
  return <ToneIcon className={styles.icon} />;
}

/** The action of a notice. */
export function ToastAction({ children, ...rest }: React.ComponentProps<'button'>) {
  return (
    <Button size="sm" {...rest} data-component="Toaster.Action">
      {children}
    </Button>
  );
}

/** Dismisses a notice. */
export function ToastClose(props: React.ComponentProps<'button'>) {
  const text = usePlainTexts(toasterMessages);
  return (
    <IconButton
      {...props}
      label={text('close')}
      size="sm"
      tooltip={false}
      data-component="Toaster.Close"
      className={styles.close}
    >
      <CloseIcon size={16} />
    </IconButton>
  );
}

interface ToastItemsProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: number) => void;
}

/** Notices as the server renders them: in position and with buttons, but without timers, swiping or announcements. */
export function ToastItems({ toasts, onDismiss }: ToastItemsProps) {
  return toasts.map(({ id, text, tone, action, content }) => (
    <li key={id} data-component="Toaster.Toast" data-tone={tone} className={styles.toast}>
      <ToastSign tone={tone} />
      <div className={styles.text}>{content ? content(() => onDismiss(id)) : text}</div>
      <span className={styles.buttons}>
        {action && (
          <ToastAction
            onClick={() => {
              action.onSelect();
              onDismiss(id);
            }}
          >
            {action.label}
          </ToastAction>
        )}
        <ToastClose onClick={() => onDismiss(id)} />
      </span>
    </li>
  ));
}

/**
 * A dialog hides the rest of the page from screen readers, except for live regions, even those set to `off`. Notices are
 * shown on top of dialogs, so screen readers can still reach them. A separate region announces each new one.
 */
export const aboveDialogs = { 'aria-live': 'off' } as const;

/** Static notices, shown until the live part loads, or permanently without scripts. */
export function ToastList(props: ToastItemsProps) {
  const text = usePlainTexts(toasterMessages);
  return (
    <div role="region" aria-label={text('region').replace('{hotkey}', 'F8')}>
      <ol {...aboveDialogs} data-component="Toaster.Root" className={styles.viewport}>
        <ToastItems {...props} />
      </ol>
    </div>
  );
}
