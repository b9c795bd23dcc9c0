import { sendConditions } from '@roadside/domain/subscriptions';
import { NumberField } from '@roadside/ui/number-field';
import { Select } from '@roadside/ui/select';
import { FormField } from '../../../kit/form/form.tsx';
import type { OpenForm } from '../../../kit/form/use-form.ts';
import {
  conditionHint,
  conditionLabels,
  hasThreshold,
  isOnMetric,
  type SubscriptionValues,
} from '../model/subscription-values.ts';

/** A metric a condition can be about. */
export interface MetricChoice {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
}

/** When a report that is due is sent: every time, or only if something holds. */
export function ConditionFields({
  of,
  metrics,
}: {
  readonly of: OpenForm<SubscriptionValues>;
  readonly metrics: readonly MetricChoice[];
}) {
  const { condition, metric } = of.values;
  const unit = unitWords(metrics.find(({ id }) => id === metric)?.unit);
  return (
    <>
      <FormField of={of} name="condition" label="When to send it">
        {(control) => (
          <Select
            {...control}
            items={sendConditions.map((value) => ({ value, label: conditionLabels[value] }))}
            onValueChange={(next) => control.onValueChange(sendConditions.find((each) => each === next) ?? condition)}
          />
        )}
      </FormField>
      {isOnMetric(condition) && (
        <FormField of={of} name="metric" label="Number" description={conditionHint(of.values)} required>
          {(control) => <Select {...control} items={metrics.map(({ id, label }) => ({ value: id, label }))} />}
        </FormField>
      )}
      {hasThreshold(condition) && (
        <FormField of={of} name="threshold" label={unit === '' ? 'Value' : `Value, ${unit}`} required>
          {(control) => <NumberField {...control} />}
        </FormField>
      )}
    </>
  );
}

const unitWords = (unit: string | undefined) => (unit === 'percent' ? '%' : unit === 'minutes' ? 'min' : '');
