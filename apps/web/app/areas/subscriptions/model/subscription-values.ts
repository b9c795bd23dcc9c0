import type { Subscription } from '@roadside/contract/schemas';
import { sendWords, type SendConditionKind, type SendInterval } from '@roadside/domain/subscriptions';

/** What the dialog edits. */
export interface SubscriptionValues {
  readonly name: string;
  /** The id of the dashboard as a choice, or the name of a report. */
  readonly dashboard_id: string;
  readonly every: SendInterval;
  readonly weekday: string;
  readonly month_day: string;
  readonly time: string;
  /** 'own' is each receiver's own location. */
  readonly place: string;
  readonly receivers: readonly string[];
  readonly condition: SendConditionKind;
  /** Empty until one is chosen. */
  readonly metric: string;
  readonly threshold: number | null;
}

/** The reports that can be sent besides dashboards, as choices. */
export const sentReports = { executive: 'Executive report', scorecard: 'Station scorecard' } as const;
/** The name of a report. */
export type SentReport = keyof typeof sentReports;

/** What is sent: a dashboard by its id, or a report. */
export type SentSubject = number | SentReport;

/** Whether a choice is a report. */
export const isReport = (choice: string | null): choice is SentReport => choice !== null && choice in sentReports;

/** The location a report is about. */
export interface SentPlace {
  readonly slug: string;
  readonly name: string;
}

/** The location that stands for each receiver's own. */
export const ownPlace = 'own';

/** A new report: every Monday at 7 AM, to the person who makes it. */
export function newValues(
  subject: SentSubject,
  name: string,
  slug: string | null,
  personId: number,
): SubscriptionValues {
  return {
    name,
    dashboard_id: String(subject),
    every: 'weekly',
    weekday: '1',
    month_day: '1',
    time: '07:00',
    place: slug ?? ownPlace,
    receivers: [String(personId)],
    condition: 'always',
    metric: '',
    threshold: null,
  };
}

/** A stored report, as the dialog edits it. */
export function valuesOf({
  name,
  dashboard_id,
  report,
  slug,
  schedule,
  receivers,
  condition,
}: Subscription): SubscriptionValues {
  return {
    name,
    dashboard_id: report ?? String(dashboard_id ?? ''),
    every: schedule.every,
    weekday: String(schedule.weekday),
    month_day: String(schedule.month_day),
    time: schedule.time,
    place: slug ?? ownPlace,
    receivers: receivers.map(({ user_id }) => String(user_id)),
    condition: condition.kind,
    metric: condition.metric ?? '',
    threshold: condition.threshold,
  };
}

/** The values in the service's format. */
export function inputOf(values: SubscriptionValues) {
  return {
    name: values.name,
    ...subjectOf(values.dashboard_id),
    slug: values.place === ownPlace ? null : values.place,
    schedule: {
      every: values.every,
      weekday: Number(values.weekday),
      month_day: Number(values.month_day),
      time: values.time,
    },
    condition: {
      kind: values.condition,
      metric: isOnMetric(values.condition) ? values.metric : null,
      threshold: hasThreshold(values.condition) ? values.threshold : null,
    },
    receivers: values.receivers.map(Number),
  };
}

/** Puts a receiver who unsubscribed back on a report, and changes nothing else. */
export const againInput = (stored: Subscription, userId: number) => ({
  purpose: 'save' as const,
  id: stored.id,
  version: stored.version,
  ...inputOf(valuesOf(stored)),
  again: [userId],
});

/** What a choice names, in the service's format. */
const subjectOf = (choice: string): { readonly dashboard_id: number | null; readonly report: SentReport | null } =>
  isReport(choice) ? { dashboard_id: null, report: choice } : { dashboard_id: Number(choice), report: null };

/** When a report that is due is sent, as choices. */
export const conditionLabels: Readonly<Record<SendConditionKind, string>> = {
  always: 'Every time',
  changed: 'Only if the numbers changed',
  above: 'Only if a number is above a value',
  below: 'Only if a number is below a value',
  unexpected: 'Only if a number is outside its expected range',
};

/** Whether a condition is about a metric. */
export const isOnMetric = (kind: SendConditionKind): boolean => kind !== 'always' && kind !== 'changed';
/** Whether a condition needs a value. */
export const hasThreshold = (kind: SendConditionKind): boolean => kind === 'above' || kind === 'below';

const judgedDays: Readonly<Record<SendInterval, string>> = {
  daily: 'the last complete day',
  weekdays: 'the last complete day',
  weekly: 'the last 7 complete days',
  monthly: 'the last complete month',
};
const expectedFrom: Readonly<Record<SendInterval, string>> = {
  daily: 'same weekday over the last 8 weeks',
  weekdays: 'same weekday over the last 8 weeks',
  weekly: '12 weeks before',
  monthly: '12 months before',
};

/** What a condition on a metric looks at. */
export function conditionHint({ condition, every }: Pick<SubscriptionValues, 'condition' | 'every'>): string {
  const hint = `Checked on ${judgedDays[every]} at each person’s location, before anything is sent.`;
  return condition === 'unexpected'
    ? `${hint} Expected range: where 99 of 100 values fall, from the ${expectedFrom[every]}.`
    : hint;
}

/** When a report goes out: "Every Monday at 7:00 AM". */
export function scheduleWords({ every, weekday, month_day, time }: Subscription['schedule']): string {
  const clock = new Date(`2026-01-01T${time}:00Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  return `${sendWords({ every, weekday, monthDay: month_day, time })} at ${clock}`;
}

/** Names for what the values hold by id; an unknown one is undefined. */
export interface ValueNames {
  readonly subject: (choice: string) => string | undefined;
  readonly place: (slug: string) => string | undefined;
  readonly metric: (id: string) => string | undefined;
  readonly person: (id: string) => string | undefined;
}

/** The values in words, to compare with what was saved in another window. */
export function describedValues(values: SubscriptionValues, names: ValueNames) {
  const {
    schedule,
    condition: { kind, metric, threshold },
  } = inputOf(values);
  return [
    { key: 'name', label: 'Name', text: values.name },
    {
      key: 'dashboard_id',
      label: 'Dashboard or report',
      text: names.subject(values.dashboard_id) ?? values.dashboard_id,
    },
    {
      key: 'place',
      label: 'Location',
      text: values.place === ownPlace ? 'Each person’s own location' : (names.place(values.place) ?? values.place),
    },
    { key: 'schedule', label: 'Send', text: scheduleWords(schedule) },
    {
      key: 'receivers',
      label: 'To',
      text: values.receivers.map((id) => names.person(id) ?? `Employee ${id}`).join(', '),
    },
    {
      key: 'condition',
      label: 'When to send it',
      text: [
        conditionLabels[kind],
        ...(metric === null ? [] : [names.metric(metric) ?? metric]),
        ...(threshold === null ? [] : [String(threshold)]),
      ].join(', '),
    },
  ];
}

const stateLabels: Readonly<Record<Subscription['receivers'][number]['state'], string>> = {
  waiting: 'not sent yet',
  sent: 'sent',
  unchanged: 'not sent: nothing changed',
  'not-met': 'not sent: the condition wasn’t met',
  'no-access': 'not sent: no access, or nothing to send for their location',
  'no-address': 'not sent: no email address',
  failed: 'not sent: the report couldn’t be made or delivered',
  unsubscribed: 'unsubscribed',
};

/** Why an email report stopped, and what starts it again. */
export function stoppedWords({
  stopped,
  owner,
  mine,
}: Pick<Subscription, 'stopped' | 'owner' | 'mine'>): string | null {
  if (!stopped) return null;
  if (stopped.why === 'owner-left')
    return mine ? 'Stopped while you were away. Edit and save it to start again.' : `Stopped: ${owner} left.`;
  return mine
    ? 'Stopped: you no longer have access to what it sends. Edit and save it to start again.'
    : `Stopped: ${owner} no longer has access to what it sends.`;
}

type Receiver = Pick<Subscription['receivers'][number], 'state' | 'reason'>;

/**
 * What happened to a receiver last, and the number it came from.
 * @param delivers whether email leaves the app
 */
export function stateWords({ state, reason }: Receiver, delivers: boolean): string {
  const label = state === 'sent' && !delivers ? 'kept in the outbox' : stateLabels[state];
  return reason === null ? label : `${label} (${reason})`;
}

/** What Send again to a receiver says. */
export const againWords = (name: string, receiver: string): string => `${receiver} gets ${name} again`;

/** What Send now says. */
export const sentWords = (name: string, delivers: boolean): string =>
  delivers
    ? `${name} is on its way. It arrives within a few minutes.`
    : `${name} will be in the outbox within a few minutes. It isn’t emailed, because no mail service is set up.`;
