import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { TextArea } from '@roadside/ui/text-area';
import { useState } from 'react';
import * as styles from './comments.css.ts';

export interface CommentFormProps {
  readonly label: string;
  readonly button: string;
  readonly busy: boolean;
  readonly start?: string;
  /** Resolves true when it was kept. */
  readonly onSend: (body: string) => Promise<boolean>;
  readonly onCancel?: () => void;
}

/** Words for a comment, an answer, or a change of one. What was typed stays until it is kept. */
export function CommentForm({ label, button, busy, start = '', onSend, onCancel }: CommentFormProps) {
  const [body, setBody] = useState(start);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() === '' || busy) return;
        void onSend(body.trim()).then((kept) => kept && setBody(''));
      }}
    >
      <Field label={label} labelHidden={onCancel !== undefined}>
        <TextArea value={body} onValueChange={setBody} rows={2} grow maxLength={4000} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="sm" loading={busy}>
          {button}
        </Button>
        {onCancel && (
          <Button size="sm" emphasis="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
