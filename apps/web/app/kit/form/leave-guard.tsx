import { useBlocker } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { LazyConfirmDialog } from '../dialogs/lazy-confirm-dialog.tsx';

export interface LeaveGuardProps {
  readonly unsaved: boolean;
  /**
   * Which navigations leave the form; addresses are path and search.
   * @defaultValue every other path; a form whose address carries more, such as an open drawer, names its own
   */
  readonly leaves?: (from: string, to: string) => boolean;
  /** Describes what would be lost by going there. @defaultValue says that changes will be lost */
  readonly describe?: (to: string) => string;
  /** The person chose to leave for this address. */
  readonly onLeave?: (to: string) => void;
}

const pathOf = (address: string) => address.split('?')[0];
const otherPath = (from: string, to: string) => pathOf(from) !== pathOf(to);

/**
 * Asks before unsaved work is left behind. It blocks every navigation within the app: links, menus, the command
 * palette, the back button, the location switch. Closing or reloading the tab shows the browser's own prompt. The
 * router takes one blocker at a time.
 */
export function LeaveGuard({ unsaved, leaves = otherPath, describe, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && leaves(currentLocation.pathname + currentLocation.search, nextLocation.pathname + nextLocation.search),
  );
  const leaving = useRef(false);
  useEffect(() => {
    // A page that stays mounted, such as the same form for another location, must ask again next time.
    if (blocker.state === 'unblocked') leaving.current = false;
  }, [blocker.state]);
  useEffect(() => {
    if (!unsaved) return;
    // Load the dialog now, so that it opens even if the connection drops.
    LazyConfirmDialog.fetchAhead();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <LazyConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        // The dialog closes after either answer; only "Stay" cancels the navigation.
        if (!open && !leaving.current) blocker.reset?.();
      }}
      title="Leave without saving?"
      description={
        describe && blocker.state === 'blocked'
          ? describe(blocker.location.pathname + blocker.location.search)
          : 'Your changes since the last save will be lost.'
      }
      confirm="Leave"
      cancel="Stay"
      tone="danger"
      onConfirm={() => {
        leaving.current = true;
        if (blocker.state !== 'blocked') return;
        onLeave?.(blocker.location.pathname + blocker.location.search);
        blocker.proceed();
      }}
    />
  );
}
