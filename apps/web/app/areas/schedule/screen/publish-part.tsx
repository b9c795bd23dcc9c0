import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Stack } from '@roadside/ui/stack';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { noticesAddress, publishingAddress } from '../model/addresses.ts';
import { shownDays } from '../model/schedule-address.ts';
import type { Notice, UnpublishedReply } from '../model/schedule-reply.ts';
import { confirmedWords, driversWords, lineWords, shiftsWords } from '../model/notified-words.ts';
import type { NoticesResource, PublishingResource } from '../server/publishing.resource.server.ts';
import type { OpenSchedule } from './schedule-context.ts';
import * as styles from './schedule.css.ts';

/** What isn't published of the days on screen and who would be told what, and who has confirmed what was published. */
export function PublishPart({ open }: { readonly open: OpenSchedule }) {
  const { place, address, state } = open;
  const { from, days } = shownDays(address);
  const notify = useNotify();
  const resource = publishingAddress({ slug: place.slug }, { date: from, days });
  const told = noticesAddress({ slug: place.slug }, { date: from, days });
  const draft = useResource<PublishingResource>(resource, { keepPrevious: true });
  const notices = useResource<NoticesResource>(told, { keepPrevious: true });
  useLiveResource(resource, ['schedule']);
  useLiveResource(told, ['schedule']);
  const { change, busy } = useChange<PublishingResource>(resource);
  const publish = async (version: number) => {
    const outcome = await change({ date: from, days, version });
    if (!outcome) return;
    if (!outcome.ok) return notify({ tone: 'danger', text: refusalWords(outcome.problem) });
    state.reread();
    notices.retry();
    notify({ tone: 'success', text: `Schedule published. ${notifiedWords(outcome.data.told.length)}` });
  };
  const problem = draft.problem ?? notices.problem;
  if (problem)
    return (
      <NotRead
        problem={problem}
        onRetry={() => {
          draft.retry();
          notices.retry();
        }}
      />
    );
  return (
    <>
      {draft.data && (
        <Unpublished
          draft={draft.data}
          timeZone={place.timeZone}
          unsaved={state.unsaved}
          busy={busy}
          onPublish={() => void publish(draft.data?.version ?? 0)}
        />
      )}
      {notices.data && <Confirmations notices={notices.data.notices} />}
    </>
  );
}

const notifiedWords = (drivers: number) =>
  drivers === 0
    ? 'No driver’s shifts changed.'
    : `${driversWords(drivers)} ${drivers === 1 ? 'was' : 'were'} notified.`;

interface UnpublishedProps {
  readonly draft: UnpublishedReply;
  readonly timeZone: string;
  readonly unsaved: number;
  readonly busy: boolean;
  readonly onPublish: () => void;
}

function Unpublished({ draft, timeZone, unsaved, busy, onPublish }: UnpublishedProps) {
  const { changes, told, open } = draft;
  return (
    <Stack gap={8} asChild className={styles.section}>
      <section>
        <h3 className={styles.sectionTitle}>Not published yet</h3>
        {changes.length === 0 ? (
          <p className={styles.small}>Drivers see these days as planned.</p>
        ) : (
          <>
            <p className={styles.small}>
              {`${shiftsWords(changes.length)} changed. ${told.length === 0 ? 'No driver is told.' : `${driversWords(told.length)} will be told and asked to confirm.`}${open > 0 ? ` Drivers will see ${open === 1 ? '1 open shift' : `${open} open shifts`}.` : ''}`}
            </p>
            <TellingList told={told.map((each) => ({ ...each, key: each.employee, timeZone }))} />
            {unsaved > 0 && (
              <p className={styles.small}>Save the schedule first. Only saved shifts can be published.</p>
            )}
            <Button tone="beacon" loading={busy} disabled={unsaved > 0} onClick={onPublish}>
              {`Publish ${shiftsWords(changes.length)}`}
            </Button>
          </>
        )}
      </section>
    </Stack>
  );
}

const personsIn = (notices: readonly Notice[]) => new Set(notices.map(({ employee }) => employee)).size;

function Confirmations({ notices }: { readonly notices: readonly Notice[] }) {
  const waiting = notices.filter(({ confirmed_at }) => confirmed_at === null);
  return (
    <Stack gap={8} asChild className={styles.section}>
      <section>
        <h3 className={styles.sectionTitle}>Confirmed by drivers</h3>
        <p className={styles.small}>{confirmedWords({ notified: personsIn(notices), waiting: personsIn(waiting) })}</p>
        <TellingList
          told={waiting.map((each) => ({
            ...each,
            key: each.id,
            timeZone: each.time_zone,
            since: new Intl.DateTimeFormat('en-US', {
              timeZone: each.time_zone,
              weekday: 'short',
              hour: 'numeric',
              minute: '2-digit',
            }).format(Date.parse(each.told_at)),
          }))}
        />
      </section>
    </Stack>
  );
}

interface Telling extends Pick<Notice, 'driver' | 'lines'> {
  readonly key: number;
  readonly timeZone: string;
  readonly since?: string;
}

function TellingList({ told }: { readonly told: readonly Telling[] }) {
  if (told.length === 0) return null;
  return (
    <Stack gap={8} asChild className={styles.drawerList}>
      <ul>
        {told.map(({ key, driver, lines, timeZone, since }) => (
          <Inline key={key} justify="between" wrap asChild className={styles.line}>
            <li>
              <span className={styles.lineText}>
                <b className={styles.lineTitle}>{driver}</b>
                {since && <span className={styles.small}>{` told ${since}`}</span>}
                <Stack gap={4} asChild>
                  <span className={styles.small}>
                    {lines
                      .map((line) => lineWords(line, timeZone))
                      .map((words) => (
                        <span key={words}>{words}</span>
                      ))}
                  </span>
                </Stack>
              </span>
            </li>
          </Inline>
        ))}
      </ul>
    </Stack>
  );
}
