import { Stack } from '@roadside/ui/stack';
import { goalProblems, type GoalProblem } from '@roadside/domain/metrics';
import { Button } from '@roadside/ui/button';
import { DatePicker } from '@roadside/ui/date-picker';
import { NumberField } from '@roadside/ui/number-field';
import type { GoalMetric } from '../server/goals.server.ts';
import { unitOf } from '../../../kit/format/figures.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { GoalColors } from './goal-colors.tsx';
import { firstAcceptedDay, firstOfMonth, lastAcceptedDay } from '@roadside/domain/calendar';
import * as styles from './goals.css.ts';

/** The goal values entered in the form. */
export interface GoalInput {
  readonly green: number;
  readonly yellow: number;
  readonly start: string;
  readonly end: string | null;
}

/** The values while they are being entered. */
type GoalValues = { readonly [Field in keyof GoalInput]: GoalInput[Field] | null };

export interface GoalFormProps<Saved> {
  readonly metric: GoalMetric;
  /** Initial values. */
  readonly from: { readonly green: number; readonly yellow: number } | null;
  readonly today: string;
  readonly onSet: (goal: GoalInput) => Promise<Outcome<Saved> | null>;
  readonly onSaved: (saved: Saved) => void;
}

/** New goal: the two values and a start date. Invalid goals are reported before they are sent. */
export function GoalForm<Saved>({ metric, from, today, onSet, onSaved }: GoalFormProps<Saved>) {
  const form = useForm({
    start: {
      green: from?.green ?? null,
      yellow: from?.yellow ?? null,
      start: firstOfMonth(today),
      end: null,
    } satisfies GoalValues as GoalValues,
    check: (values) => faultsOf(values, metric),
    send: async (values) => (isWhole(values) ? onSet(values) : null),
    onSaved,
  });
  const { green, yellow } = form.values;
  const shown =
    green !== null && yellow !== null && goalProblems(metric, { green, yellow }).length === 0
      ? { green, yellow }
      : from;
  const [min, max] = metric.validRange;
  const unit = unitOf(metric);
  const limits = { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }), ...(unit ? { unit } : {}) };
  const days = { today, min: firstAcceptedDay, max: lastAcceptedDay };
  const side = metric.direction === 'lower' ? 'up to' : 'from';
  return (
    <Stack asChild gap={16}>
      <Form of={form} label="New goal" failed="We couldn’t set the goal.">
        <div className={styles.pair}>
          <FormField of={form} name="green" label={`Green ${side}`} required>
            {(control) => <NumberField {...control} {...limits} />}
          </FormField>
          <FormField of={form} name="yellow" label={`Yellow ${side}`} required>
            {(control) => <NumberField {...control} {...limits} />}
          </FormField>
        </div>
        <div className={styles.preview}>{shown && <GoalColors metric={metric} goal={shown} />}</div>
        <div className={styles.pair}>
          <FormField of={form} name="start" label="First day" required>
            {(control) => <DatePicker {...control} {...days} />}
          </FormField>
          <FormField of={form} name="end" label="Last day" optional>
            {(control) => <DatePicker {...control} {...days} />}
          </FormField>
        </div>
        <Button type="submit" className={styles.start} loading={form.busy}>
          Save goal
        </Button>
      </Form>
    </Stack>
  );
}

function isWhole(values: GoalValues): values is GoalInput {
  return values.green !== null && values.yellow !== null && values.start !== null;
}

/** Validation errors of the entered goal, by field. */
function faultsOf({ green, yellow, start, end }: GoalValues, metric: GoalMetric): Readonly<Record<string, string>> {
  const problems = green !== null && yellow !== null ? goalProblems(metric, { green, yellow }) : [];
  return messagesFrom({
    green: green === null ? 'Enter a number.' : sentenceOf(problems, 'green', metric),
    yellow: yellow === null ? 'Enter a number.' : sentenceOf(problems, 'yellow', metric),
    start: start === null && 'Choose the first day',
    end: start !== null && end !== null && end < start && 'The last day is before the first',
  });
}

function sentenceOf(
  problems: readonly GoalProblem[],
  field: 'green' | 'yellow',
  { direction, validRange: [low, high] }: GoalMetric,
): string | null {
  if (problems.some((problem) => problem.code === 'out-of-range' && problem.field === field))
    return high === null ? `Enter ${low ?? 0} or more.` : `Enter a number from ${low ?? 0} to ${high}.`;
  if (field === 'yellow' && problems.some(({ code }) => code === 'wrong-order'))
    return direction === 'lower'
      ? 'Lower is better, so yellow can’t be below green.'
      : 'Higher is better, so yellow can’t be above green.';
  return null;
}
