import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Dialog } from '@roadside/ui/dialog';
import { useState, type ReactNode } from 'react';
import { refusalWords } from '../form/refusal-words.ts';
import type { Outcome } from '../outcome/outcome.ts';

export interface FormDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Verb and object: "Decline request". */
  readonly submit: string;
  /** @defaultValue 'beacon' */
  readonly tone?: 'beacon' | 'danger';
  /**
   * Sends the form, usually with `change` of `useChange`. The dialog closes on success. On a refusal it stays open with
   * the entered values and the error message. Null means nothing was sent, for instance because a field is missing.
   */
  readonly onSubmit: () => Promise<Outcome<unknown> | null>;
  /** The fields. */
  readonly children: ReactNode;
}

/** A short form over the page, for a change that needs a few more details. A longer form gets a page or a drawer. */
export function FormDialog({ open, onOpenChange, ...form }: FormDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {open && <OpenForm {...form} onDone={() => onOpenChange(false)} />}
    </Dialog.Root>
  );
}

interface OpenFormProps extends Omit<FormDialogProps, 'open' | 'onOpenChange'> {
  readonly onDone: () => void;
}

/** Mounted only while the dialog is open, so each opening starts without the previous error. */
function OpenForm({ title, description, submit, tone = 'beacon', onSubmit, onDone, children }: OpenFormProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await onSubmit();
    setBusy(false);
    if (outcome === null) return;
    if (outcome.ok) onDone();
    else setRefusal(refusalWords(outcome.problem));
  };
  return (
    <Dialog.Content keepOpenOnOutsideClick>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
          {description && <Dialog.Description>{description}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body>
          {refusal && (
            <Banner tone="danger" announce="assertive">
              {refusal}
            </Banner>
          )}
          {children}
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Cancel</Button>
          </Dialog.Close>
          <Button type="submit" tone={tone} loading={busy}>
            {submit}
          </Button>
        </Dialog.Footer>
      </form>
    </Dialog.Content>
  );
}
