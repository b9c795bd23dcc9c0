import type { Subscription } from '@roadside/contract/schemas';
import { sendWords, type SendInterval } from '@roadside/domain/subscriptions';

/** What the dialog edits. */
export interface SubscriptionValues {
  readonly name: string;
  /** The id of the dashboard as a choice, or `executive`. */
  readonly dashboard_id: string;
  readonly every: SendInterval;
  readonly weekday: string;
  readonly month_day: string;
  readonly time: string;
  /** 'own' is each receiver's own location. */
  readonly place: string;
  readonly receivers: readonly string[];
  readonly only_if_changed: boolean;
}

/** The executive report as a choice. */
export const executiveReport = 'executive';

/** What is sent: a dashboard by its id, or the executive report. */
export type SentSubject = number | typeof executiveReport;

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
    only_if_changed: false,
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
  only_if_changed,
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
    only_if_changed,
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
    only_if_changed: values.only_if_changed,
    receivers: values.receivers.map(Number),
  };
}

/** What a choice names, in the service's format. */
const subjectOf = (
  choice: string,
): { readonly dashboard_id: number | null; readonly report: typeof executiveReport | null } =>
  choice === executiveReport
    ? { dashboard_id: null, report: executiveReport }
    : { dashboard_id: Number(choice), report: null };

/** When a report goes out: "Every Monday at 7:00 AM". */
export function scheduleWords({ every, weekday, month_day, time }: Subscription['schedule']): string {
  const clock = new Date(`2026-01-01T${time}:00Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  return `${sendWords({ every, weekday, monthDay: month_day, time })} at ${clock}`;
}

const stateLabels: Readonly<Record<Subscription['receivers'][number]['state'], string>> = {
  waiting: 'not sent yet',
  sent: 'sent',
  unchanged: 'not sent: nothing changed',
  'no-access': 'not sent: no access to this dashboard or location',
  'no-address': 'not sent: no email address',
  failed: 'not sent: the report couldn’t be made',
  unsubscribed: 'unsubscribed',
};

/** What happened to a receiver last. */
export const stateWords = ({ state }: Pick<Subscription['receivers'][number], 'state'>): string => stateLabels[state];
