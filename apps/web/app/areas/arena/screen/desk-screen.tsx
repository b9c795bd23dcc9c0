import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { deskAddress } from '../model/addresses.ts';
import { startWords } from '../model/start-words.ts';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import type { DeskResource, loadDesk } from '../server/desk.server.ts';
import { ArenaPage } from './arena-page.tsx';
import * as styles from './arena.css.ts';
import { DeskDraft } from './desk-draft.tsx';
import { DeskTeams } from './desk-teams.tsx';

const DeskRestateMetric = lazyPart(() => import('./desk-restate-metric.tsx'));
const DeskRestate = lazyPart(() => import('./desk-restate.tsx'));
const SeasonForm = lazyPart(() => import('./season-form.tsx'));

type Loaded = Awaited<ReturnType<typeof loadDesk>>['loaded'];
/** What the desk shows. */
export type Desk = Extract<Loaded, { ok: true }>['data'];
/** A season as the commissioner plans it. */
export type DeskSeason = Desk['seasons'][number];

export interface DeskScreenProps {
  readonly own: ArenaPlace;
  /** Employee id of the reader. */
  readonly me: number;
  /** The club's day. */
  readonly today: string;
  readonly loaded: Loaded;
}

/** The commissioner's desk: seasons, weights with a preview, and changes of settled matches. */
export function DeskScreen({ own, me, today, loaded: first }: DeskScreenProps) {
  const address = deskAddress();
  const { data, problem, retry } = useResource<DeskResource>(address, first.ok ? { first } : {});
  useLiveResource(address, ['arena', 'draft']);
  const { change, busy } = useChange<DeskResource>(address);
  const desk = data ?? (first.ok ? first.data : undefined);
  const failed = problem ?? (first.ok ? null : first.problem);
  const [edited, edit] = useEdited();
  const season = edited === 'new' ? null : desk?.seasons.find(({ id }) => id === edited);
  return (
    <ArenaPage
      at="season"
      own={own}
      field={
        <Stack gap={12}>
          <h1 className={styles.title}>Commissioner</h1>
          <p className={styles.body}>
            Name teams, plan seasons, open drafts, weigh metrics on real numbers, and restate results. Players see every
            restatement with its reason.
          </p>
          <div>
            <Button onClick={() => edit('new')}>New season</Button>
          </div>
        </Stack>
      }
    >
      {!desk && failed && <NotRead problem={failed} onRetry={retry} />}
      {desk && (
        <Stack gap="none" asChild className={styles.list}>
          <ul aria-label="Seasons">
            {desk.seasons.map((each) => (
              <SeasonRow
                key={each.id}
                season={each}
                seasons={desk.seasons}
                today={today}
                busy={busy}
                change={change}
                onEdit={() => edit(each.id)}
              />
            ))}
          </ul>
        </Stack>
      )}
      {desk?.seasons.length === 0 && (
        <p className={styles.body}>
          No seasons yet. Add at least four teams with captains, plan a season, then open its draft.
        </p>
      )}
      {desk && edited !== null && season !== undefined && (
        <SeasonForm
          key={String(edited)}
          me={me}
          desk={desk}
          today={today}
          season={season}
          change={change}
          reload={retry}
          onDone={() => edit(null)}
          onLost={() => edit(null)}
        />
      )}
      {desk && <DeskTeams teams={desk.teams} change={change} reload={retry} />}
      {desk?.current?.season && <DeskRestate season={desk.current} change={change} />}
      {desk && <DeskRestateMetric desk={desk} today={today} change={change} />}
    </ArenaPage>
  );
}

/** The season being planned, kept in the address: after a reload its form is open again, with what was typed. */
function useEdited() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('edit');
  const [edited, setEdited] = useState<number | 'new' | null>(asked === 'new' ? 'new' : Number(asked) || null);
  const edit = (next: number | 'new' | null) => {
    setEdited(next);
    setSearch(
      (before) => {
        if (next === null) before.delete('edit');
        else before.set('edit', String(next));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [edited, edit] as const;
}

/** Sends a change of the desk. */
export type ChangeDesk = ReturnType<typeof useChange<DeskResource>>['change'];

const stateWords = { setup: 'Not started', running: 'Running', finished: 'Finished' } as const;

const draftWords = { lists: 'Draft lists open', live: 'Live draft', done: 'Drafted' } as const;

interface SeasonRowProps {
  readonly season: DeskSeason;
  /** All of them: another one may still be played. */
  readonly seasons: readonly DeskSeason[];
  readonly today: string;
  readonly busy: boolean;
  readonly change: ChangeDesk;
  readonly onEdit: () => void;
}

function SeasonRow({ season, seasons, today, busy, change, onEdit }: SeasonRowProps) {
  const notify = useNotify();
  const [asking, setAsking] = useState<'start' | 'delete' | null>(null);
  const start = async () => {
    const done = await change({ do: 'launch', id: season.id, version: season.version });
    if (done?.ok) notify({ tone: 'success', text: 'Season started' });
    else if (done) notify({ tone: 'danger', text: done.problem.detail || problemWords(done.problem).title });
  };
  const remove = async () => {
    const done = await change({ do: 'remove', id: season.id, version: season.version });
    if (done?.ok) notify({ tone: 'success', text: 'Season deleted' });
    else if (done) notify({ tone: 'danger', text: done.problem.detail || problemWords(done.problem).title });
  };
  return (
    <Inline gap={12} rowGap={8} wrap asChild className={styles.row}>
      <li>
        <div className={styles.seasonWords}>
          <p className={styles.name}>{season.name}</p>
          <p className={styles.note}>
            {`${rangeWords(season.starts_on, season.ends_on)} · ${countWords(season.teams.length, 'team', 'teams')} · ${countWords(season.players, 'player', 'players')}`}
          </p>
        </div>
        {season.hidden && <Badge>Hidden trial</Badge>}
        {season.state === 'setup' && season.draft !== null && <Badge>{draftWords[season.draft.state]}</Badge>}
        <Badge tone={season.state === 'running' ? 'success' : 'neutral'}>{stateWords[season.state]}</Badge>
        {season.state === 'setup' && (
          <>
            <DeskDraft season={season} change={change} />
            <Button size="sm" onClick={onEdit}>
              Edit season
            </Button>
            <Button size="sm" emphasis="solid" loading={busy} onClick={() => setAsking('start')}>
              Start season
            </Button>
            {season.draft === null && (
              <Button size="sm" emphasis="plain" onClick={() => setAsking('delete')}>
                Delete season
              </Button>
            )}
          </>
        )}
        <LazyConfirmDialog
          open={asking === 'start'}
          onOpenChange={(open) => !open && setAsking(null)}
          title={`Start ${season.name}?`}
          description={startWords(season, seasons, today)}
          confirm="Start season"
          onConfirm={() => {
            setAsking(null);
            void start();
          }}
        />
        <LazyConfirmDialog
          open={asking === 'delete'}
          onOpenChange={(open) => !open && setAsking(null)}
          title={`Delete ${season.name}?`}
          description="Its weights, teams and rewards are deleted. This can’t be undone. The teams themselves stay."
          confirm="Delete season"
          cancel="Keep season"
          tone="danger"
          onConfirm={() => {
            setAsking(null);
            void remove();
          }}
        />
      </li>
    </Inline>
  );
}
