import { Button } from '@roadside/ui/button';
import { Dialog } from '@roadside/ui/dialog';
import { Stack } from '@roadside/ui/stack';
import type { ReactNode } from 'react';
import { FormElement, FormNotes, type FormNotesProps } from '../form/form.tsx';
import type { OpenForm } from '../form/use-form.ts';
import * as styles from './form-dialog.css.ts';

export interface FormDialogProps<Values extends object> {
  readonly of: OpenForm<Values>;
  readonly title: string;
  readonly description?: ReactNode;
  /** Verb and object: "Decline request". */
  readonly submit: string;
  /** @defaultValue 'beacon' */
  readonly tone?: 'beacon' | 'danger';
  readonly onClose: () => void;
  /** The record's name and its values in words, for a stored record that somebody else may save meanwhile. */
  readonly compared?: Pick<FormNotesProps<Values>, 'what' | 'described'>;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A short form over the page, for a change that needs a few more details. Render it while it is open, with its
 * `useForm`, so that each opening starts empty; close it in `onSaved`. After a refusal it stays open with the entered
 * values. A longer form gets a page or a drawer.
 */
export function FormDialog<Values extends object>({
  of,
  title,
  description,
  submit,
  tone = 'beacon',
  onClose,
  compared,
  children,
}: FormDialogProps<Values>) {
  return (
    <Dialog.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Content keepOpenOnOutsideClick>
        <Stack asChild gap="none">
          <FormElement of={of} className={styles.form}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {description && <Dialog.Description>{description}</Dialog.Description>}
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap={16}>
                <FormNotes of={of} {...compared} />
                <div>{children}</div>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.Close asChild>
                <Button>Cancel</Button>
              </Dialog.Close>
              <Button type="submit" tone={tone} loading={of.busy}>
                {submit}
              </Button>
            </Dialog.Footer>
          </FormElement>
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
