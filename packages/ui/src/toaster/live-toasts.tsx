'use client';
import * as Radix from 'radix-ui/toast';
import { useState, useSyncExternalStore } from 'react';
import { usePlainTexts, useUiSettings } from '../provider/ui-settings.ts';
import { aboveDialogs, ToastAction, ToastClose, ToastItems, ToastSign } from './toast-list.tsx';
import * as styles from './toaster.css.ts';
import { toasterMessages } from './toaster.messages.ts';
import type { ToastStore } from './toaster-store.ts';

/** Interactive notices: announced, dismissed automatically, swipeable, and reachable with F8. */
export function LiveToasts({ store }: { readonly store: ToastStore }) {
  const text = usePlainTexts(toasterMessages);
  const { direction } = useUiSettings();
  const toasts = useSyncExternalStore(store.subscribe, store.current, store.current);
  // These were on screen before this part loaded, so they must not animate in again.
  const [settled] = useState(() => new Set(toasts.map(({ id }) => id)));
  const [drawn, setDrawn] = useState(false);
  return (
    <Radix.Provider label={text('toast')} swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
      {toasts.map(({ id, times, text: words, tone, action, content, duration }) => (
        <Radix.Root
          // A repeated notice remounts, so that its timer restarts and it is announced again.
          key={`${id} ${times}`}
          {...(!drawn && { ref: () => setDrawn(true) })}
          duration={duration}
          type={tone === 'danger' || tone === 'beacon' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && store.dismiss(id)}
          data-component="Toaster.Toast"
          data-tone={tone}
          data-settled={settled.has(id) || undefined}
          className={styles.toast}
        >
          <ToastSign tone={tone} />
          {content ? (
            <div className={styles.text}>{content(() => store.dismiss(id))}</div>
          ) : (
            <Radix.Description className={styles.text}>{words}</Radix.Description>
          )}
          <span className={styles.buttons}>
            {action && (
              <Radix.Action asChild altText={action.label}>
                <ToastAction onClick={action.onSelect}>{action.label}</ToastAction>
              </Radix.Action>
            )}
            <Radix.Close asChild>
              <ToastClose />
            </Radix.Close>
          </span>
        </Radix.Root>
      ))}
      <Radix.Viewport
        {...aboveDialogs}
        label={text('region')}
        data-component="Toaster.Root"
        className={styles.viewport}
      >
        {/* Radix renders its toasts only after this list mounts; until then these hold their place. */}
        {!drawn && <ToastItems toasts={toasts} onDismiss={store.dismiss} />}
      </Radix.Viewport>
    </Radix.Provider>
  );
}
