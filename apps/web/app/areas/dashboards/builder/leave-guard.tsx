import { useBlocker } from '@remix-run/react';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { useEffect, useRef } from 'react';

/** Asks before unsaved work is left behind: by a link or the back button with a question of ours, by closing or reloading with the browser's. */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const leaving = useRef(false);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        // The dialog closes after either answer; only the one that stays takes the way back.
        if (!open && !leaving.current) blocker.reset?.();
      }}
      title="Leave without saving?"
      description="Your changes since the last save will be lost."
      confirm="Leave"
      cancel="Stay"
      tone="danger"
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
