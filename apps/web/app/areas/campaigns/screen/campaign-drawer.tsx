import { Link } from '@remix-run/react';
import type { CampaignPerson } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { dayWords } from '../../../kit/format/day-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { changePath, peopleAddress } from '../model/addresses.ts';
import type { PeopleResource } from '../server/campaigns.server.ts';
import { stateLabels } from '../model/person-states.ts';
import * as styles from './campaigns.css.ts';
import { PeopleTable } from './people-table.tsx';
import { CampaignModules } from './campaign-modules.tsx';
import { ExcuseDialog } from './excuse-dialog.tsx';

const shown = [
  { value: 'behind', label: 'Behind' },
  { value: 'open', label: 'Not finished' },
  { value: 'done', label: 'Finished' },
  { value: 'all', label: 'Everybody' },
] as const;

const tones = {
  overdue: 'danger',
  soon: 'beacon',
  open: 'neutral',
  done: 'success',
  excused: 'neutral',
} as const;

/** The people of a campaign: who is behind, to remind and to excuse. */
export default function CampaignDrawer({ value: id, close }: DrawerProps<number>) {
  const [status, setStatus] = useState<(typeof shown)[number]['value']>('open');
  const address = peopleAddress({ id: String(id) }, { status });
  const { pages, problem, loading, hasMore, loadingMore, loadMore, retry } = useResourcePages<PeopleResource>(
    address,
    ({ next_cursor }) => next_cursor,
    { keepPrevious: true },
  );
  const people = pages.flatMap((page) => page.people);
  const [table, setTable] = useState(false);
  return (
    <Drawer.Root open onOpenChange={(stays) => !stays && close()} modal={false}>
      <Drawer.Content beside keepOpenOnOutsideClick>
        <Drawer.Header>
          <Drawer.Title>People in this campaign</Drawer.Title>
        </Drawer.Header>
        <Drawer.Body aria-busy={loading}>
          <Stack gap={16}>
            <SegmentedControl label="Show" items={shown} value={status} onValueChange={setStatus} size="sm" />
            {problem && <NotRead problem={problem} onRetry={retry} />}
            {!problem && !loading && people.length === 0 && (
              <EmptyState
                size="sm"
                title={status === 'behind' ? 'Nobody is behind' : 'Nobody here'}
                description="People appear here when the campaign’s modules are assigned to them."
              />
            )}
            {people.length > 0 && <People key={status} id={id} people={people} hasMore={hasMore} />}
            {hasMore && (
              <Button loading={loadingMore} onClick={loadMore}>
                Show more people
              </Button>
            )}
            {people[0] && people[0].modules.length > 0 && <CampaignModules modules={people[0].modules} />}
            <Inline gap={8} rowGap={8} wrap>
              <Button onClick={() => setTable(true)}>Open as table</Button>
              <Button asChild>
                <Link to={changePath(id)}>Edit campaign</Link>
              </Button>
              <Button asChild emphasis="plain">
                <Link to={`/campaign/creation?copy=${id}`}>Copy this campaign</Link>
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
  /** Whether people follow that aren't shown yet. */
  readonly hasMore: boolean;
}

function People({ id, people, hasMore }: PeopleProps) {
  const { change, busy } = useChange<PeopleResource>(peopleAddress({ id: String(id) }));
  const notify = useNotify();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [excusing, setExcusing] = useState(false);
  const open = people.filter(({ state }) => state !== 'done' && state !== 'excused');
  const wanted = (chosen.size > 0 ? open.filter((person) => chosen.has(person.employee_id)) : open).slice(0, 500);
  const isEverybody = chosen.size === 0 && !hasMore && wanted.length === open.length;
  const who = isEverybody ? 'all' : chosen.size > 0 ? String(wanted.length) : `the ${wanted.length} shown`;
  const remind = async () => {
    const outcome = await change({ intent: 'remind', id, employee_ids: wanted.map(({ employee_id }) => employee_id) });
    if (outcome?.ok) notify({ tone: 'success', text: `Reminded ${peopleWords(outcome.data.people)}` });
    else if (outcome)
      notify({ tone: 'danger', text: `We couldn’t remind them. ${problemWords(outcome.problem).words}` });
  };
  return (
    <Stack gap={12}>
      {open.length > 0 && (
        <Inline gap={8} rowGap={8} wrap>
          <Button size="sm" tone="beacon" loading={busy} onClick={() => void remind()}>
            {`Remind ${who}`}
          </Button>
          <Button size="sm" disabled={chosen.size === 0} onClick={() => setExcusing(true)}>
            Excuse selected
          </Button>
        </Inline>
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
          send={(reason) =>
            change({ intent: 'excuse', id, employee_ids: wanted.map(({ employee_id }) => employee_id), reason })
          }
          onClose={() => setExcusing(false)}
          onSaved={() => {
            setExcusing(false);
            setChosen(new Set());
            notify({ tone: 'success', text: `Excused ${peopleWords(wanted.length)}` });
          }}
        />
      )}
    </Stack>
  );
}

const peopleWords = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

function withMember(members: ReadonlySet<number>, id: number, on: boolean): ReadonlySet<number> {
  const next = new Set(members);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

/** The modules a person still has to finish, by name while a line has room for them. */
function openWords({ modules }: CampaignPerson): string | null {
  const open = modules.filter(({ state }) => state !== 'done' && state !== 'excused').map(({ title }) => title);
  return open.length === 0 || open.length > 2 ? null : `to do: ${open.join(', ')}`;
}

interface PersonLineProps {
  readonly person: CampaignPerson;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

function PersonLine({ person, checked, onCheck }: PersonLineProps) {
  const details = [
    person.organization_name,
    `${person.modules_done} of ${person.modules_total} modules`,
    person.due_on !== null && `due ${dayWords(person.due_on)}`,
    person.reminded_at !== null && `reminded ${dayWords(person.reminded_at.slice(0, 10))}`,
    openWords(person),
    person.excuse,
  ].filter(Boolean);
  const settled = person.state === 'done' || person.state === 'excused';
  return (
    <li>
      <Inline gap={12} justify="between" align="center">
        {settled ? (
          <div>
            <div>{person.display_name}</div>
            <div className={styles.quiet}>{details.join(' · ')}</div>
          </div>
        ) : (
          <Checkbox
            label={person.display_name}
            description={details.join(' · ')}
            checked={checked}
            onCheckedChange={onCheck}
          />
        )}
        <Badge tone={tones[person.state]} emphasis="soft">
          {stateLabels[person.state]}
        </Badge>
      </Inline>
    </li>
  );
}
