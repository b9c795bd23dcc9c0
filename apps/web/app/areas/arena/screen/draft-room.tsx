import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { SearchField } from '@roadside/ui/search-field';
import { Stack } from '@roadside/ui/stack';
import { useRef, useState } from 'react';
import * as styles from './arena.css.ts';
import type { DraftPartProps } from './draft-screen.tsx';

const maxShown = 40;

/** The live draft: who is left, the team's queue, and every pick so far. */
export function DraftRoom({ draft, busy, send }: DraftPartProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const byId = new Map(draft.players.map((player) => [player.employee_id, player]));
  const teamName = (id: number) => draft.teams.find((team) => team.id === id)?.name ?? '';
  const free = draft.players.filter(
    ({ team_id, name, station }) =>
      team_id === null && (words === '' || `${name} ${station}`.toLowerCase().includes(words)),
  );
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const changes = useRef(0);
  const queue = (changed ?? draft.queue).filter((id) => byId.get(id)?.team_id === null);
  /** A quick change builds on the one before it, which may still be on its way. */
  const saveQueue = async (next: readonly number[]) => {
    changes.current += 1;
    const turn = changes.current;
    setChanged(next);
    await send({ do: 'queue', queue: [...next] });
    if (turn === changes.current) setChanged(null);
  };
  return (
    <Grid columns="fill-lg" gap={24} align="start">
      {draft.state === 'live' && (
        <Stack gap={8} asChild>
          <section aria-labelledby="free">
            <h2 id="free" className={styles.heading}>
              Still to draft
            </h2>
            <SearchField
              aria-label="Find a driver"
              placeholder="Driver or station"
              value={search}
              onValueChange={setSearch}
            />
            <Stack gap="none" asChild className={styles.list}>
              <ol aria-label="Drivers still to draft">
                {free.slice(0, maxShown).map((player) => (
                  <Inline gap={8} asChild key={player.employee_id} className={styles.row}>
                    <li>
                      <div className={styles.grow}>
                        <p className={styles.name}>{player.name}</p>
                        <p className={styles.note}>
                          {`${player.station} · ${player.experience} · ${player.points_per_week}\u00a0a\u00a0week`}
                        </p>
                      </div>
                      {draft.captain && !queue.includes(player.employee_id) && (
                        <Button
                          size="sm"
                          aria-label={`Add ${player.name} to queue`}
                          onClick={() => void saveQueue([...queue, player.employee_id])}
                        >
                          Queue
                        </Button>
                      )}
                      {draft.may_pick && draft.turn && (
                        <Button
                          size="sm"
                          emphasis="solid"
                          loading={busy}
                          aria-label={`Pick ${player.name}`}
                          onClick={() =>
                            draft.turn &&
                            void send({ do: 'pick', employee: player.employee_id, number: draft.turn.number })
                          }
                        >
                          Pick
                        </Button>
                      )}
                    </li>
                  </Inline>
                ))}
              </ol>
            </Stack>
            {free.length > maxShown && (
              <p className={styles.note}>{`The best ${maxShown} of ${free.length}. Search to find the others.`}</p>
            )}
            {free.length === 0 && (
              <p className={styles.note}>{words === '' ? 'Every driver has been drafted.' : 'No drivers match.'}</p>
            )}
          </section>
        </Stack>
      )}
      {draft.captain && draft.state === 'live' && (
        <Stack gap={8} asChild>
          <section aria-labelledby="queue">
            <h2 id="queue" className={styles.heading}>
              Your queue
            </h2>
            <p className={styles.note}>If your time runs out, the clock picks the first of these who is left.</p>
            <Stack gap="none" asChild className={styles.list}>
              <ol aria-label="Your queue">
                {queue.map((id, index) => (
                  <Inline gap={8} asChild key={id} className={styles.row}>
                    <li>
                      <span className={styles.grow}>{byId.get(id)?.name}</span>
                      <Button
                        size="sm"
                        disabled={index === 0}
                        aria-label={`Move ${byId.get(id)?.name ?? ''} up`}
                        onClick={() => void saveQueue(queue.toSpliced(index, 1).toSpliced(index - 1, 0, id))}
                      >
                        Up
                      </Button>
                      <Button
                        size="sm"
                        aria-label={`Remove ${byId.get(id)?.name ?? ''} from queue`}
                        onClick={() => void saveQueue(queue.filter((each) => each !== id))}
                      >
                        Remove
                      </Button>
                    </li>
                  </Inline>
                ))}
              </ol>
            </Stack>
          </section>
        </Stack>
      )}
      <Stack gap={8} asChild>
        <section aria-labelledby="picks">
          <h2 id="picks" className={styles.heading}>
            Picks
          </h2>
          <Stack gap="none" asChild className={styles.list}>
            <ol reversed aria-label="Picks, latest first">
              {draft.picks.toReversed().map((pick) => (
                <li key={pick.number} className={styles.match}>
                  <Inline gap={8} justify="between">
                    <span>
                      <span className={styles.name}>{byId.get(pick.employee_id)?.name}</span>
                      <span className={styles.note}>{` ${teamName(pick.team_id)}`}</span>
                    </span>
                    <Inline gap={8}>
                      {pick.automatic && <Badge>By the clock</Badge>}
                      <span className={styles.note}>{`Round ${pick.round}, pick ${pick.number}`}</span>
                    </Inline>
                  </Inline>
                </li>
              ))}
            </ol>
          </Stack>
          {draft.picks.length === 0 && <p className={styles.note}>The first pick appears here.</p>}
        </section>
      </Stack>
    </Grid>
  );
}
