import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { useEffect, useRef } from 'react';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { returnFocus } from '../../../kit/page/return-focus.ts';

export interface CommentFormProps {
  readonly label: string;
  readonly button: string;
  /** The people who will see it, in words. */
  readonly audience: string;
  readonly start?: string;
  readonly send: (body: string) => Promise<Outcome<unknown> | null>;
  /** Closes a form that replaced the button that opened it, after it was saved or canceled. */
  readonly onClose?: () => void;
}

/** The text of a comment or reply, new or edited. The input is kept until it is saved. */
export function CommentForm({ label, button, audience, start = '', send, onClose }: CommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const sentFrom = useRef<Element | null>(null);
  const form = useForm({
    start: { body: start },
    send: async ({ body }) => {
      sentFrom.current = document.activeElement;
      return body.trim() === '' ? null : send(body.trim());
    },
    onSaved: () => {
      if (onClose) return onClose();
      form.reopen({ values: { body: '' }, version: null });
      returnFocus(field.current, sentFrom.current);
    },
  });
  const opened = onClose !== undefined;
  useEffect(() => {
    // It replaces the button that was clicked, so it takes the focus.
    if (opened) field.current?.focus();
  }, [opened]);
  return (
    <Stack gap={8} asChild>
      <Form of={form} failed="We couldn’t save this.">
        <FormField of={form} name="body" label={label} labelHidden={opened} description={audience}>
          {(control) => <TextArea {...control} ref={field} rows={2} grow maxLength={4000} />}
        </FormField>
        <Inline gap={4} align="stretch" wrap>
          <Button type="submit" size="sm" loading={form.busy}>
            {button}
          </Button>
          {onClose && (
            <Button size="sm" emphasis="plain" onClick={onClose}>
              Cancel
            </Button>
          )}
        </Inline>
      </Form>
    </Stack>
  );
}
