import { Link } from '@remix-run/react';
import type { CampaignPerson, CampaignReminder } from '@roadside/contract/schemas';
import { Button } from '@roadside/ui/button';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Field } from '@roadside/ui/field';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { useRef, useState } from 'react';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { countWords } from '../../../kit/format/count-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { changePath, copyPath, peopleAddress } from '../model/addresses.ts';
import { remindedWords } from '../model/reminder-words.ts';
import type { PeopleResource } from '../server/campaigns.server.ts';
import CampaignAboutDrawer from './about-drawer.tsx';
import * as styles from './campaigns.css.ts';
import { CampaignModules } from './campaign-modules.tsx';
import { ExcuseDialog } from './excuse-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonLine } from './person-line.tsx';
import { LeftAlone, RemindAll } from './remind-all.tsx';

/** Short words: all five fit a phone. */
const shown = [
  { value: 'behind', label: 'Behind' },
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
  { value: 'excused', label: 'Excused' },
  { value: 'all', label: 'All' },
] as const;

type Shown = (typeof shown)[number]['value'];

const emptyTitles: Readonly<Record<Shown, string>> = {
  behind: 'No one is behind',
  open: 'No one has open modules',
  done: 'No one has finished yet',
  excused: 'No one is excused',
  all: 'No people yet',
};

/** The choice that shows everybody in all modules. */
const allModules = 'all';

/** The people of a campaign: who is behind, in all of it or in one module, to assign to, to remind and to excuse. */
export default function CampaignDrawer({ value: id, close, ...drawer }: DrawerProps<number>) {
  const [table, setTable] = useState(false);
  const [status, setStatus] = useState<Shown>('open');
  const [module, setModule] = useState(allModules);
  const moduleId = module === allModules ? null : Number(module);
  const address = peopleAddress({ id: String(id) }, { status, module: moduleId });
  const { pages, problem, loading, hasMore, loadingMore, loadMore, retry } = useResourcePages<PeopleResource>(
    address,
    ({ next_cursor }) => next_cursor,
    { keepPrevious: true },
  );
  const modules = pages[0]?.modules ?? [];
  useLiveResource(address, ['training'], (change) => modules.some(({ module_id }) => module_id === change.id));
  // Somebody who doesn't manage it, with a link from somebody who does.
  if (problem?.kind === 'forbidden') return <CampaignAboutDrawer value={id} close={close} {...drawer} />;
  const people = pages.flatMap((page) => page.people);
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>People in this campaign</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          <Stack gap={16}>
            <SegmentedControl label="Show" items={shown} value={status} onValueChange={setStatus} size="sm" />
            {modules.length > 1 && (
              <Field label="Module">
                <Select
                  size="sm"
                  value={module}
                  onValueChange={setModule}
                  items={[
                    { value: allModules, label: 'All modules' },
                    ...modules.map(({ module_id: value, title }) => ({ value: String(value), label: title })),
                  ]}
                />
              </Field>
            )}
            {problem && <NotRead problem={problem} onRetry={retry} />}
            {!problem && !loading && people.length === 0 && (
              <EmptyState
                size="sm"
                title={emptyTitles[status]}
                description="People appear here when the campaign’s modules are assigned to them."
              />
            )}
            {pages[0] && people.length > 0 && (
              <People
                key={address}
                id={id}
                people={people}
                reminder={pages[0].reminder}
                everybody={status === 'behind' ? 'behind' : 'open'}
                moduleId={moduleId}
                moduleTitle={modules.find(({ module_id }) => module_id === moduleId)?.title ?? null}
              />
            )}
            {hasMore && (
              <Button loading={loadingMore} onClick={loadMore}>
                Show more people
              </Button>
            )}
            {modules.length > 0 && <CampaignModules modules={modules} />}
            <Inline gap={8} rowGap={8} wrap>
              <Button onClick={() => setTable(true)}>Open as table</Button>
              <Button asChild>
                <Link to={changePath(id)}>Edit campaign</Link>
              </Button>
              <Button asChild emphasis="plain">
                <Link to={copyPath(id)}>Copy this campaign</Link>
              </Button>
            </Inline>
          </Stack>
          {table && <PeopleTable id={id} onClose={() => setTable(false)} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface PeopleProps {
  readonly id: number;
  readonly people: readonly CampaignPerson[];
  readonly reminder: CampaignReminder;
  /** Whom "Remind all" reminds. */
  readonly everybody: 'behind' | 'open';
  /** The only module shown; null = all. */
  readonly moduleId: number | null;
  /** Its title. */
  readonly moduleTitle: string | null;
}

function People({ id, people, reminder, everybody, moduleId, moduleTitle }: PeopleProps) {
  const { change, busy } = useChange<PeopleResource>(peopleAddress({ id: String(id) }));
  const notify = useNotify();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [excusing, setExcusing] = useState(false);
  /** How many the last excuse reached: who finished meanwhile isn't excused. */
  const excused = useRef(0);
  const open = people.filter(({ state }) => state !== 'done' && state !== 'excused');
  const wanted = open.filter((person) => chosen.has(person.employee_id)).slice(0, 500);
  const ids = wanted.map(({ employee_id }) => employee_id);
  const unassigned = wanted.filter(({ assigned }) => !assigned).map(({ employee_id }) => employee_id);
  const assigned = wanted.filter((person) => person.assigned).map(({ employee_id }) => employee_id);
  const remind = async (who: { readonly employee_ids: number[] } | { readonly everybody: 'behind' | 'open' }) => {
    const outcome = await change({
      intent: 'remind',
      id,
      ...who,
      ...(moduleId !== null && { module_id: moduleId }),
    });
    if (outcome?.ok && outcome.data.sent) notify({ tone: 'success', text: remindedWords(outcome.data.sent) });
    if (outcome && !outcome.ok)
      notify({ tone: 'danger', text: `We couldn’t remind them. ${problemWords(outcome.problem).words}` });
    return outcome?.ok === true;
  };
  const assign = async () => {
    const outcome = await change({
      intent: 'assign',
      id,
      employee_ids: unassigned,
      ...(moduleId !== null && { module_id: moduleId }),
    });
    if (outcome?.ok) {
      setChosen(new Set());
      notify({ tone: 'success', text: `Assigned to ${countWords(outcome.data.assigned ?? 0, 'person', 'people')}` });
    } else if (outcome)
      notify({ tone: 'danger', text: `We couldn’t assign them. ${problemWords(outcome.problem).words}` });
  };
  return (
    <Stack gap={12}>
      {open.length > 0 && (
        <>
          <Inline gap={8} rowGap={8} wrap>
            <RemindAll reminder={reminder} busy={busy} send={() => remind({ everybody })} />
            {open.some((person) => !person.assigned) && (
              <Button size="sm" loading={busy} disabled={unassigned.length === 0} onClick={() => void assign()}>
                Assign selected
              </Button>
            )}
            <Button
              size="sm"
              loading={busy}
              disabled={assigned.length === 0}
              onClick={() => void remind({ employee_ids: assigned })}
            >
              Remind selected
            </Button>
            <Button size="sm" disabled={ids.length === 0} onClick={() => setExcusing(true)}>
              Excuse selected
            </Button>
          </Inline>
          <LeftAlone reminder={reminder} />
        </>
      )}
      <Stack gap={8} asChild>
        <ul className={styles.list}>
          {people.map((person) => (
            <PersonLine
              key={person.employee_id}
              person={person}
              checked={chosen.has(person.employee_id)}
              onCheck={(checked) => setChosen(withMember(chosen, person.employee_id, checked))}
            />
          ))}
        </ul>
      </Stack>
      {excusing && (
        <ExcuseDialog
          people={wanted.length}
          module={moduleTitle}
          send={async (reason) => {
            const outcome = await change({
              intent: 'excuse',
              id,
              employee_ids: ids,
              ...(moduleId !== null && { module_id: moduleId }),
              reason,
            });
            if (outcome?.ok) excused.current = outcome.data.excused ?? 0;
            return outcome;
          }}
          onClose={() => setExcusing(false)}
          onSaved={() => {
            setExcusing(false);
            setChosen(new Set());
            notify({ tone: 'success', text: `Excused ${countWords(excused.current, 'person', 'people')}` });
          }}
        />
      )}
    </Stack>
  );
}

function withMember(members: ReadonlySet<number>, id: number, on: boolean): ReadonlySet<number> {
  const next = new Set(members);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}
