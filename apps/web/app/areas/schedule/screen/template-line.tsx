import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { TextField } from '@roadside/ui/text-field';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Template } from '../model/schedule-reply.ts';
import { shiftsWords } from '../model/notified-words.ts';
import * as styles from './schedule.css.ts';

interface TemplateLineProps {
  readonly template: Template;
  /** Whether the day or week on screen was last planned from it. */
  readonly current: boolean;
  readonly onPreview: () => void;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** A template with its actions. */
export function TemplateLine({ template, current, onPreview, onRename, onDelete }: TemplateLineProps) {
  return (
    <>
      <span className={styles.lineText}>
        <b className={styles.lineTitle}>{template.name}</b>
        <p className={styles.small}>
          {`${template.scope === 'day' ? 'Day' : 'Week'} · ${shiftsWords(template.shifts)}${current ? ' · current' : ''}`}
        </p>
      </span>
      <Inline align="stretch" asChild>
        <span>
          <Button size="sm" onClick={onPreview}>
            Preview
          </Button>
          <Button size="sm" emphasis="plain" onClick={onRename}>
            Rename
          </Button>
          <Button size="sm" tone="danger" emphasis="plain" onClick={onDelete}>
            Delete
          </Button>
        </span>
      </Inline>
    </>
  );
}

interface RenameTemplateProps {
  readonly name: string;
  readonly send: (name: string) => Promise<Outcome<unknown> | null>;
  readonly onDone: (renamed: boolean) => void;
}

/** The form that takes the place of a template while it is renamed. */
export function RenameTemplate({ name: before, send, onDone }: RenameTemplateProps) {
  const form = useForm({
    start: { name: before },
    check: ({ name }) => messagesFrom({ name: name.trim() === '' && 'Enter a name' }),
    send: ({ name }) => send(name),
    onSaved: () => onDone(true),
  });
  return (
    <Inline align="stretch" asChild>
      <Form of={form}>
        <FormField of={form} name="name" label="New name" labelHidden>
          {(control) => <TextField {...control} maxLength={120} />}
        </FormField>
        <Button type="submit" size="sm" loading={form.busy}>
          Rename
        </Button>
        <Button size="sm" emphasis="plain" onClick={() => onDone(false)}>
          Cancel
        </Button>
      </Form>
    </Inline>
  );
}
