import { pointMetrics, type PointMetric } from '@roadside/domain/arena';
import { Button } from '@roadside/ui/button';
import { DateField } from '@roadside/ui/date-field';
import { Grid } from '@roadside/ui/grid';
import { List } from '@roadside/ui/list';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { countWords } from '../../../kit/format/count-words.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { Form, FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import * as styles from './arena.css.ts';
import type { ChangeDesk, Desk } from './desk-screen.tsx';

interface DeskRestateMetricProps {
  readonly desk: Pick<Desk, 'metrics' | 'restatements'>;
  /** The club's day. */
  readonly today: string;
  readonly change: ChangeDesk;
}

const isMetric = (id: string): id is PointMetric => (pointMetrics as readonly string[]).includes(id);

/** Judges the days of a metric again; open bets on it are called off, and their stakes return with the reason. */
export default function DeskRestateMetric({ desk, today, change }: DeskRestateMetricProps) {
  const notify = useNotify();
  const form = useForm({
    start: { metric: '', from: null as string | null, to: null as string | null, reason: '' },
    check: ({ metric, from, to, reason }) =>
      messagesFrom({
        metric: !isMetric(metric) && 'Choose a metric',
        from: from === null && 'Enter the first day',
        to: to === null ? 'Enter the last day' : from !== null && to < from && 'Enter a day after the first one',
        reason: reason.trim() === '' && 'Enter a reason',
      }),
    send: async ({ metric, from, to, reason }) =>
      isMetric(metric) ? change({ do: 'restate-metric', metric, from: from ?? '', to: to ?? '', reason }) : null,
    onSaved: (_, { metric }) => {
      notify({ tone: 'success', text: 'Metric restated' });
      form.reopen({ values: { metric, from: null, to: null, reason: '' }, version: null });
    },
  });
  const labelOf = (metric: PointMetric) => desk.metrics.find(({ id }) => id === metric)?.label ?? metric;
  return (
    <section aria-labelledby="restate-metric">
      <Form of={form} label="Restate a metric" failed="We couldn’t restate the metric.">
        <Stack gap={12}>
          <h2 id="restate-metric" className={styles.heading}>
            Restate a metric
          </h2>
          <p className={styles.quiet}>
            Points of these days are counted again. Open bets on the metric are called off, and stakes return. This
            can’t be undone.
          </p>
          <Grid columns="fill-sm" gap={16}>
            <FormField of={form} name="metric" label="Metric">
              {(control) => (
                <Select
                  {...control}
                  placeholder="Choose a metric"
                  items={desk.metrics.map(({ id, label }) => ({ value: id, label }))}
                />
              )}
            </FormField>
            <FormField of={form} name="from" label="First day">
              {(control) => <DateField {...control} today={today} />}
            </FormField>
            <FormField of={form} name="to" label="Last day">
              {(control) => <DateField {...control} today={today} />}
            </FormField>
            <FormField of={form} name="reason" label="Reason drivers see">
              {(control) => <TextField {...control} />}
            </FormField>
          </Grid>
          <div>
            <Button type="submit" loading={form.busy}>
              Restate metric
            </Button>
          </div>
          {desk.restatements.length > 0 && (
            <List.Root aria-label="Restated metrics" wrap>
              {desk.restatements.map(({ metric, from, to, reason, bets, made_at }) => (
                <List.Item
                  key={`${made_at} ${metric}`}
                  title={`${labelOf(metric)} · ${rangeWords(from, to)}`}
                  description={`${reason} · ${countWords(bets, 'bet', 'bets')} called off`}
                />
              ))}
            </List.Root>
          )}
        </Stack>
      </Form>
    </section>
  );
}
