import { pointMetrics, type PointMetric, weightProblem } from '@roadside/domain/arena';
import type { IncentiveReply } from '@roadside/contract/schemas';
import { Banner } from '@roadside/ui/banner';
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
import { rangeWords } from '../../../kit/format/day-words.ts';
import type { DescribedField } from '../../../kit/form/conflict.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { RewardDialog } from '../../../kit/rewards/reward-dialog.tsx';
import { rewardWords } from '../../../kit/rewards/reward-words.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { weightsPreviewAddress } from '../model/addresses.ts';
import type { WeightsPreviewResource } from '../server/desk.server.ts';
import * as styles from './arena.css.ts';
import type { ChangeDesk, Desk, DeskSeason } from './desk-screen.tsx';
import { pointsWords, signedWords } from './points-words.ts';
import { SeasonRewards } from './season-rewards.tsx';

interface SeasonFormProps {
  /** Employee id of the reader. */
  readonly me: number;
  readonly desk: Desk;
  /** The club's day. */
  readonly today: string;
  /** Null for a new one. */
  readonly season: DeskSeason | null;
  readonly change: ChangeDesk;
  /** Reads the desk again. */
  readonly reload: () => void;
  readonly onDone: () => void;
}

interface SeasonValues {
  readonly name: string;
  readonly starts_on: string | null;
  readonly regular_weeks: number | null;
  readonly weights: Partial<Record<PointMetric, number>>;
  readonly hidden: boolean;
  readonly handicap: boolean;
  readonly teams: readonly string[];
  readonly incentives: readonly IncentiveReply[];
}

/** Plans a season, with what its weights would have meant last quarter. */
export default function SeasonForm({ me, desk, today, season, change, reload, onDone }: SeasonFormProps) {
  const notify = useNotify();
  const form = useForm<SeasonValues, unknown>({
    start: {
      name: season?.name ?? '',
      starts_on: season?.starts_on ?? null,
      regular_weeks: season?.regular_weeks ?? 8,
      weights: season?.weights ?? { count_calls: 1, overall_sat: 1, kmi: 1, kept_informed: 1 },
      hidden: season?.hidden ?? true,
      handicap: season?.handicap ?? false,
      teams: season?.teams ?? desk.teams.map(({ slug }) => slug),
      incentives: season?.incentives ?? [],
    },
    ...(season ? { stored: { version: season.version, reload } } : {}),
    draft: { person: me, form: `season ${season?.id ?? 'new'}` },
    check: ({ name, starts_on, regular_weeks, weights }) =>
      messagesFrom({
        name: name.trim() === '' && 'Enter a name',
        starts_on: starts_on === null && 'Enter the first week',
        regular_weeks: (regular_weeks === null || regular_weeks < 1 || regular_weeks > 40) && 'Enter 1 to 40 weeks',
        weights: weightProblem(weights) === 'none' && 'Give at least one metric a weight above 0',
      }),
    send: async ({ starts_on, regular_weeks, teams, incentives, ...values }, version) =>
      change({
        do: 'save',
        ...(season ? { id: season.id, version: version ?? season.version } : {}),
        ...values,
        starts_on: starts_on ?? '',
        regular_weeks: regular_weeks ?? 1,
        teams: [...teams],
        incentives: [...incentives],
      }),
    fieldOf: (name) => name.split('.')[0] ?? name,
    onSaved: () => {
      notify({ tone: 'success', text: 'Season saved' });
      onDone();
    },
  });
  const { values, problems } = form;
  const { weights, hidden, handicap, teams, incentives } = values;
  const [adding, setAdding] = useState(false);
  const described = (each: SeasonValues): readonly DescribedField[] => [
    { key: 'name', label: 'Name', text: each.name },
    { key: 'starts_on', label: 'First week', text: each.starts_on ?? '' },
    { key: 'regular_weeks', label: 'Regular weeks', text: String(each.regular_weeks ?? '') },
    ...desk.metrics.map(({ id, label }) => ({ key: id, label, text: String(each.weights[id] ?? 0) })),
    { key: 'teams', label: 'Teams', text: each.teams.toSorted().join(', ') },
    {
      key: 'incentives',
      label: 'Rewards',
      text: each.incentives.map((reward) => rewardWords(reward, 'team').title).join(', '),
    },
    { key: 'hidden', label: 'Hidden trial season', text: each.hidden ? 'Yes' : 'No' },
    { key: 'handicap', label: 'Points over expected', text: each.handicap ? 'Yes' : 'No' },
  ];
  return (
    <section aria-labelledby="season-form">
      <LeaveGuard unsaved={form.unsaved && !form.busy} />
      <Form
        of={form}
        label={season ? season.name : 'New season'}
        what="season"
        described={described}
        failed="We couldn’t save the season."
      >
        <Stack gap={16}>
          <h2 id="season-form" className={styles.heading}>
            {season ? season.name : 'New season'}
          </h2>
          <Grid columns="fill-sm" gap={16}>
            <FormField of={form} name="name" label="Name">
              {(control) => <TextField {...control} />}
            </FormField>
            <FormField of={form} name="starts_on" label="First week (from Monday)">
              {(control) => <DateField {...control} today={today} />}
            </FormField>
            <FormField of={form} name="regular_weeks" label="Regular weeks">
              {(control) => <NumberField {...control} min={1} max={40} />}
            </FormField>
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
                    onValueChange={(value) => form.change({ weights: { ...weights, [id]: value ?? 0 } })}
                  />
                </Field>
              ))}
            </Grid>
          </fieldset>
          {problems.weights !== undefined && <Banner tone="danger">{problems.weights}</Banner>}
          {problems.teams !== undefined && <Banner tone="danger">{problems.teams}</Banner>}
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
                    form.change({ teams: on ? [...teams, team.slug] : teams.filter((slug) => slug !== team.slug) })
                  }
                />
              ))}
            </Grid>
          </fieldset>
          <SeasonRewards
            incentives={incentives}
            problem={problems.incentives}
            onChange={(next) => form.change({ incentives: next })}
            onAdd={() => setAdding(true)}
          />
          <Inline gap={24} wrap>
            <Checkbox
              checked={hidden}
              onCheckedChange={(on) => form.change({ hidden: on })}
              label="Hidden trial season: only Admins see it"
            />
            <Checkbox
              checked={handicap}
              onCheckedChange={(on) => form.change({ handicap: on })}
              label="Points over expected by hour, zone and service"
            />
          </Inline>
          <Inline gap={8}>
            <Button type="submit" emphasis="solid" loading={form.busy}>
              Save season
            </Button>
            <Button onClick={onDone}>Cancel</Button>
          </Inline>
        </Stack>
      </Form>
      {/* Outside the form: sending the dialog must not send the season. */}
      {adding && (
        <RewardDialog
          squad="team"
          onAdd={async (reward) => {
            form.change({ incentives: [...incentives, reward] });
            return { ok: true, data: null };
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

/** What the weights would have meant last quarter, on real numbers. */
function Preview({ weights }: { readonly weights: Partial<Record<PointMetric, number>> }) {
  const query = useDebounced(JSON.stringify(pointMetrics.map((metric) => [metric, weights[metric] ?? 0])), 300);
  const { data, problem, retry } = useResource<WeightsPreviewResource>(
    weightsPreviewAddress(Object.fromEntries(JSON.parse(query) as [string, number][])),
    { keepPrevious: true },
  );
  return (
    <Stack gap={8} asChild>
      <section aria-label="Preview">
        {problem && !data && <NotRead problem={problem} words={problem.detail || undefined} onRetry={retry} />}
        {data && (
          <>
            <h3 className={styles.heading}>{`With these weights, ${rangeWords(data.from, data.to)}`}</h3>
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
