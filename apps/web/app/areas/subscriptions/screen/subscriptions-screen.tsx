import { useNavigate } from '@remix-run/react';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Subscription } from '@roadside/contract/schemas';
import { Banner } from '@roadside/ui/banner';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { LazyConfirmDialog } from '../../../kit/dialogs/lazy-confirm-dialog.tsx';
import { momentWords } from '../../../kit/format/moment-words.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { subscriptionsAddress } from '../model/addresses.ts';
import {
  againInput,
  againWords,
  newValues,
  scheduleWords,
  type SentPlace,
  type SentReport,
  sentReports,
  sentWords,
  type SentSubject,
  stateWords,
  stoppedWords,
  valuesOf,
} from '../model/subscription-values.ts';
import type { SubscriptionsResource } from '../server/subscriptions.server.ts';
import type { MetricChoice } from './condition-fields.tsx';
import type { DialogSubject } from './subscription-dialog.tsx';
import * as styles from './subscriptions.css.ts';

const SubscriptionDialog = lazyPart(() => import('./subscription-dialog.tsx'));

export interface SubscriptionsScreenProps {
  readonly person: { readonly employeeId: number; readonly name: string };
  readonly dashboards: readonly { readonly id: number; readonly name: string }[];
  /** The reports the person may send. */
  readonly reports: readonly SentReport[];
  /** What a condition can be about. */
  readonly metrics: readonly MetricChoice[];
  /** What to send, when its own screen led here. */
  readonly asked: { readonly subject: SentSubject; readonly place: SentPlace | null } | null;
  readonly list: Outcome<CallReply<typeof calls.subscriptions.list>>;
}

/** The dashboards and reports a person sends or gets by email: when, to whom, and what happened last. */
export function SubscriptionsScreen({ person, dashboards, reports, metrics, asked, list }: SubscriptionsScreenProps) {
  const navigate = useNavigate();
  const { data, problem, retry } = useResource<SubscriptionsResource>(subscriptionsAddress(), { first: list });
  const choices = [
    ...reports.map((report) => ({ value: report, label: sentReports[report] })),
    ...dashboards.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const fresh = (subject: SentSubject, place: SentPlace | null): DialogSubject => ({
    stored: null,
    place,
    start: newValues(
      subject,
      choices.find(({ value }) => value === String(subject))?.label ?? '',
      place?.slug ?? null,
      person.employeeId,
    ),
  });
  const [open, setOpen] = useState<DialogSubject | null>(asked && fresh(asked.subject, asked.place));
  const close = () => {
    setOpen(null);
    if (asked) void navigate('.', { replace: true, preventScrollReset: true });
  };
  // Read again after a save was refused: the open report may have another version.
  const reread = data?.subscriptions.find(({ id }) => id === open?.stored?.id);
  const subject = open && reread ? { ...open, stored: reread, start: valuesOf(reread) } : open;
  const first: SentSubject | undefined = dashboards[0]?.id ?? reports[0];
  return (
    <Stack gap={16}>
      <Inline gap={16} rowGap={8} justify="between" wrap asChild>
        <header>
          <div>
            <h1 className={styles.title}>Email reports</h1>
            <p className={styles.quiet}>Dashboards and reports by email, to each person with their own numbers</p>
          </div>
          {first !== undefined && (
            <Button tone="beacon" onClick={() => setOpen(fresh(first, null))}>
              New email report
            </Button>
          )}
        </header>
      </Inline>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {data?.delivers === false && (
        <Banner tone="info">
          No mail service is set up, so reports aren’t emailed. Each one is kept in the outbox instead.
        </Banner>
      )}
      {data?.subscriptions.length === 0 && (
        <EmptyState
          picture="road"
          title="No email reports"
          description="Choose New email report, or Email this dashboard in a dashboard’s menu, to send one on a schedule."
        />
      )}
      {data && data.subscriptions.length > 0 && (
        <Stack gap={12} asChild className={styles.list}>
          <ul aria-label="Email reports">
            {data.subscriptions.map((each) => (
              <Entry
                key={each.id}
                subscription={each}
                delivers={data.delivers}
                onEdit={() => setOpen({ stored: each, place: placeOf(each), start: valuesOf(each) })}
              />
            ))}
          </ul>
        </Stack>
      )}
      {subject && (
        <SubscriptionDialog
          key={subject.stored?.id ?? 'new'}
          subject={subject}
          choices={choices}
          metrics={metrics}
          person={person}
          onReload={retry}
          onClose={close}
          onLost={close}
        />
      )}
    </Stack>
  );
}

/** The location of a stored report; null for each person's own. */
const placeOf = ({ slug, place_name }: Subscription): SentPlace | null =>
  slug === null ? null : { slug, name: place_name ?? slug };

interface EntryProps {
  readonly subscription: Subscription;
  /** Whether email leaves the app. */
  readonly delivers: boolean;
  readonly onEdit: () => void;
}

function Entry({ subscription, delivers, onEdit }: EntryProps) {
  const {
    id,
    name,
    dashboard_name,
    mine,
    owner,
    place_name,
    schedule,
    time_zone,
    next_at,
    receivers,
    condition_words,
  } = subscription;
  const { may_delete } = subscription;
  const stopped = stoppedWords(subscription);
  const { change, busy } = useChange<SubscriptionsResource>(subscriptionsAddress());
  const notify = useNotify();
  const [leaving, setLeaving] = useState(false);
  const act = async (asked: Parameters<typeof change>[0], done: string) => {
    const outcome = await change(asked);
    // A second press while the first is under way.
    if (outcome === null) return;
    if (!outcome.ok) notify({ tone: 'danger', text: `That didn’t work. ${problemWords(outcome.problem).words}` });
    else notify({ tone: 'success', text: done });
  };
  const leave = may_delete ? 'Delete email report' : 'Unsubscribe';
  return (
    <Stack gap={8} asChild className={styles.entry}>
      <li>
        <Inline gap={16} rowGap={8} justify="between" wrap>
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.quiet}>
              {[
                dashboard_name,
                place_name ?? 'each person’s own location',
                condition_words === '' ? scheduleWords(schedule) : `${scheduleWords(schedule)}, ${condition_words}`,
                ...(stopped === null ? [`next ${momentWords(next_at, time_zone)}`] : []),
                ...(mine ? [] : [`from ${owner}`]),
              ].join(' · ')}
            </p>
            {stopped !== null && <p className={styles.stopped}>{stopped}</p>}
          </div>
          <Inline gap={8} wrap>
            {mine && (
              <>
                <Button size="sm" onClick={onEdit}>
                  Edit
                </Button>
                <Button
                  size="sm"
                  loading={busy}
                  onClick={() => void act({ purpose: 'send_now', id }, sentWords(name, delivers))}
                >
                  Send now
                </Button>
              </>
            )}
            <Button size="sm" onClick={() => setLeaving(true)}>
              {may_delete ? 'Delete' : 'Unsubscribe'}
            </Button>
          </Inline>
        </Inline>
        {mine && (
          <ul className={styles.receivers} aria-label={`Receivers of ${name}`}>
            {receivers.map((each) => (
              <li key={each.user_id}>
                {`${each.display_name}: ${stateWords(each, delivers)}`}
                {each.last_sent_at !== null &&
                  ` · last ${delivers ? 'sent' : 'kept'} ${momentWords(each.last_sent_at, time_zone)}`}
                {each.checked_at !== null &&
                  each.checked_at !== each.last_sent_at &&
                  ` · last checked ${momentWords(each.checked_at, time_zone)}`}
                {each.state === 'unsubscribed' && (
                  <>
                    {' '}
                    <Button
                      size="sm"
                      emphasis="plain"
                      loading={busy}
                      onClick={() =>
                        void act(againInput(subscription, each.user_id), againWords(name, each.display_name))
                      }
                    >
                      {`Send again to ${each.display_name}`}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {leaving && (
          <LazyConfirmDialog
            open
            onOpenChange={(stays) => !stays && setLeaving(false)}
            title={may_delete ? `Delete “${name}”?` : `Stop getting “${name}”?`}
            description={
              may_delete ? 'It won’t be sent anymore. This can’t be undone.' : `Only ${owner} can put you back on it.`
            }
            confirm={leave}
            tone="danger"
            onConfirm={() =>
              act({ purpose: 'remove', id }, may_delete ? `${name} deleted` : `You won’t get ${name} anymore`)
            }
          />
        )}
      </li>
    </Stack>
  );
}
