import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { useEffect, useRef, useState } from 'react';
import { returnFocus } from '../../../kit/page/return-focus.ts';

export interface CommentFormProps {
  readonly label: string;
  readonly button: string;
  readonly busy: boolean;
  /** The people who will see it, in words. */
  readonly audience: string;
  readonly start?: string;
  /** Resolves to true once saved. */
  readonly onSend: (body: string) => Promise<boolean>;
  readonly onCancel?: () => void;
}

/** The text of a comment or reply, new or edited. The input is kept until it is saved. */
export function CommentForm({ label, button, busy, audience, start = '', onSend, onCancel }: CommentFormProps) {
  const [body, setBody] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  const opened = onCancel !== undefined;
  useEffect(() => {
    // It replaces the button that was clicked, so it takes the focus.
    if (opened) field.current?.focus();
  }, [opened]);
  return (
    <Stack gap={8} asChild>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (body.trim() === '' || busy) return;
          const from = document.activeElement;
          void onSend(body.trim()).then((kept) => {
            if (!kept) return;
            setBody('');
            if (!opened) returnFocus(field.current, from);
          });
        }}
      >
        <Field label={label} labelHidden={opened} description={audience}>
          <TextArea ref={field} value={body} onValueChange={setBody} rows={2} grow maxLength={4000} />
        </Field>
        <Inline gap={4} align="stretch" wrap>
          <Button type="submit" size="sm" loading={busy}>
            {button}
          </Button>
          {onCancel && (
            <Button size="sm" emphasis="plain" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Inline>
      </form>
    </Stack>
  );
}
