import { betMetricLabels, campaignMetrics } from '@roadside/domain/arena';
import { Checkbox } from '@roadside/ui/checkbox';
import { Field } from '@roadside/ui/field';
import { Grid } from '@roadside/ui/grid';
import { NumberField } from '@roadside/ui/number-field';
import { Stack } from '@roadside/ui/stack';
import type { StepProps } from './builder-props.ts';
import { CostPart } from './cost-part.tsx';
import * as styles from './campaigns.css.ts';

/** What the points are for, what they cost, and the budget, with the forecast beside them. */
export default function PointsStep({ builder: { draft, set }, choices }: StepProps) {
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <h2 className={styles.heading}>Weight of each metric</h2>
        <Grid columns={{ narrow: 2, wide: 4 }} gap={16}>
          {campaignMetrics.map((metric) => (
            <Field key={metric} label={betMetricLabels[metric]}>
              <NumberField
                min={0}
                max={10}
                step={0.5}
                value={draft.weights[metric]}
                onValueChange={(value) => set({ weights: { ...draft.weights, [metric]: value ?? 0 } }, metric)}
              />
            </Field>
          ))}
        </Grid>
        <Checkbox
          checked={draft.handicap}
          onCheckedChange={(handicap) => set({ handicap: handicap === true }, 'handicap')}
          label="Points over expected by hour, zone and service"
        />
      </Stack>
      <Grid columns={{ narrow: 1, wide: 2 }} gap={16}>
        <Field label="Budget" description="0 means no limit.">
          <NumberField
            min={0}
            format={{ style: 'currency', currency: 'USD' }}
            value={draft.budget}
            onValueChange={(budget) => set({ budget: budget ?? 0 }, 'budget')}
          />
        </Field>
        <Field label="Cost of a point" description="In cents.">
          <NumberField
            min={0}
            step={0.5}
            value={draft.centsPerPoint}
            onValueChange={(centsPerPoint) => set({ centsPerPoint: centsPerPoint ?? 0 }, 'cents')}
          />
        </Field>
      </Grid>
      <CostPart draft={draft} timeZone={choices.timeZone} />
    </Stack>
  );
}
