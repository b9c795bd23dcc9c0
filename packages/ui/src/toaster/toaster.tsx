'use client';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AlertOctagonIcon, AlertTriangleIcon, BellIcon, CircleCheckIcon, CloseIcon, InfoIcon } from '../icons/icons.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import * as styles from './toaster.css.ts';
import { toasterMessages } from './toaster.messages.ts';
import type { Toast, ToastStore } from './toaster-store.ts';

const toneIcons = { neutral: BellIcon, beacon: AlertTriangleIcon, info: InfoIcon, success: CircleCheckIcon, danger: AlertOctagonIcon };
const none: readonly Toast[] = [];

/** Props of {@link Toaster}. */
export interface ToasterProps {
  /** The notices to show, from `createToastStore()`. */
  readonly store: ToastStore;
}

/**
 * Shows the notices of a page and reads them out. F8 moves the focus to them. A notice is never the
 * only record of what happened.
 *
 * @example
 * const toasts = createToastStore();
 * toasts.show('Bookmark Successfully Added', { tone: 'success' });
 * <Toaster store={toasts} />
 */
export function Toaster({ store }: ToasterProps) {
  const text = useMessages(toasterMessages);
  const { direction } = useUiSettings();
  const toasts = useSyncExternalStore(store.subscribe, store.current, () => none);
  return (
    <Radix.Provider label={text('toast')} swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
      {toasts.map((toast) => {
        const ToneIcon = toneIcons[toast.tone];
        return (
          <Radix.Root
            key={toast.id}
            duration={toast.duration}
            type={toast.tone === 'danger' || toast.tone === 'beacon' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && store.dismiss(toast.id)}
            data-component="Toaster.Toast"
            data-tone={toast.tone}
            className={styles.toast}
          >
            <ToneIcon className={styles.icon} />
            <Radix.Description className={styles.text}>{toast.text}</Radix.Description>
            <span className={styles.buttons}>
              {toast.action && (
                <Radix.Action asChild altText={toast.action.label}>
                  <Button size="sm" data-component="Toaster.Action" onClick={toast.action.onSelect}>
                    {toast.action.label}
                  </Button>
                </Radix.Action>
              )}
              <Radix.Close asChild>
                <IconButton label={text('close')} size="sm" tooltip={false} data-component="Toaster.Close">
                  <CloseIcon size={16} />
                </IconButton>
              </Radix.Close>
            </span>
          </Radix.Root>
        );
      })}
      <Radix.Viewport label={text('region', { hotkey: '{hotkey}' })} data-component="Toaster.Root" className={styles.viewport} />
    </Radix.Provider>
  );
}
