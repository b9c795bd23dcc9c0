import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { TextField } from '@roadside/ui/text-field';
import type { Template } from '../model/schedule-reply.ts';
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
          {`${template.scope === 'day' ? 'Day' : 'Week'} · ${template.shifts} shifts${current ? ' · current' : ''}`}
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
  readonly onName: (name: string) => void;
  readonly onRename: () => void;
  readonly onCancel: () => void;
}

/** The form that takes the place of a template while it is renamed. */
export function RenameTemplate({ name, onName, onRename, onCancel }: RenameTemplateProps) {
  return (
    <Inline align="stretch" asChild>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRename();
        }}
      >
        <Field label="New name" labelHidden>
          <TextField value={name} maxLength={120} onValueChange={onName} />
        </Field>
        <Button type="submit" size="sm" disabled={!name.trim()}>
          Rename
        </Button>
        <Button size="sm" emphasis="plain" onClick={onCancel}>
          Cancel
        </Button>
      </form>
    </Inline>
  );
}
