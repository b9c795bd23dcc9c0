import { Dialog } from '@roadside/ui/dialog';
import { Field } from '@roadside/ui/field';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { PersonPicker } from '../../kit/directory/directory-picker.tsx';
import { useResource } from '../../kit/resource/use-resource.ts';
import { NotRead } from '../../kit/states/not-read.tsx';
import { accessAddress } from '../addresses.ts';
import type { AccessResource } from './access.server.ts';

export interface WhyDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly screen: string;
  /** The location the page shows. */
  readonly slug: string | null;
  /** Whether the reader may ask about other people. */
  readonly mayAskForOthers: boolean;
}

/** Says which rule opens the page, in words; an Admin can ask for somebody else. */
export default function WhyDialog({ open, onOpenChange, screen, slug, mayAskForOthers }: WhyDialogProps) {
  const [person, setPerson] = useState<string | null>(null);
  const { data, problem, retry } = useResource<AccessResource>(
    accessAddress({ screen }, { ...(slug === null ? {} : { slug }), ...(person === null ? {} : { person }) }),
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>Why can I see this?</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap={16}>
            <Stack gap={8} aria-live="polite">
              {problem && (
                <NotRead
                  problem={problem}
                  words={
                    person !== null && problem.kind === 'forbidden'
                      ? 'This person or this location is out of your view.'
                      : undefined
                  }
                  onRetry={retry}
                />
              )}
              {!problem && !data && <Skeleton shape="text" />}
              {!problem && data?.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
            </Stack>
            {mayAskForOthers && (
              <Field label="Somebody else" optional>
                <PersonPicker clearable onChoose={(choice) => setPerson(choice?.id ?? null)} />
              </Field>
            )}
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
