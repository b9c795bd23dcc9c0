import type { ConfirmDialogProps } from '@roadside/ui/confirm-dialog';
import { useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';

const Dialog = lazyPart<ConfirmDialogProps>(async () => {
  const { ConfirmDialog } = await import('@roadside/ui/confirm-dialog');
  return { default: ConfirmDialog };
});

export interface ConfirmLaterProps extends Omit<
  ConfirmDialogProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'children'
> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A `ConfirmDialog` whose script is loaded when it first opens, for questions a page rarely asks. When the script does
 * not come, a message says so and the dialog counts as closed. `fetchAhead` loads it before it opens.
 */
export const ConfirmLater = Object.assign(
  function ConfirmLater(props: ConfirmLaterProps) {
    const { open, onOpenChange } = props;
    const [asked, setAsked] = useState(open);
    if (open && !asked) setAsked(true);
    return asked ? <Dialog {...props} onLost={() => onOpenChange(false)} /> : null;
  },
  { fetchAhead: Dialog.fetchAhead },
);
