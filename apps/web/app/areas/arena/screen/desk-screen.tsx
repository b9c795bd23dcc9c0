import { pointMetrics, type PointMetric } from '@roadside/domain/arena';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Checkbox } from '@roadside/ui/checkbox';
import { DateField } from '@roadside/ui/date-field';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { Inline } from '@roadside/ui/inline';
import { NumberField } from '@roadside/ui/number-field';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { countWords } from '../../../kit/format/count-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { deskAddress, weightsPreviewAddress } from '../model/addresses.ts';
import type { OwnPlace } from '../server/arena.loaders.server.ts';
import type { DeskResource, loadDesk, WeightsPreviewResource } from '../server/desk.server.ts';
import { ArenaPage } from './arena-page.tsx';
import * as styles from './arena.css.ts';
import { DeskRestate } from './desk-restate.tsx';
import { pointsWords, signedWords } from './points-words.ts';

type Loaded = Awaited<ReturnType<typeof loadDesk>>['loaded'];
type Desk = Extract<Loaded, { ok: true }>['data'];
type Season = Desk['seasons'][number];

export interface DeskScreenProps {
  readonly own: OwnPlace;
  /** The club's day. */
  readonly today: string;
  readonly loaded: Loaded;
}

/** The commissioner's desk: seasons, weights with a preview, and changes of settled matches. */
export function DeskScreen({ own, today, loaded: first }: DeskScreenProps) {
  const address = deskAddress();
  const { data, problem, retry } = useResource<DeskResource>(address, first.ok ? { first } : {});
  useLiveResource(address, ['arena', 'draft']);
  const { change, busy } = useChange<DeskResource>(address);
  const notify = useNotify();
  const desk = data ?? (first.ok ? first.data : undefined);
  const failed = problem ?? (first.ok ? null : first.problem);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const send: SendDesk = async (what) => {
    const done = await change(what);
    if (!done) return false;
    notify(
      done.ok
        ? { tone: 'success', text: 'Saved' }
        : { tone: 'danger', text: done.problem.detail || problemWords(done.problem).title },
    );
    return done.ok;
  };
  const season = edited === 'new' ? null : desk?.seasons.find(({ id }) => id === edited);
  return (
    <ArenaPage
      at="season"
      own={own}
      field={
        <Stack gap={12}>
          <h1 className={styles.title}>Commissioner</h1>
          <p className={styles.body}>
            Plan seasons, weigh metrics on real numbers, and restate results. Players see every restatement with its
            reason.
          </p>
          <div>
            <Button onClick={() => setEdited('new')}>New season</Button>
          </div>
        </Stack>
      }
    >
      {!desk && failed && <NotRead problem={failed} onRetry={retry} />}
      {desk && (
        <Stack gap="none" asChild className={styles.list}>
          <ul aria-label="Seasons">
            {desk.seasons.map((each) => (
              <SeasonRow key={each.id} season={each} busy={busy} send={send} onEdit={() => setEdited(each.id)} />
            ))}
          </ul>
        </Stack>
      )}
      {desk && edited !== null && season !== undefined && (
        <SeasonForm
          key={String(edited)}
          desk={desk}
          today={today}
          season={season}
          busy={busy}
          send={send}
          onDone={() => setEdited(null)}
        />
      )}
      {desk?.current?.season && <DeskRestate season={desk.current} busy={busy} send={send} />}
    </ArenaPage>
  );
}

/** Sends a change of the desk; whether it was made. */
export type SendDesk = (what: Parameters<ReturnType<typeof useChange<DeskResource>>['change']>[0]) => Promise<boolean>;

interface PartProps {
  readonly busy: boolean;
  readonly send: SendDesk;
}

const stateWords = { setup: 'Not started', running: 'Running', finished: 'Finished' } as const;

function SeasonRow({
  season,
  busy,
  send,
  onEdit,
}: PartProps & { readonly season: Season; readonly onEdit: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <Inline gap={12} rowGap={8} wrap asChild className={styles.row}>
      <li>
        <div className={styles.grow}>
          <p className={styles.name}>{season.name}</p>
          <p className={styles.note}>
            {`${rangeWords(season.starts_on, season.ends_on)} · ${countWords(season.teams.length, 'team', 'teams')} · ${countWords(season.players, 'player', 'players')}`}
          </p>
        </div>
        {season.hidden && <Badge>Hidden trial</Badge>}
        <Badge tone={season.state === 'running' ? 'success' : 'neutral'}>{stateWords[season.state]}</Badge>
        {season.state === 'setup' && (
          <>
            <Button size="sm" onClick={onEdit}>
              Edit season
            </Button>
            <Button size="sm" emphasis="solid" loading={busy} onClick={() => setAsking(true)}>
              Start season
            </Button>
          </>
        )}
        <LazyConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={`Start ${season.name}?`}
          description="Weights and teams are frozen, and the matches are made. Players move to the teams they play for."
          confirm="Start season"
          onConfirm={() => {
            setAsking(false);
            void send({ do: 'launch', id: season.id, version: season.version });
          }}
        />
      </li>
    </Inline>
  );
}

function SeasonForm({
  desk,
  today,
  season,
  busy,
  send,
  onDone,
}: PartProps & {
  readonly desk: Desk;
  readonly today: string;
  readonly season: Season | null;
  readonly onDone: () => void;
}) {
  const [name, setName] = useState(season?.name ?? '');
  const [startsOn, setStartsOn] = useState<string | null>(season?.starts_on ?? null);
  const [weeks, setWeeks] = useState(season?.regular_weeks ?? 8);
  const [weights, setWeights] = useState<Partial<Record<PointMetric, number>>>(
    season?.weights ?? { count_calls: 1, overall_sat: 1, kmi: 1, kept_informed: 1 },
  );
  const [hidden, setHidden] = useState(season?.hidden ?? true);
  const [handicap, setHandicap] = useState(season?.handicap ?? false);
  const [teams, setTeams] = useState<readonly string[]>(season?.teams ?? desk.teams.map(({ slug }) => slug));
  const save = async () => {
    const saved = await send({
      do: 'save',
      ...(season ? { id: season.id, version: season.version } : {}),
      name,
      starts_on: startsOn ?? '',
      regular_weeks: weeks,
      weights,
      handicap,
      hidden,
      teams: [...teams],
    });
    if (saved) onDone();
  };
  return (
    <section aria-labelledby="season-form">
      <Stack gap={16}>
        <h2 id="season-form" className={styles.heading}>
          {season ? season.name : 'New season'}
        </h2>
        <Grid columns="fill-sm" gap={16}>
          <Field label="Name">
            <TextField value={name} onValueChange={setName} />
          </Field>
          <Field label="First week (from Monday)">
            <DateField today={today} value={startsOn} onValueChange={setStartsOn} />
          </Field>
          <Field label="Regular weeks">
            <NumberField value={weeks} min={1} max={40} onValueChange={(value) => setWeeks(value ?? 1)} />
          </Field>
        </Grid>
        <fieldset className={styles.plain}>
          <legend className={styles.heading}>Weights (0 to 10)</legend>
          <Grid columns="fill-sm" gap={12}>
            {desk.metrics.map(({ id, label, points }) => (
              <Field key={id} label={`${label} (${points} points)`}>
                <NumberField
                  value={weights[id] ?? 0}
                  min={0}
                  max={10}
                  step={0.5}
                  onValueChange={(value) => setWeights((before) => ({ ...before, [id]: value ?? 0 }))}
                />
              </Field>
            ))}
          </Grid>
        </fieldset>
        <Preview weights={weights} />
        <fieldset className={styles.plain}>
          <legend className={styles.heading}>Teams</legend>
          <Grid columns="fill-sm" gap={8}>
            {desk.teams.map((team) => (
              <Checkbox
                key={team.slug}
                label={`${team.name} (${team.members})`}
                checked={teams.includes(team.slug)}
                onCheckedChange={(on) =>
                  setTeams((before) => (on ? [...before, team.slug] : before.filter((slug) => slug !== team.slug)))
                }
              />
            ))}
          </Grid>
        </fieldset>
        <Inline gap={24} wrap>
          <Checkbox checked={hidden} onCheckedChange={setHidden} label="Hidden trial season: only Admins see it" />
          <Checkbox
            checked={handicap}
            onCheckedChange={setHandicap}
            label="Points over expected by hour, zone and service"
          />
        </Inline>
        <Inline gap={8}>
          <Button emphasis="solid" loading={busy} onClick={() => void save()}>
            Save season
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </Inline>
      </Stack>
    </section>
  );
}

/** What the weights would have meant last quarter, on real numbers. */
function Preview({ weights }: { readonly weights: Partial<Record<PointMetric, number>> }) {
  const query = useDebounced(JSON.stringify(pointMetrics.map((metric) => [metric, weights[metric] ?? 0])), 300);
  const { data, problem, retry } = useResource<WeightsPreviewResource>(
    weightsPreviewAddress(Object.fromEntries(JSON.parse(query) as [string, number][])),
  );
  return (
    <Stack gap={8} asChild>
      <section aria-label="Preview">
        {problem && !data && <NotRead problem={problem} words={problem.detail || undefined} onRetry={retry} />}
        {data && (
          <>
            <h3 className={styles.heading}>{`On ${rangeWords(data.from, data.to)}`}</h3>
            <p className={styles.body}>{`${data.mean} points per driver and day worked.`}</p>
            <Grid columns="fill-md" gap={24}>
              <ul className={styles.list} aria-label="Teams">
                {data.teams.map(({ slug, name, points, before }) => (
                  <Inline gap={8} justify="between" asChild key={slug} className={styles.match}>
                    <li>
                      <span>{name}</span>
                      <span className={styles.number}>
                        {`${pointsWords(points)} (${signedWords(points - before)})`}
                      </span>
                    </li>
                  </Inline>
                ))}
              </ul>
              <ol className={styles.list} aria-label="Best drivers">
                {data.drivers.map(({ name, points, rank, rank_before }) => (
                  <Inline gap={8} justify="between" asChild key={rank} className={styles.match}>
                    <li>
                      <span>{`${rank}. ${name}`}</span>
                      <span className={styles.number}>
                        {rank === rank_before ? pointsWords(points) : `${pointsWords(points)} (was ${rank_before}.)`}
                      </span>
                    </li>
                  </Inline>
                ))}
              </ol>
            </Grid>
          </>
        )}
      </section>
    </Stack>
  );
}
