import { Field } from '@roadside/ui/field';
import { IconButton } from '@roadside/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { RichTextField } from '@roadside/ui/rich-text-field';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import type { DraftPage } from '../model/draft-module.ts';
import * as styles from './campaigns.css.ts';
import { MediaField } from './media-field.tsx';
import { PageQuestions } from './page-questions.tsx';

interface PageEditorProps {
  readonly page: DraftPage;
  /** Its number in the module. */
  readonly place: number;
  readonly onChange: (page: DraftPage, field: string | null) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly canMove: { readonly up: boolean; readonly down: boolean };
  readonly onRemove: () => void;
}

const names = { text: 'Text', audio: 'Audio', video: 'Video', question: 'Question' } as const;

/** One page of a module. */
export function PageEditor({ page, place, onChange, onMove, canMove, onRemove }: PageEditorProps) {
  const name = `Page ${place}: ${names[page.type].toLowerCase()}`;
  return (
    <Stack gap={12} asChild>
      <section aria-label={name} className={styles.page}>
        <Inline gap={8} justify="between" align="center">
          <h3 className={styles.heading}>{name}</h3>
          <Inline gap={4}>
            <IconButton label={`Move page ${place} up`} size="sm" disabled={!canMove.up} onClick={() => onMove(-1)}>
              <ArrowUpIcon />
            </IconButton>
            <IconButton label={`Move page ${place} down`} size="sm" disabled={!canMove.down} onClick={() => onMove(1)}>
              <ArrowDownIcon />
            </IconButton>
            <IconButton label={`Delete page ${place}`} size="sm" onClick={onRemove}>
              <TrashIcon />
            </IconButton>
          </Inline>
        </Inline>
        <Field label="Heading" optional>
          <TextField
            maxLength={200}
            value={page.title}
            onValueChange={(title) => onChange({ ...page, title }, `heading ${page.key}`)}
          />
        </Field>
        {page.type === 'text' && page.content !== null && (
          <Field label="Text of the page" required>
            <RichTextField
              value={page.content}
              onValueChange={(content) => onChange({ ...page, content }, `content ${page.key}`)}
            />
          </Field>
        )}
        {(page.type === 'audio' || page.type === 'video') && <MediaField page={page} onChange={onChange} />}
        {page.type !== 'text' && <PageQuestions page={page} onChange={onChange} />}
      </section>
    </Stack>
  );
}
