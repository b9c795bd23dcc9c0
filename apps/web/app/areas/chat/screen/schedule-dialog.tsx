import { Button } from '@roadside/ui/button';
import { Dialog } from '@roadside/ui/dialog';
import { dateFormat } from '@roadside/foundations/formats';
import { useUiSettings } from '@roadside/ui/provider';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { laterChoices } from '@roadside/domain/home';

export interface ScheduleDialogProps {
  readonly onClose: () => void;
  /** Receives an ISO instant. */
  readonly onPlan: (sendAt: string) => void;
}

/** Chooses when a message is sent. */
export default function ScheduleDialog({ onClose, onPlan }: ScheduleDialogProps) {
  const { locale, timeZone } = useUiSettings();
  const [now] = useState(() => new Date().toISOString());
  const words = dateFormat(locale, { timeZone, weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return (
    <Dialog.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Send later</Dialog.Title>
          <Dialog.Description>You can cancel the message until then.</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap={8}>
            {laterChoices(now, timeZone).map(({ label, at }) => (
              <Button key={label} onClick={() => onPlan(at)}>
                {label} ({words.format(new Date(at))})
              </Button>
            ))}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
