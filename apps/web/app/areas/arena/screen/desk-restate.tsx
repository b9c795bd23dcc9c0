import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import type { readSeason } from '../server/arena.server.ts';
import * as styles from './arena.css.ts';
import type { SendDesk } from './desk-screen.tsx';

type Season = Extract<Awaited<ReturnType<typeof readSeason>>, { ok: true }>['data'];

/** Adds or takes points of a settled match, with the reason everybody sees. The settled points stay as they were. */
export function DeskRestate({
  season,
  busy,
  send,
}: {
  readonly season: Season;
  readonly busy: boolean;
  readonly send: SendDesk;
}) {
  const [choice, setChoice] = useState('');
  const [points, setPoints] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const nameOf = (slug: string) => season.teams.find((team) => team.slug === slug)?.name ?? slug;
  const settled = season.weeks.flatMap(({ week, stage, matches }) =>
    stage === 'regular' ? matches.filter((match) => match.settled).map((match) => ({ week, ...match })) : [],
  );
  if (settled.length === 0) return null;
  const [matchId, team] = choice.split(' ');
  const ready = matchId !== undefined && team !== undefined && points !== null && points !== 0 && reason.trim() !== '';
  return (
    <section aria-labelledby="restate">
      <Stack gap={12}>
        <h2 id="restate" className={styles.heading}>
          Restate a match
        </h2>
        <Grid columns="fill-md" gap={16}>
          <Field label="Match and team">
            <Select
              value={choice}
              onValueChange={setChoice}
              placeholder="Choose a team"
              items={settled.toReversed().flatMap((match) =>
                [match.home, match.away].map((slug) => ({
                  value: `${match.id} ${slug}`,
                  label: `Week ${match.week}: ${nameOf(slug)} against ${nameOf(slug === match.home ? match.away : match.home)}`,
                })),
              )}
            />
          </Field>
          <Field label="Points to add, or to take with a minus">
            <NumberField value={points} min={-10_000} max={10_000} onValueChange={setPoints} />
          </Field>
          <Field label="Reason everybody sees">
            <TextField value={reason} onValueChange={setReason} />
          </Field>
        </Grid>
        <div>
          <Button
            disabled={!ready}
            loading={busy}
            onClick={() => {
              if (!ready) return;
              void send({ do: 'restate', match_id: Number(matchId), team, points, reason }).then((done) => {
                if (done) {
                  setPoints(null);
                  setReason('');
                }
              });
            }}
          >
            Restate match
          </Button>
        </div>
      </Stack>
    </section>
  );
}
