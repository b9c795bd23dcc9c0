import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { addressOf } from '../../../kit/resource/resource.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { TemplatesReply } from '../model/schedule-reply.ts';
import type { PlanResource, TemplatesResource } from '../server/schedule-tools.resource.server.ts';
import { PlanPreview } from './plan-preview.tsx';
import type { OpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';

type Template = TemplatesReply['all_templates'][number];

/** Named templates of days and weeks: saved from the stored schedule, renamed, deleted, and applied after a preview. */
export function TemplatesPart({ open }: { readonly open: OpenSchedule }) {
  const { place, address } = open;
  const notify = useNotify();
  const resource = addressOf('/resources/schedule/:slug/templates', { slug: place.slug }, { date: address.day });
  const { data, problem, retry } = useResource<TemplatesResource>(resource);
  const { change, busy } = useChange<TemplatesResource>(resource);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'day' | 'week'>(address.span === 'day' ? 'day' : 'week');
  const [applying, setApplying] = useState<Template | null>(null);
  const [renaming, setRenaming] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const [deleting, setDeleting] = useState<Template | null>(null);
  const send = async (what: Parameters<typeof change>[0], done: string) => {
    const outcome = await change(what);
    if (!outcome) return false;
    notify(outcome.ok ? { tone: 'success', text: done } : { tone: 'danger', text: refusalWords(outcome.problem) });
    return outcome.ok;
  };
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (applying) return <Applying open={open} template={applying} onDone={() => setApplying(null)} />;
  const current = data?.current_template;
  return (
    <>
      <form
        className={styles.section}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim())
            void send({ intent: 'save', name: name.trim(), scope, date: address.day }, 'Template saved').then(
              (saved) => saved && setName(''),
            );
        }}
      >
        <h3 className={styles.sectionTitle}>Save what is on the schedule</h3>
        {open.state.unsaved > 0 && (
          <p className={styles.small}>Unsaved changes are not part of it. Save the schedule first.</p>
        )}
        <SegmentedControl
          label="What to save"
          size="sm"
          items={[
            { value: 'day', label: 'This day' },
            { value: 'week', label: 'This week' },
          ]}
          value={scope}
          onValueChange={setScope}
        />
        <Field label="Template name" required>
          <TextField value={name} maxLength={120} onValueChange={setName} />
        </Field>
        <Button type="submit" loading={busy} disabled={!name.trim()}>
          Save template
        </Button>
      </form>
      <section className={styles.section}>
        <h3 className={styles.sectionTitle}>Templates</h3>
        {data?.all_templates.length === 0 && (
          <EmptyState
            size="sm"
            picture="road"
            title="No templates yet"
            description="Plan a week, save the schedule, then save it here to use it again."
          />
        )}
        <ul className={styles.drawerList}>
          {data?.all_templates.map((template) => (
            <li key={template.id} className={styles.line}>
              {renaming?.id === template.id ? (
                <form
                  className={styles.end}
                  onSubmit={(event) => {
                    event.preventDefault();
                    const { id: template_id, version } = template;
                    void send({ intent: 'rename', template_id, version, name: renaming.name }, 'Template renamed').then(
                      (done) => done && setRenaming(null),
                    );
                  }}
                >
                  <Field label="New name" labelHidden>
                    <TextField
                      value={renaming.name}
                      maxLength={120}
                      onValueChange={(next) => setRenaming({ id: template.id, name: next })}
                    />
                  </Field>
                  <Button type="submit" size="sm" disabled={!renaming.name.trim()}>
                    Rename
                  </Button>
                  <Button size="sm" emphasis="plain" onClick={() => setRenaming(null)}>
                    Cancel
                  </Button>
                </form>
              ) : (
                <>
                  <span className={styles.lineText}>
                    <b className={styles.lineTitle}>{template.name}</b>
                    <p className={styles.small}>
                      {`${template.scope === 'day' ? 'Day' : 'Week'} · ${template.shifts} shifts${current?.id === template.id ? ' · current' : ''}`}
                    </p>
                  </span>
                  <span className={styles.end}>
                    <Button size="sm" onClick={() => setApplying(template)}>
                      Preview
                    </Button>
                    <Button
                      size="sm"
                      emphasis="plain"
                      onClick={() => setRenaming({ id: template.id, name: template.name })}
                    >
                      Rename
                    </Button>
                    <Button size="sm" tone="danger" emphasis="plain" onClick={() => setDeleting(template)}>
                      Delete
                    </Button>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(stays) => !stays && setDeleting(null)}
        title={`Delete the template ${deleting?.name ?? ''}?`}
        description="Shifts made from it stay on the schedule."
        confirm="Delete template"
        tone="danger"
        onConfirm={() =>
          deleting
            ? send({ intent: 'delete', template_id: deleting.id, version: deleting.version }, 'Template deleted')
            : undefined
        }
      />
    </>
  );
}

interface ApplyingProps {
  readonly open: OpenSchedule;
  readonly template: Template;
  readonly onDone: () => void;
}

function Applying({ open, template, onDone }: ApplyingProps) {
  const [replace, setReplace] = useState(false);
  const drawers = useDrawers();
  const { place, address } = open;
  const plan = useResource<PlanResource>(
    addressOf(
      '/resources/schedule/:slug/plan',
      { slug: place.slug },
      { template: template.id, date: address.day, replace: String(replace) },
    ),
    { keepPrevious: true },
  );
  return (
    <>
      <h3 className={styles.sectionTitle}>{`Apply ${template.name}`}</h3>
      <Checkbox label="Replace the shifts these drivers have now" checked={replace} onCheckedChange={setReplace} />
      <PlanPreview open={open} plan={plan} onDone={onDone} onPlanned={() => drawers?.close()} />
    </>
  );
}
