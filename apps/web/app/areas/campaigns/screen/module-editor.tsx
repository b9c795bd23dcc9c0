import { orderPages } from '@roadside/domain/training';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { moved } from '../model/moved.ts';
import { newPage, nextKey, type DraftModule, type DraftPage } from '../model/draft-module.ts';
import { ModuleSettings, type ModuleSettingsProps } from './module-settings.tsx';
import { PageEditor } from './page-editor.tsx';
import * as styles from './campaigns.css.ts';

interface ModuleEditorProps extends Pick<ModuleSettingsProps, 'choices'> {
  readonly module: DraftModule;
  /** `field` names what is typed in, so that typing is one step to undo. */
  readonly onChange: (module: DraftModule, field: string | null) => void;
  /** Closes the editor of a new module; omit where it is the page. */
  readonly onClose?: () => void;
}

const kinds = [
  { type: 'text', label: 'Add text' },
  { type: 'audio', label: 'Add audio' },
  { type: 'video', label: 'Add video' },
  { type: 'question', label: 'Add question' },
] as const satisfies readonly { type: DraftPage['type']; label: string }[];

/** A module with its pages and settings. Learners get text first, then audio, video and questions, each kind in this order. */
export function ModuleEditor({ module, choices, onChange, onClose }: ModuleEditorProps) {
  const { key, title } = module;
  // As they are stored, so that nothing is in another place for the people who take it.
  const pages = orderPages(module.pages);
  const setPages = (next: readonly DraftPage[], field: string | null = null) =>
    onChange({ ...module, pages: next }, field);
  return (
    <Stack gap={16} asChild>
      <section aria-label={title.trim() === '' ? 'New module' : title} className={styles.module}>
        <Field label="Module title" required>
          <TextField
            maxLength={200}
            value={title}
            onValueChange={(next) => onChange({ ...module, title: next }, `title ${key}`)}
          />
        </Field>
        {pages.map((page, index) => (
          <PageEditor
            key={page.key}
            page={page}
            place={index + 1}
            onChange={(next, field) =>
              setPages(
                pages.map((each) => (each.key === page.key ? next : each)),
                field,
              )
            }
            onMove={(by) => setPages(moved(pages, page.key, Math.max(0, index + by)))}
            canMove={{ up: pages[index - 1]?.type === page.type, down: pages[index + 1]?.type === page.type }}
            onRemove={() => setPages(pages.filter((each) => each.key !== page.key))}
          />
        ))}
        <p className={styles.quiet}>Drivers get text first, then audio, video and questions.</p>
        <Inline gap={8} rowGap={8} wrap>
          {kinds.map(({ type, label }) => (
            <Button key={type} size="sm" onClick={() => setPages([...pages, newPage(nextKey(key, pages), type)])}>
              {label}
            </Button>
          ))}
          {onClose && (
            <Button size="sm" emphasis="plain" onClick={onClose}>
              Done
            </Button>
          )}
        </Inline>
        <ModuleSettings module={module} choices={choices} onChange={onChange} />
      </section>
    </Stack>
  );
}
