import type { Subscription } from '@roadside/contract/schemas';
import { sendIntervals } from '@roadside/domain/subscriptions';
import { MultiSelect } from '@roadside/ui/multi-select';
import { Select } from '@roadside/ui/select';
import { Stack } from '@roadside/ui/stack';
import { TextField } from '@roadside/ui/text-field';
import { TimeField } from '@roadside/ui/time-field';
import { useState } from 'react';
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx';
import { useSearch } from '../../../kit/directory/use-search.ts';
import { messagesFrom } from '../../../kit/form/form-messages.ts';
import { FormField } from '../../../kit/form/form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { subscriptionsAddress } from '../model/addresses.ts';
import {
  describedValues,
  hasThreshold,
  inputOf,
  isOnMetric,
  ownPlace,
  type SentPlace,
  type SubscriptionValues,
} from '../model/subscription-values.ts';
import type { SubscriptionsResource } from '../server/subscriptions.server.ts';
import { ConditionFields, type MetricChoice } from './condition-fields.tsx';

/** What the dialog edits: a stored report, or a new one. */
export interface DialogSubject {
  readonly stored: Subscription | null;
  /** The location it opens with; null for each person's own. */
  readonly place: SentPlace | null;
  readonly start: SubscriptionValues;
}

export interface SubscriptionDialogProps {
  readonly subject: DialogSubject;
  /** What can be sent. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly metrics: readonly MetricChoice[];
  readonly person: { readonly employeeId: number; readonly name: string };
  /** Reads the stored reports again, after a save was refused. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

const intervalLabels = {
  daily: 'Every day',
  weekdays: 'Monday to Friday',
  weekly: 'Once a week',
  monthly: 'Once a month',
};
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Sets up a dashboard or report to be sent by email on a schedule. */
export default function SubscriptionDialog({
  subject,
  choices,
  metrics,
  person,
  onReload,
  onClose,
}: SubscriptionDialogProps) {
  const { stored, place, start } = subject;
  const notify = useNotify();
  const { change } = useChange<SubscriptionsResource>(subscriptionsAddress());
  const [met, setMet] = useState<ReadonlyMap<string, string>>(new Map([[String(person.employeeId), person.name]]));
  const names = new Map([
    ...met,
    ...(stored?.receivers ?? []).map((each): [string, string] => [String(each.user_id), each.display_name]),
  ]);
  const form = useForm({
    start,
    ...(stored && { stored: { version: stored.version, reload: onReload } }),
    check: ({ name, receivers, time, condition, metric, threshold }: SubscriptionValues) =>
      messagesFrom({
        name: name.trim() === '' && 'Enter a name',
        receivers: receivers.length === 0 && 'Choose at least one person',
        time: time === '' && 'Enter a time',
        metric: isOnMetric(condition) && metric === '' && 'Choose a number',
        threshold: hasThreshold(condition) && threshold === null && 'Enter a value',
      }),
    send: (values, version) =>
      change({
        purpose: 'save',
        ...(stored ? { id: stored.id, version: version ?? stored.version } : {}),
        ...inputOf(values),
      }),
    onSaved: () => {
      notify({ tone: 'success', text: 'Email report saved' });
      onClose();
    },
    fieldOf: (name) =>
      name === 'slug' ? 'place' : name.replace(/^(?:schedule|condition)\./, '').replace(/^receivers\..*/, 'receivers'),
  });
  const { every } = form.values;
  const places = [
    { value: ownPlace, label: 'Each person’s own location' },
    ...(place ? [{ value: place.slug, label: place.name }] : []),
  ];
  return (
    <FormDialog
      of={form}
      title={stored ? 'Edit email report' : 'New email report'}
      description="Everyone gets the numbers they’re allowed to see, in Excel and, where it’s set up, as a PDF. A scorecard is the station’s latest one. The executive report covers the last complete week, or the last month if it’s sent monthly."
      submit="Save email report"
      onClose={onClose}
      compared={{
        what: 'email report',
        described: (values) =>
          describedValues(values, {
            subject: (choice) => choices.find(({ value }) => value === choice)?.label,
            place: (slug) => (slug === place?.slug ? place.name : undefined),
            metric: (id) => metrics.find((each) => each.id === id)?.label,
            person: (id) => names.get(id),
          }),
      }}
    >
      <Stack gap={12}>
        <FormField of={form} name="name" label="Name" required>
          {(control) => <TextField {...control} maxLength={80} />}
        </FormField>
        <FormField of={form} name="dashboard_id" label="Dashboard or report">
          {(control) => <Select {...control} items={choices} />}
        </FormField>
        <FormField of={form} name="place" label="Location">
          {(control) => <Select {...control} items={places} />}
        </FormField>
        <FormField of={form} name="every" label="Send">
          {(control) => (
            <Select
              {...control}
              items={sendIntervals.map((value) => ({ value, label: intervalLabels[value] }))}
              onValueChange={(next) => control.onValueChange(sendIntervals.find((each) => each === next) ?? every)}
            />
          )}
        </FormField>
        {every === 'weekly' && (
          <FormField of={form} name="weekday" label="Day">
            {(control) => <Select {...control} items={weekdays.map((label, day) => ({ value: String(day), label }))} />}
          </FormField>
        )}
        {every === 'monthly' && (
          <FormField of={form} name="month_day" label="Day of the month">
            {(control) => (
              <Select
                {...control}
                items={Array.from({ length: 31 }, (_, index) => ({
                  value: String(index + 1),
                  label: index === 30 ? 'Last day' : String(index + 1),
                }))}
              />
            )}
          </FormField>
        )}
        <FormField
          of={form}
          name="time"
          label="Time"
          description={`By the clock of ${form.values.place === ownPlace ? 'your' : 'the'} location`}
          required
        >
          {(control) => <TimeField {...control} onValueChange={(time) => control.onValueChange(time ?? '')} />}
        </FormField>
        <FormField of={form} name="receivers" label="To" required>
          {(control) => <Receivers {...control} names={names} onMet={setMet} />}
        </FormField>
        <ConditionFields of={form} metrics={metrics} />
      </Stack>
    </FormDialog>
  );
}

interface ReceiversProps {
  readonly value: readonly string[];
  readonly onValueChange: (value: readonly string[]) => void;
  /** Names by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Receives the names of those who were found. */
  readonly onMet: (change: (met: ReadonlyMap<string, string>) => ReadonlyMap<string, string>) => void;
}

/** People by the beginning of a name, among those the person may see. */
function Receivers({ value, onValueChange, names, onMet, ...control }: ReceiversProps) {
  const [query, setQuery] = useState('');
  const { pages, loading } = useSearch('employees', query.trim(), { enabled: query.trim() !== '' });
  const hits = query.trim() === '' ? [] : pages.flatMap((page) => page.hits);
  return (
    <MultiSelect
      {...control}
      label="To"
      items={hits.map(({ recordId, name, what }) => ({ id: String(recordId), label: name, description: what }))}
      value={value}
      onValueChange={(ids) => {
        onMet(
          (met) => new Map([...met, ...hits.map(({ recordId, name }): [string, string] => [String(recordId), name])]),
        );
        onValueChange(ids);
      }}
      onQueryChange={setQuery}
      loading={loading}
      labelOf={(id) => names.get(id) ?? `Employee ${id}`}
      searchPlaceholder="Search by name"
    />
  );
}
