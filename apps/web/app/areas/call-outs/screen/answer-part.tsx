import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { OwnCallOut } from '@roadside/contract/schemas';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { EmptyState } from '@roadside/ui/empty-state';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useKeptChanges } from '../../../kit/outbox/use-kept-changes.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { ownCallOutAddress } from '../model/addresses.ts';
import { dayWords, hoursWords } from '../model/call-out-words.ts';
import type { OwnCallOutResource } from '../server/call-outs.server.ts';
import * as styles from './call-outs.css.ts';

export interface AnswerPartProps {
  readonly id: number;
  readonly first: Outcome<CallReply<typeof calls.callOuts.mine>> | null;
}

/** What a driver was asked, answered with one tap. */
export function AnswerPart({ id, first }: AnswerPartProps) {
  const address = ownCallOutAddress({ id });
  const { data, problem, retry } = useResource<OwnCallOutResource>(address, first?.ok ? { first } : {});
  useLiveResource(address, ['call-outs', 'requests']);
  const question = data?.call_outs[0];
  return (
    <Stack gap={16} className={styles.root}>
      <h1 className={styles.title}>Can you work extra hours?</h1>
      {problem && !data && <NotRead problem={problem} onRetry={retry} />}
      {!data && !problem && <Skeleton shape="block" />}
      {data && !question && <EmptyState picture="road" title="This call-out no longer exists" />}
      {question && <Question question={question} />}
    </Stack>
  );
}

function Question({ question }: { readonly question: OwnCallOut }) {
  const { id, standing, state, starts_at, ends_at, time_zone: zone } = question;
  const notify = useNotify();
  const hours = hoursWords(starts_at, ends_at, zone);
  const { waiting, send } = useKeptChanges<OwnCallOutResource>(
    ownCallOutAddress({ id }),
    'your answer',
    (_, { answer }) =>
      notify({ tone: 'success', text: answer === 'can' ? 'Thank you. Your scheduler decides next.' : 'Answer sent' }),
  );
  const sending = waiting.findLast(({ refused }) => refused === null)?.body.answer;
  const busy = sending !== undefined;
  const answer = (said: 'can' | 'cannot') => send(() => ({ answer: said }));
  const open = state === 'open' || state === 'covered';
  return (
    <Stack gap={16} asChild className={styles.question}>
      <section aria-label={`${dayWords(starts_at, zone)}, ${hours}`}>
        <div>
          <p className={styles.lead}>{`${dayWords(starts_at, zone)}, ${hours}`}</p>
          <p className={styles.quiet}>
            {question.station_name}
            {question.asked_by && ` · Asked by ${question.asked_by}`}
          </p>
        </div>
        <p className={styles.body}>{question.reason}</p>
        {question.overtime && <p className={styles.quiet}>These hours are overtime for you.</p>}
        <Standing standing={standing} state={state} />
        {open && (standing === 'asked' || standing === 'cannot' || standing === 'withdrawn') && (
          <Button
            block
            size="lg"
            tone="beacon"
            loading={sending === 'can'}
            disabled={busy}
            onClick={() => answer('can')}
          >
            {`I can work ${hours}`}
          </Button>
        )}
        {open && (standing === 'asked' || standing === 'can') && (
          <Button
            block
            size="lg"
            emphasis="outline"
            loading={sending === 'cannot'}
            disabled={busy}
            onClick={() => answer('cannot')}
          >
            {standing === 'asked' ? 'I can’t' : 'I can’t anymore'}
          </Button>
        )}
      </section>
    </Stack>
  );
}

const said = {
  asked: null,
  can: { tone: 'beacon', label: 'You said yes', words: 'Your scheduler decides next. We’ll show it here.' },
  cannot: { tone: 'neutral', label: 'You said no', words: 'You can still change your mind.' },
  approved: { tone: 'success', label: 'You’re on', words: 'The shift is on your schedule.' },
  denied: {
    tone: 'neutral',
    label: 'Not this time',
    words: 'Your scheduler decided against this shift. Thank you for offering.',
  },
  withdrawn: { tone: 'neutral', label: 'You withdrew', words: 'You can still change your mind.' },
} as const;

function Standing({ standing, state }: Pick<OwnCallOut, 'standing' | 'state'>) {
  const mine = said[standing];
  const ended = state === 'closed' ? 'This call-out has ended.' : 'These hours have started.';
  const over = state === 'closed' || state === 'over';
  if (!mine && !over) return null;
  return (
    <div role="status">
      {mine && (
        <Badge tone={mine.tone} emphasis="soft">
          {mine.label}
        </Badge>
      )}
      <p className={styles.quiet}>{over && standing !== 'approved' ? ended : mine?.words}</p>
    </div>
  );
}
