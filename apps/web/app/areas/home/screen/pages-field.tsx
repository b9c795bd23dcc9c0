import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { PlusIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextArea } from '@roadside/ui/text-area';
import { TextField } from '@roadside/ui/text-field';
import type { FormMessages } from '../../../kit/form/form-field.ts';
import { newPage, type PageValues } from '../model/announcement-values.ts';
import * as styles from './home.css.ts';

interface PagesFieldProps {
  readonly value: readonly PageValues[];
  readonly onValueChange: (value: readonly PageValues[]) => void;
  readonly problems: FormMessages;
}

const maxPages = 20;

/** The pages of a tile, read one after another. */
export function PagesField({ value, onValueChange, problems }: PagesFieldProps) {
  const set = (index: number, part: Partial<PageValues>) =>
    onValueChange(value.map((page, at) => (at === index ? { ...page, ...part } : page)));
  const one = value.length === 1;
  return (
    <Stack gap={16}>
      {value.map((page, index) => (
        <Stack key={page.key} gap={8} asChild>
          <div role="group" aria-label={`Page ${index + 1}`}>
            {!one && <h3 className={styles.heading}>{`Page ${index + 1}`}</h3>}
            {!one && (
              <Field label="Page title" optional>
                <TextField value={page.title} maxLength={200} onValueChange={(title) => set(index, { title })} />
              </Field>
            )}
            <Field
              label="Text"
              data-field={`modal_content.${index}.body`}
              error={problems[`modal_content.${index}.body`]}
            >
              <TextArea value={page.body} maxLength={20_000} rows={5} onValueChange={(body) => set(index, { body })} />
            </Field>
            {!one && (
              <Inline>
                <Button
                  size="sm"
                  emphasis="plain"
                  tone="danger"
                  onClick={() => onValueChange(value.filter((_, at) => at !== index))}
                >
                  {`Remove page ${index + 1}`}
                </Button>
              </Inline>
            )}
          </div>
        </Stack>
      ))}
      {value.length < maxPages && (
        <Inline>
          <Button size="sm" leading={<PlusIcon size={16} />} onClick={() => onValueChange([...value, newPage(value)])}>
            Add page
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
