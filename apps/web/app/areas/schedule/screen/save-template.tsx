import { Button } from '@roadside/ui/button';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { Form, FormField } from '../../../kit/form/form.tsx';
import type { OpenForm } from '../../../kit/form/use-form.ts';
import * as styles from './schedule.css.ts';

/** A template about to be saved. */
export interface TemplateDraft {
  readonly name: string;
  readonly scope: 'day' | 'week';
}

interface SaveTemplateProps {
  readonly form: OpenForm<TemplateDraft>;
  /** Whether there are edits that the template won't contain. */
  readonly unsaved: boolean;
}

/** The form that saves the stored schedule of this day or week as a template. */
export function SaveTemplate({ form, unsaved }: SaveTemplateProps) {
  return (
    <Stack gap={8} asChild className={styles.section}>
      <Form of={form}>
        <h3 className={styles.sectionTitle}>Save the current schedule</h3>
        {unsaved && <p className={styles.small}>Unsaved changes aren’t included. Save the schedule first.</p>}
        <SegmentedControl
          {...form.field('scope')}
          label="What to save"
          size="sm"
          items={[
            { value: 'day', label: 'This day' },
            { value: 'week', label: 'This week' },
          ]}
        />
        <FormField of={form} name="name" label="Template name" required>
          {(control) => <TextField {...control} maxLength={120} />}
        </FormField>
        <Button type="submit" loading={form.busy}>
          Save template
        </Button>
      </Form>
    </Stack>
  );
}
