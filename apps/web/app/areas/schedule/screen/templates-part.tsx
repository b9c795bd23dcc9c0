import { Checkbox } from '@roadside/ui/checkbox';
import { ConfirmDialog } from '@roadside/ui/confirm-dialog';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
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
  const { change, busy } = useChange<TemplatesResource>(resource);
  const [draft, setDraft] = useState<TemplateDraft>({ name: '', scope: address.span === 'day' ? 'day' : 'week' });
  const [applying, setApplying] = useState<Template | null>(null);
  const [renaming, setRenaming] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const [deleting, setDeleting] = useState<Template | null>(null);
  const send = async (what: Parameters<typeof change>[0], done: string) => {
    const outcome = await change(what);
    if (!outcome) return false;
    notify(outcome.ok ? { tone: 'success', text: done } : { tone: 'danger', text: refusalWords(outcome.problem) });
    return outcome.ok;
  };
  const rename = async ({ id, version }: Template, name: string) => {
    if (await send({ intent: 'rename', template_id: id, version, name }, 'Template renamed')) setRenaming(null);
  };
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (applying) return <Applying open={open} template={applying} onDone={() => setApplying(null)} />;
  const current = data?.current_template;
  return (
    <>
      <SaveTemplate
        draft={draft}
        onDraft={setDraft}
        unsaved={open.state.unsaved > 0}
        busy={busy}
        onSave={(named) =>
          void send({ intent: 'save', ...named, date: address.day }, 'Template saved').then(
            (saved) => saved && setDraft((before) => ({ ...before, name: '' })),
          )
        }
      />
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
                    {renaming?.id === template.id ? (
                      <RenameTemplate
                        name={renaming.name}
                        onName={(name) => setRenaming({ id: template.id, name })}
                        onRename={() => void rename(template, renaming.name)}
                        onCancel={() => setRenaming(null)}
                      />
                    ) : (
                      <TemplateLine
                        template={template}
                        current={current?.id === template.id}
                        onPreview={() => setApplying(template)}
                        onRename={() => setRenaming({ id: template.id, name: template.name })}
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
    planAddress({ slug: place.slug }, { template: template.id, date: address.day, replace: String(replace) }),
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
