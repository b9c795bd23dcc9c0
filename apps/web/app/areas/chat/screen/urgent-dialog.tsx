import { longestUrgentReason } from '@roadside/domain/push';
import { Button } from '@roadside/ui/button';
import { Dialog } from '@roadside/ui/dialog';
import { Field } from '@roadside/ui/field';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';

export interface UrgentDialogProps {
  readonly onClose: () => void;
  readonly onSend: (reason: string) => void;
}

/** Asks why a message can't wait until everybody is back. */
export default function UrgentDialog({ onClose, onSend }: UrgentDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Ring people off shift?</Dialog.Title>
          <Dialog.Description>The message rings now. Your reason goes to the audit log.</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Field label="Why it can’t wait">
            <TextArea
              value={reason}
              maxLength={longestUrgentReason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
          <Button tone="beacon" disabled={reason.trim() === ''} onClick={() => onSend(reason.trim())}>
            Send and ring now
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
