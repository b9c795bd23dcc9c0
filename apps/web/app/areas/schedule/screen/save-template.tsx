import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import * as styles from './schedule.css.ts';

/** A template about to be saved. */
export interface TemplateDraft {
  readonly name: string;
  readonly scope: 'day' | 'week';
}

interface SaveTemplateProps {
  readonly draft: TemplateDraft;
  readonly onDraft: (draft: TemplateDraft) => void;
  /** Whether there are edits that the template won't contain. */
  readonly unsaved: boolean;
  readonly busy: boolean;
  /** Receives the draft with its name trimmed. */
  readonly onSave: (draft: TemplateDraft) => void;
}

/** The form that saves the stored schedule of this day or week as a template. */
export function SaveTemplate({ draft, onDraft, unsaved, busy, onSave }: SaveTemplateProps) {
  const { name, scope } = draft;
  return (
    <Stack gap={8} asChild className={styles.section}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onSave({ name: name.trim(), scope });
        }}
      >
        <h3 className={styles.sectionTitle}>Save the current schedule</h3>
        {unsaved && <p className={styles.small}>Unsaved changes aren’t included. Save the schedule first.</p>}
        <SegmentedControl
          label="What to save"
          size="sm"
          items={[
            { value: 'day', label: 'This day' },
            { value: 'week', label: 'This week' },
          ]}
          value={scope}
          onValueChange={(next) => onDraft({ ...draft, scope: next })}
        />
        <Field label="Template name" required>
          <TextField value={name} maxLength={120} onValueChange={(next) => onDraft({ ...draft, name: next })} />
        </Field>
        <Button type="submit" loading={busy} disabled={!name.trim()}>
          Save template
        </Button>
      </form>
    </Stack>
  );
}
