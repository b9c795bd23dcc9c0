import type { ConfirmDialogProps } from '@roadside/ui/confirm-dialog';
import { useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';

const Dialog = lazyPart<ConfirmDialogProps>(async () => {
  const { ConfirmDialog } = await import('@roadside/ui/confirm-dialog');
  return { default: ConfirmDialog };
});

export interface LazyConfirmDialogProps extends Omit<
  ConfirmDialogProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'children'
> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A `ConfirmDialog` that loads its script when it first opens, for pages that rarely need it. If the script fails to
 * load, a notice says so and the dialog closes. `fetchAhead` loads the script early.
 */
export const LazyConfirmDialog = Object.assign(
  function LazyConfirmDialog(props: LazyConfirmDialogProps) {
    const { open, onOpenChange } = props;
    const [asked, setAsked] = useState(open);
    if (open && !asked) setAsked(true);
    return asked ? <Dialog {...props} onLost={() => onOpenChange(false)} /> : null;
  },
  { fetchAhead: Dialog.fetchAhead },
);
