import { Button } from '@roadside/ui/button';
import { Dialog } from '@roadside/ui/dialog';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { shownDays } from '../model/schedule-address.ts';
import type { UnlockResource } from '../server/schedule-tools.resource.server.ts';
import { useOpenSchedule } from './schedule-context.ts';
import { unlockAddress } from '../model/addresses.ts';

/** Asks for the reason to unlock past days. They lock again after an hour. */
export function UnlockDialog({ onClose }: { readonly onClose: () => void }) {
  const open = useOpenSchedule();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const { change, busy } = useChange<UnlockResource>(unlockAddress({ slug: open?.place.slug ?? 'none' }));
  if (!open) return null;
  const { from, days } = shownDays(open.address);
  return (
    <Dialog.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Unlock past days</Dialog.Title>
          <Dialog.Description>
            The past days on screen can be changed for one hour. Your reason goes to the audit log.
          </Dialog.Description>
        </Dialog.Header>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void change({ date: from, days, reason }).then((outcome) => {
              if (!outcome) return;
              if (!outcome.ok) return notify({ tone: 'danger', text: refusalWords(outcome.problem) });
              notify({ tone: 'success', text: 'Past days are unlocked for one hour' });
              open.state.reread();
              onClose();
            });
          }}
        >
          <Dialog.Body>
            <Field label="Reason" required>
              <TextField value={reason} maxLength={300} onValueChange={setReason} />
            </Field>
          </Dialog.Body>
          <Dialog.Footer>
            <Inline align="stretch" asChild>
              <span>
                <Button onClick={onClose}>Cancel</Button>
                <Button type="submit" tone="beacon" loading={busy} disabled={!reason.trim()}>
                  Unlock days
                </Button>
              </span>
            </Inline>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
