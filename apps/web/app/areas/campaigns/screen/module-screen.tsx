import { Link } from '@remix-run/react';
import type { BuiltModule, ModuleLock } from '@roadside/contract/schemas';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useMemo } from 'react';
import { countWords } from '../../../kit/format/count-words.ts';
import { Form } from '../../../kit/form/form.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { moduleAddress } from '../model/addresses.ts';
import { lockedBecause, whoCanChange } from '../model/lock-words.ts';
import { type DraftModule, draftOf, moduleInput } from '../model/draft-module.ts';
import { whyUnfinished } from '../model/missing.ts';
import type { ModuleData, ModuleResource } from '../server/campaigns.server.ts';
import * as styles from './campaigns.css.ts';
import type { ModuleChoices } from './module-settings.tsx';
import { ModuleEditor } from './module-editor.tsx';
import { PagesPreview } from './phone-preview.tsx';

export interface ModuleScreenProps {
  readonly id: number;
  /** Id of the person, who keeps their own unsaved changes. */
  readonly personId: number;
  readonly first: Outcome<ModuleData>;
  readonly choices: ModuleChoices;
}

/** One of the club’s modules, to be changed. */
export default function ModuleScreen({ id, personId, first, choices }: ModuleScreenProps) {
  const { data, problem, retry } = useResource<ModuleResource>(moduleAddress({ id: String(id) }), { first });
  if (!data) return problem && <NotRead problem={problem} onRetry={retry} />;
  if (data.locked) return <LockedModule module={data.module} lock={data.locked} />;
  return <ModuleForm data={data} personId={personId} choices={choices} reload={retry} />;
}

/** A module the person can't change: why, who can, and what is in it. */
function LockedModule({ module, lock }: { readonly module: BuiltModule; readonly lock: ModuleLock }) {
  return (
    <Stack gap={24}>
      <ModuleHeader title={module.title} version={module.version_number} />
      <Banner tone="info" title="You can’t change this module">
        {`${lockedBecause(lock)} ${whoCanChange(lock)}`}
      </Banner>
      <Stack gap={16} asChild>
        <section aria-label="As a driver sees it on a phone" className={styles.phone}>
          <PagesPreview pages={draftOf(module, []).pages} />
        </section>
      </Stack>
    </Stack>
  );
}

function ModuleHeader({ title, version }: { readonly title: string; readonly version: number }) {
  return (
    <Stack gap={4} asChild>
      <header>
        <Link to="/campaign/">Training campaigns</Link>
        <h1 className={styles.title}>{title.trim() === '' ? 'Untitled module' : title}</h1>
        <p className={styles.quiet}>{`Version ${version}`}</p>
      </header>
    </Stack>
  );
}

interface ModuleFormProps extends Pick<ModuleScreenProps, 'personId' | 'choices'> {
  readonly data: Pick<ModuleData, 'module' | 'places'>;
  readonly reload: () => void;
}

function ModuleForm({ data: { module, places }, personId, choices, reload }: ModuleFormProps) {
  const { change } = useChange<ModuleResource>(moduleAddress({ id: String(module.id) }));
  const notify = useNotify();
  const start = useMemo(() => ({ module: draftOf(module, places) }), [module, places]);
  const form = useForm({
    start,
    stored: { version: module.version, reload },
    check: ({ module: draft }) => messagesFrom({ module: sentence(whyUnfinished(draft)) }),
    send: ({ module: draft }, version) => change({ version: version ?? module.version, module: moduleInput(draft) }),
    fieldOf: () => 'module',
    versionOf: (saved) => saved.module.version,
    onSaved: ({ module: saved }) =>
      notify({
        tone: 'success',
        text: saved.version_number > module.version_number ? 'Saved as a new version' : 'Module saved',
      }),
    draft: { person: personId, form: `club module ${module.id}` },
  });
  const draft = form.values.module;
  const problem = form.problems['module'];
  return (
    <Stack gap={24}>
      <LeaveGuard unsaved={form.unsaved && !form.busy} leaves={(from, to) => from !== to} />
      <ModuleHeader title={draft.title} version={module.version_number} />
      {module.people_in_version > 0 && (
        <Banner
          tone="info"
          title={`${countWords(module.people_in_version, 'person has', 'people have')} started this version`}
        >
          They keep it until they finish. If you save changes, people who start later get the new version.
        </Banner>
      )}
      <Form of={form} label="Module" what="module" described={described} failed="We couldn’t save the module.">
        <Stack gap={16}>
          <ModuleEditor module={draft} choices={choices} onChange={(next) => form.change({ module: next })} />
          {problem !== undefined && <Banner tone="danger" announce="assertive" title={problem} />}
          <Inline>
            <Button type="submit" tone="beacon" loading={form.busy} disabled={!form.unsaved}>
              Save module
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}

/** 'Enter a title.' from 'enter a title'. */
const sentence = (why: string | null) => why !== null && `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;

const described = ({ module }: { readonly module: DraftModule }) => [
  { key: 'title', label: 'Title', text: module.title },
  { key: 'description', label: 'Description', text: module.description },
  ...module.pages.map((page, index) => ({
    key: `page ${index}`,
    label: `Page ${index + 1}`,
    text: [page.type, page.title, page.file, ...page.questions.map(({ question }) => question)]
      .filter(Boolean)
      .join(', '),
  })),
];
