import type { DraftBoardReply } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { draftAddress } from '../model/addresses.ts';
import type { ArenaPlace } from '../../../kit/arena-nav/arena-place.ts';
import type { DraftResource, readDraft } from '../server/arena.server.ts';
import { tierWords } from '../model/season-words.ts';
import { ArenaPage } from './arena-page.tsx';
import * as styles from './arena.css.ts';
import { DraftClock } from './draft-clock.tsx';
import { DraftLists } from './draft-lists.tsx';
import { DraftRoom } from './draft-room.tsx';

export interface DraftScreenProps {
  readonly slug: string;
  /** Employee id of the reader. */
  readonly me: number;
  readonly own: ArenaPlace;
  /** May start and pause the live draft. */
  readonly commissioner: boolean;
  readonly loaded: Awaited<ReturnType<typeof readDraft>>;
}

/** A team's draft: its lists before, and the room with the clock while it is live. */
export function DraftScreen({ slug, me, own, commissioner, loaded: first }: DraftScreenProps) {
  const address = draftAddress({ slug });
  const { data, problem, retry } = useResource<DraftResource>(address, first.ok ? { first } : {});
  useLiveResource(address, ['draft']);
  const { change, busy } = useChange<DraftResource>(address);
  const notify = useNotify();
  const loaded = data ?? (first.ok ? first.data : undefined);
  const draft = loaded?.draft;
  const failed = problem ?? (first.ok ? null : first.problem);
  const send: SendDraft = async (what) => {
    const done = await change(what);
    if (done && !done.ok) notify({ tone: 'danger', text: done.problem.detail || problemWords(done.problem).title });
    return done;
  };
  return (
    <ArenaPage
      at="draft"
      own={own}
      field={
        <Stack gap={12}>
          <div>
            <p className={styles.kicker}>
              {draft ? `${draft.season} · ${tierWords(draft.team.tier)}${draft.team.name}` : 'Arena'}
            </p>
            <h1 className={styles.title}>Draft</h1>
          </div>
          {draft && <DraftClock draft={draft} onZero={retry} />}
          {draft && commissioner && <Control draft={draft} busy={busy} send={send} />}
        </Stack>
      }
    >
      {!loaded && failed && <NotRead problem={failed} onRetry={retry} />}
      {loaded && !draft && (
        <EmptyState
          picture="road"
          title="No draft yet"
          description="Your lists appear here when the commissioner opens the next season’s draft."
        />
      )}
      {draft && draft.state === 'lists' && (
        <DraftLists
          key={`${draft.id} ${draft.preferences !== null}`}
          draft={draft}
          me={me}
          member={own.driver && own.team === draft.team.slug}
          send={send}
        />
      )}
      {draft && draft.state !== 'lists' && <DraftRoom draft={draft} busy={busy} send={send} />}
      {draft && <Teams draft={draft} />}
    </ArenaPage>
  );
}

/** Sends a change of the draft and says why if it was refused. */
export type SendDraft = (
  what: Parameters<ReturnType<typeof useChange<DraftResource>>['change']>[0],
) => ReturnType<ReturnType<typeof useChange<DraftResource>>['change']>;

export interface DraftPartProps {
  readonly draft: DraftBoardReply;
  readonly busy: boolean;
  readonly send: SendDraft;
}

function Control({ draft, busy, send }: DraftPartProps) {
  if (draft.state === 'done') return null;
  const next = draft.state === 'lists' ? 'start' : draft.paused ? 'resume' : 'pause';
  const words = { start: 'Start live draft', resume: 'Resume draft', pause: 'Pause draft' } as const;
  return (
    <div>
      <Button loading={busy} onClick={() => void send({ do: next })}>
        {words[next]}
      </Button>
    </div>
  );
}

function Teams({ draft }: { readonly draft: DraftBoardReply }) {
  return (
    <section aria-labelledby="teams">
      <Stack gap={8}>
        <Inline gap={8}>
          <h2 id="teams" className={styles.heading}>
            Teams
          </h2>
          {draft.picks.length > 0 && draft.balanced && <Badge tone="success">Balanced within 5%</Badge>}
        </Inline>
        <Stack gap="none" asChild className={styles.list}>
          <ul>
            {draft.teams.map((team) => (
              <Inline gap={12} justify="between" asChild key={team.id} className={styles.row}>
                <li data-mine={team.id === draft.team.id || undefined}>
                  <span className={styles.grow}>
                    <span className={styles.name}>{team.name}</span>
                    <span
                      className={styles.note}
                    >{` ${team.captain ? `Captain ${team.captain}` : 'No captain yet'}`}</span>
                  </span>
                  <span className={styles.note}>
                    {draft.state === 'lists'
                      ? team.submitted
                        ? 'Lists submitted'
                        : 'Lists open'
                      : `${team.picks} of ${draft.rounds} picks`}
                  </span>
                  {draft.state !== 'lists' && (
                    <span className={styles.figure}>{`${team.strength}\u00a0a\u00a0week`}</span>
                  )}
                </li>
              </Inline>
            ))}
          </ul>
        </Stack>
      </Stack>
    </section>
  );
}
