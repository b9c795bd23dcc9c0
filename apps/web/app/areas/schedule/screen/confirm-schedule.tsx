import { Button } from '@roadside/ui/button';
import { Stack } from '@roadside/ui/stack';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { noticesToConfirm } from '../model/notices-to-confirm.ts';
import { lineWords } from '../model/notified-words.ts';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import type { NoticesReply } from '../model/schedule-reply.ts';
import type { NoticesResource } from '../server/publishing.resource.server.ts';
import * as styles from './schedule.css.ts';

interface ConfirmScheduleProps {
  readonly slug: string;
  readonly today: string;
  /** The notices the page came with. */
  readonly first: FirstRead<NoticesReply> | null;
}

/** Notices about upcoming shifts that a driver hasn't confirmed yet. Empty once all are confirmed. */
export function ConfirmSchedule({ slug, today, first }: ConfirmScheduleProps) {
  const resource = noticesToConfirm(slug, today);
  const notify = useNotify();
  const { data } = useResource<NoticesResource>(resource, firstOf(first, resource));
  useLiveResource(resource, ['schedule']);
  const { change, busy } = useChange<NoticesResource>(resource);
  const waiting = data?.notices.filter(({ confirmed_at }) => confirmed_at === null) ?? [];
  const latest = Math.max(...waiting.map(({ id }) => id));
  if (waiting.length === 0) return null;
  const confirm = async () => {
    const outcome = await change({ up_to: latest });
    if (!outcome) return;
    notify(
      outcome.ok
        ? { tone: 'success', text: 'Thank you. Your station sees that you confirmed.' }
        : { tone: 'danger', text: refusalWords(outcome.problem) },
    );
  };
  return (
    <Stack gap={8} asChild className={styles.section}>
      <section aria-label="Confirm your schedule">
        <h2 className={styles.sectionTitle}>Your schedule changed</h2>
        <ul className={styles.agenda}>
          {waiting
            .toReversed()
            .flatMap(({ id, lines, time_zone }) =>
              lines.map((line) => lineWords(line, time_zone)).map((words) => <li key={`${id} ${words}`}>{words}</li>),
            )}
        </ul>
        <Button tone="beacon" block loading={busy} onClick={() => void confirm()}>
          Confirm my schedule
        </Button>
      </section>
    </Stack>
  );
}
