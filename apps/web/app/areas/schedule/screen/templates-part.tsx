import { addDays } from '@roadside/domain/calendar';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import type { Template } from '../model/schedule-reply.ts';
import type { PlanResource, TemplatesResource } from '../server/schedule-tools.resource.server.ts';
import { PlanPreview } from './plan-preview.tsx';
import { SaveTemplate, type TemplateDraft } from './save-template.tsx';
import type { OpenSchedule } from './schedule-context.ts';
import { RenameTemplate, TemplateLine } from './template-line.tsx';
import * as styles from './schedule.css.ts';
import { planAddress, templatesAddress } from '../model/addresses.ts';

/** Named templates of days and weeks: saved from the stored schedule, renamed, deleted, and applied after a preview. */
export function TemplatesPart({ open }: { readonly open: OpenSchedule }) {
  const { place, address } = open;
  const notify = useNotify();
  const resource = templatesAddress({ slug: place.slug }, { date: address.day });
  const { data, problem, retry } = useResource<TemplatesResource>(resource);
  const { change } = useChange<TemplatesResource>(resource);
  const empty: TemplateDraft = { name: '', scope: address.span === 'day' ? 'day' : 'week' };
  const form = useForm({
    start: empty,
    check: ({ name }) => messagesFrom({ name: name.trim() === '' && 'Enter a name' }),
    send: ({ name, scope }) => change({ intent: 'save', name: name.trim(), scope, date: address.day }),
    onSaved: (_, { scope }) => {
      form.reopen({ values: { name: '', scope }, version: null });
      notify({ tone: 'success', text: 'Template saved' });
    },
  });
  const [applying, setApplying] = useState<Template | null>(null);
  const [copying, setCopying] = useState(false);
  const scope = address.span === 'day' ? 'day' : 'week';
  const [renaming, setRenaming] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<Template | null>(null);
  const remove = async ({ id, version }: Template) => {
    const outcome = await change({ intent: 'delete', template_id: id, version });
    if (outcome)
      notify(
        outcome.ok
          ? { tone: 'success', text: 'Template deleted' }
          : { tone: 'danger', text: refusalWords(outcome.problem) },
      );
  };
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (copying)
    return (
      <Applying
        open={open}
        title={`Copy last ${scope}`}
        source={{ copy: addDays(address.day, scope === 'week' ? -7 : -1), scope }}
        onDone={() => setCopying(false)}
      />
    );
  if (applying)
    return (
      <Applying
        open={open}
        title={`Apply ${applying.name}`}
        source={{ template: applying.id }}
        onDone={() => setApplying(null)}
      />
    );
  const current = data?.current_template;
  return (
    <>
      <Button block onClick={() => setCopying(true)}>
        {`Copy last ${scope}`}
      </Button>
      <SaveTemplate form={form} unsaved={open.state.unsaved > 0} />
      <Stack gap={8} asChild className={styles.section}>
        <section>
          <h3 className={styles.sectionTitle}>Templates</h3>
          {data?.all_templates.length === 0 && (
            <EmptyState
              size="sm"
              picture="road"
              title="No templates yet"
              description="Plan a week, save the schedule, then save it here to use it again."
            />
          )}
          <Stack gap={8} asChild className={styles.drawerList}>
            <ul>
              {data?.all_templates.map((template) => (
                <Inline key={template.id} justify="between" wrap asChild className={styles.line}>
                  <li>
                    {renaming === template.id ? (
                      <RenameTemplate
                        name={template.name}
                        send={(name) =>
                          change({ intent: 'rename', template_id: template.id, version: template.version, name })
                        }
                        onDone={(renamed) => {
                          setRenaming(null);
                          if (renamed) notify({ tone: 'success', text: 'Template renamed' });
                        }}
                      />
                    ) : (
                      <TemplateLine
                        template={template}
                        current={current?.id === template.id}
                        onPreview={() => setApplying(template)}
                        onRename={() => setRenaming(template.id)}
                        onDelete={() => setDeleting(template)}
                      />
                    )}
                  </li>
                </Inline>
              ))}
            </ul>
          </Stack>
        </section>
      </Stack>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(stays) => !stays && setDeleting(null)}
        title={`Delete the template ${deleting?.name ?? ''}?`}
        description="Shifts made from it stay on the schedule."
        confirm="Delete template"
        tone="danger"
        onConfirm={() => (deleting ? remove(deleting) : undefined)}
      />
    </>
  );
}

interface ApplyingProps {
  readonly open: OpenSchedule;
  readonly title: string;
  /** The template, or the earlier days, in the query. */
  readonly source: { readonly template: number } | { readonly copy: string; readonly scope: 'day' | 'week' };
  readonly onDone: () => void;
}

function Applying({ open, title, source, onDone }: ApplyingProps) {
  const [replace, setReplace] = useState(false);
  const drawers = useDrawers();
  const { place, address } = open;
  const plan = useResource<PlanResource>(
    planAddress({ slug: place.slug }, { ...source, date: address.day, replace: String(replace) }),
    { keepPrevious: true },
  );
  return (
    <>
      <h3 className={styles.sectionTitle}>{title}</h3>
      <Checkbox label="Replace the shifts these drivers have now" checked={replace} onCheckedChange={setReplace} />
      <PlanPreview open={open} plan={plan} onDone={onDone} onPlanned={() => drawers?.close()} />
    </>
  );
}
