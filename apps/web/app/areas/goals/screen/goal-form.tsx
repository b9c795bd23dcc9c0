import { goalProblems, type GoalProblem } from '@roadside/domain/metrics';
import { Button } from '@roadside/ui/button';
import { DatePicker } from '@roadside/ui/date-picker';
import { Field } from '@roadside/ui/field';
import { NumberField } from '@roadside/ui/number-field';
import { useState } from 'react';
import type { GoalMetric } from '../server/goals.server.ts';
import { unitOf } from '../../../kit/format/figures.ts';
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

export interface GoalFormProps {
  readonly metric: GoalMetric;
  /** Initial values. */
  readonly from: { readonly green: number; readonly yellow: number } | null;
  readonly today: string;
  readonly busy: boolean;
  /** Validation errors from the service, by field. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly onSet: (wish: GoalInput) => void;
}

/** New goal: the two values and a start date. Invalid goals are reported before they are sent. */
export function GoalForm({ metric, from, today, busy, refusals, onSet }: GoalFormProps) {
  const [green, setGreen] = useState<number | null>(from?.green ?? null);
  const [yellow, setYellow] = useState<number | null>(from?.yellow ?? null);
  const [start, setStart] = useState<string | null>(firstOfMonth(today));
  const [end, setEnd] = useState<string | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const wanted =
    green !== null && yellow !== null && goalProblems(metric, { green, yellow }).length === 0
      ? { green, yellow }
      : null;
  const shown = wanted ?? from;
  const [min, max] = metric.validRange;
  const unit = unitOf(metric);
  const limits = { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }), ...(unit ? { unit } : {}) };
  const side = metric.direction === 'lower' ? 'up to' : 'from';
  // Validated on submit and not on blur: an error that appears or disappears must not move the button under the
  // pointer.
  const send = () => {
    const found = faultsOf({ green, yellow, start, end }, metric);
    setFaults(found);
    if (wanted && start !== null && Object.keys(found).length === 0) onSet({ ...wanted, start, end });
  };
  return (
    <form
      noValidate
      className={styles.form}
      aria-label="New goal"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.pair}>
        <Field label={`Green ${side}`} error={faults['green'] ?? refusals['green']} required>
          <NumberField value={green} onValueChange={setGreen} {...limits} />
        </Field>
        <Field label={`Yellow ${side}`} error={faults['yellow'] ?? refusals['yellow']} required>
          <NumberField value={yellow} onValueChange={setYellow} {...limits} />
        </Field>
      </div>
      <div className={styles.preview}>{shown && <GoalColors metric={metric} goal={shown} />}</div>
      <div className={styles.pair}>
        <Field label="First day" error={faults['start'] ?? refusals['start']} required>
          <DatePicker
            value={start}
            onValueChange={setStart}
            today={today}
            min={firstAcceptedDay}
            max={lastAcceptedDay}
          />
        </Field>
        <Field label="Last day" optional error={faults['end'] ?? refusals['end']}>
          <DatePicker value={end} onValueChange={setEnd} today={today} min={firstAcceptedDay} max={lastAcceptedDay} />
        </Field>
      </div>
      <Button type="submit" className={styles.start} loading={busy}>
        Save goal
      </Button>
    </form>
  );
}

/** Validation errors of the entered goal, by field. */
function faultsOf(
  { green, yellow, start, end }: { readonly [Field in keyof GoalInput]: GoalInput[Field] | null },
  metric: GoalMetric,
): Readonly<Record<string, string>> {
  const problems = green !== null && yellow !== null ? goalProblems(metric, { green, yellow }) : [];
  const said: Record<string, string | null> = {
    green: green === null ? 'Enter a number.' : sentenceOf(problems, 'green', metric),
    yellow: yellow === null ? 'Enter a number.' : sentenceOf(problems, 'yellow', metric),
    start: start === null ? 'Choose the first day' : null,
    end: start !== null && end !== null && end < start ? 'The last day is before the first' : null,
  };
  return Object.fromEntries(
    Object.entries(said).flatMap(([field, sentence]) => (sentence === null ? [] : [[field, sentence]])),
  );
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
