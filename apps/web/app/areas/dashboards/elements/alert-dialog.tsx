import type { MetricAlert } from '@roadside/contract/schemas';
import type { ServiceGroup } from '@roadside/domain/calls';
import { timeTypeLabels } from '@roadside/domain/dashboards';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { List } from '@roadside/ui/list';
import { NumberField } from '@roadside/ui/number-field';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Stack } from '@roadside/ui/stack';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { numberWords } from '../../../kit/format/alert-words.ts';
import { unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { alertsAddress } from '../model/addresses.ts';
import type { AlertsResource } from '../server/alerts.server.ts';

export interface AlertDialogProps {
  readonly heading: MetricHeading;
  readonly place: Pick<Place, 'slug' | 'name'>;
  readonly timeType: MetricAlert['time_type'];
  readonly service: ServiceGroup | null;
  /** The metric's goal, where an alert starts. */
  readonly goal: number | null;
  readonly onClose: () => void;
}

const directions = [
  { value: 'below', label: 'Falls below' },
  { value: 'above', label: 'Rises above' },
] as const;

/** Sets an alert on a number, and lists the person's others to reset and delete. */
export function AlertDialog({ heading, place, timeType, service, goal, onClose }: AlertDialogProps) {
  const { change } = useChange<AlertsResource>(alertsAddress());
  const notify = useNotify();
  const form = useForm({
    start: {
      direction: (heading.direction === 'lower' ? 'above' : 'below') as MetricAlert['direction'],
      threshold: goal,
    },
    check: ({ threshold }) => messagesFrom({ threshold: threshold === null && 'Enter a number' }),
    send: async ({ direction, threshold }) =>
      threshold === null
        ? null
        : change({
            intent: 'save',
            alert: { slug: place.slug, metric: heading.id, time_type: timeType, service, direction, threshold },
          }),
    onSaved: () => {
      notify({ tone: 'success', text: `Alert set on ${heading.label}` });
      onClose();
    },
  });
  const unit = unitOf(heading);
  return (
    <FormDialog
      of={form}
      title={`Alert me about ${heading.label}`}
      description={`${timeTypeLabels[timeType]} at ${place.name}${service === null ? '' : `, ${service} calls only`}. You’re notified once, and again only after the number has recovered or you reset the alert.`}
      submit="Set alert"
      onClose={onClose}
    >
      <Stack gap={16}>
        <FormField of={form} name="direction" label="When it">
          {({ value, onValueChange }) => (
            <SegmentedControl label="When it" items={directions} value={value} onValueChange={onValueChange} />
          )}
        </FormField>
        <FormField of={form} name="threshold" label={unit ? `Threshold, ${unit}` : 'Threshold'} required>
          {(control) => <NumberField {...control} />}
        </FormField>
        <OwnAlerts />
      </Stack>
    </FormDialog>
  );
}

function OwnAlerts() {
  const { data, problem, retry } = useResource<AlertsResource>(alertsAddress());
  const { change } = useChange<AlertsResource>(alertsAddress());
  const notify = useNotify();
  const send = async (intent: 'reset' | 'remove', id: number) => {
    const outcome = await change({ intent, id });
    if (outcome && !outcome.ok) notify({ tone: 'danger', text: problemWords(outcome.problem).words });
  };
  if (problem) return <NotRead problem={problem} onRetry={retry} />;
  if (!data || data.alerts.length === 0) return null;
  return (
    <Stack gap={8} asChild>
      <section aria-label="Your alerts">
        <h3>Your alerts</h3>
        <List.Root aria-label="Your alerts" wrap>
          {data.alerts.map((alert) => (
            <List.Item
              key={alert.id}
              title={`${alert.metric_label}${alert.service === null ? '' : `, ${alert.service}`}, ${alert.place_name}`}
              description={ruleWords(alert)}
              trailing={
                <Inline gap={8} rowGap={4} wrap align="center">
                  {(alert.state === 'crossed' || alert.stopped_at !== null) && (
                    <>
                      <Badge tone="beacon">{alert.stopped_at === null ? 'Crossed' : 'Stopped: no access'}</Badge>
                      <Button
                        size="sm"
                        aria-label={`Reset alert on ${alert.metric_label}, ${alert.place_name}`}
                        onClick={() => void send('reset', alert.id)}
                      >
                        Reset
                      </Button>
                    </>
                  )}
                  <Button
                    size="sm"
                    emphasis="plain"
                    aria-label={`Delete alert on ${alert.metric_label}, ${alert.place_name}`}
                    onClick={() => void send('remove', alert.id)}
                  >
                    Delete
                  </Button>
                </Inline>
              }
            />
          ))}
        </List.Root>
      </section>
    </Stack>
  );
}

function ruleWords(alert: MetricAlert): string {
  const rule = `${timeTypeLabels[alert.time_type]}, ${alert.direction} ${numberWords(alert, alert.threshold)}`;
  return alert.value === null ? rule : `${rule} · now ${numberWords(alert, alert.value)}`;
}
