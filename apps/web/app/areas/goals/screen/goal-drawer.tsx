import { Stack } from '@roadside/ui/stack';
import { Badge } from '@roadside/ui/badge';
import { Drawer } from '@roadside/ui/drawer';
import { EmptyState } from '@roadside/ui/empty-state';
import { List } from '@roadside/ui/list';
import { useUiSettings } from '@roadside/ui/provider';
import type { GoalShown } from '../model/goal-shown.ts';
import type { DrawerProps } from '../../../kit/drawers/drawer-registry.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { ChangedOf } from '../../../kit/resource/resource.ts';
import type { GoalsOfMetric, GoalsResource } from '../server/goals.server.ts';
import { dayWordsAt } from '../../../kit/format/day-words.ts';
import { figure, unitOf, withUnit } from '../../../kit/format/figures.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { GoalColors } from './goal-colors.tsx';
import { GoalForm, type GoalFormProps, type GoalInput } from './goal-form.tsx';
import { goalDays, goalOn } from './goal-words.ts';
import * as styles from './goals.css.ts';
import { useGoals } from './use-goals.ts';

/**
 * A metric's goal at a location: the current goal, who set it, and its history, with a form for people who may set it.
 */
export default function GoalDrawer({ value: shown, scope, close }: DrawerProps<GoalShown>) {
  const { data: goals, problem, loading, retry, change } = useGoals(shown);
  const notify = useNotify();
  const undo = async (goal: number) => {
    const outcome = await change({ intent: 'undo', goal });
    if (!outcome) return;
    if (outcome.ok) scope.onChanged?.('goal');
    notify(
      outcome.ok
        ? { tone: 'success', text: 'Goal restored' }
        : { tone: 'danger', text: `We couldn’t undo the goal. ${problemWords(outcome.problem).words}` },
    );
  };
  const set = (input: GoalInput) => change({ intent: 'set', metric: shown.metric, ...input });
  const onSaved = (label: string, id: number | null) => {
    scope.onChanged?.('goal');
    notify({
      tone: 'success',
      text: `${label} goal set`,
      ...(id === null ? {} : { action: { label: 'Undo', onSelect: () => void undo(id) } }),
    });
  };
  return (
    <Drawer.Root open onOpenChange={(open) => !open && close()} modal={false}>
      <Drawer.Content beside aria-busy={loading}>
        <Drawer.Header>
          <Drawer.Title>{goals ? `${goals.metric.label} goal` : 'Goal'}</Drawer.Title>
          {goals && <Drawer.Description>{goals.place.name}</Drawer.Description>}
        </Drawer.Header>
        <Drawer.Body>
          {loading && (
            <List.Root aria-label="Goals" aria-busy>
              <List.LoadingItems count={4} />
            </List.Root>
          )}
          {problem && <NotRead problem={problem} onRetry={retry} />}
          {goals && (
            <GoalParts {...goals} onSet={set} onSaved={({ goal }) => onSaved(goals.metric.label, goal?.id ?? null)} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

type GoalPartsProps = GoalsOfMetric & Pick<GoalFormProps<ChangedOf<GoalsResource>>, 'onSet' | 'onSaved'>;

function GoalParts({ metric, goals, mayChange, today, onSet, onSaved }: GoalPartsProps) {
  const holding = goalOn(goals, today);
  const { timeZone } = useUiSettings();
  return (
    <Stack gap={32}>
      <Stack asChild gap={12}>
        <section aria-labelledby="goal-now">
          <h3 id="goal-now" className={styles.partTitle}>
            Today
          </h3>
          {holding ? (
            <GoalColors metric={metric} goal={holding} />
          ) : (
            <EmptyState
              size="sm"
              picture="road"
              title="No goal is set"
              description={
                mayChange
                  ? 'Set one below. Numbers use its colors starting on its first day.'
                  : 'Numbers for this metric have no colors.'
              }
            />
          )}
          {holding && <p className={styles.quiet}>{originOf(holding, today)}</p>}
          <p className={styles.quiet}>
            {metric.description}
            {metric.target && ` Industry benchmark: ${metric.target}.`}
          </p>
        </section>
      </Stack>
      {mayChange && (
        <Stack asChild gap={12}>
          <section aria-labelledby="goal-new">
            <h3 id="goal-new" className={styles.partTitle}>
              {holding ? 'Change it' : 'Set it'}
            </h3>
            <GoalForm
              key={`${holding?.id} ${holding?.green} ${holding?.yellow}`}
              metric={metric}
              from={holding}
              today={today}
              onSet={onSet}
              onSaved={onSaved}
            />
          </section>
        </Stack>
      )}
      <Stack asChild gap={12}>
        <section aria-labelledby="goal-history">
          <h3 id="goal-history" className={styles.partTitle}>
            History
          </h3>
          {goals.length === 0 && <p className={styles.quiet}>No goals yet</p>}
          {goals.length > 0 && (
            <List.Root aria-label="Goals, newest first" wrap>
              {goals.toReversed().map((goal) => (
                <List.Item
                  key={`${goal.id} ${goal.start}`}
                  title={
                    <>
                      <b className={styles.value}>{withUnit(figure(metric, goal.green), unitOf(metric))}</b> yellow{' '}
                      {metric.direction === 'lower' ? 'up to' : 'from'} {figure(metric, goal.yellow)}
                    </>
                  }
                  description={
                    <>
                      {goalDays(goal, today)}
                      <br />
                      {whoSet(goal, timeZone)}
                    </>
                  }
                  trailing={
                    goal === holding ? (
                      <Badge tone="info">today</Badge>
                    ) : (
                      goal.start !== null && goal.start > today && <Badge>planned</Badge>
                    )
                  }
                />
              ))}
            </List.Root>
          )}
        </section>
      </Stack>
    </Stack>
  );
}

type Goal = GoalsOfMetric['goals'][number];

/** Describes the source of today's goal. */
function originOf(goal: Goal, today: string): string {
  if (goal.is_default) return 'The default goal for every club.';
  const from = goal.inherited_from === null ? 'Set here' : `Set for ${goal.inheritedFromName ?? 'a location above'}`;
  return `${from}, ${goalDays(goal, today)}.`;
}

function whoSet({ is_default, inherited_from, inheritedFromName, set_by, set_at }: Goal, timeZone: string): string {
  if (is_default) return 'the default goal for every club';
  const by = set_by ? `set by ${set_by.display_name}` : 'set when the club started';
  const where = inherited_from === null ? '' : ` for ${inheritedFromName ?? 'a location above'}`;
  return `${by}${where}${set_at ? ` on ${dayWordsAt(set_at, timeZone, true)}` : ''}`;
}
