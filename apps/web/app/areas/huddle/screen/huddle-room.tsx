import type { HuddleMessage } from '@roadside/contract/schemas';
import { timeGroupMinutes } from '@roadside/domain/home';
import { messages as texts } from '@roadside/domain/messages';
import { Badge } from '@roadside/ui/badge';
import { Button } from '@roadside/ui/button';
import { Composer } from '@roadside/ui/composer';
import { IconButton } from '@roadside/ui/icon-button';
import { AlertTriangleIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { SegmentedControl } from '@roadside/ui/segmented-control';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Thread, type ThreadMessage } from '@roadside/ui/thread';
import { useCallback, useMemo, useState } from 'react';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useReadMark } from '../../../kit/live/use-read-mark.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useKeptChanges, type WaitingChange } from '../../../kit/outbox/use-kept-changes.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { lazyPart } from '../../../kit/page/lazy-part.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { huddleAddress } from '../model/addresses.ts';
import type { HuddlePage, HuddleResource } from '../server/huddle.server.ts';
import * as styles from './huddle.css.ts';

const ReportDialog = lazyPart(() => import('../../../kit/report/report-dialog.tsx'));

export interface HuddleRoomProps {
  /** The team's slug. */
  readonly team: string;
  /** Employee id of the reader. */
  readonly me: number;
  /** What the page came with; null in a drawer. */
  readonly first: Outcome<HuddlePage> | null;
  readonly now: string;
}

type Viewable = HuddleMessage['viewable'];

/** A team's room: its messages, following it, and where members write. */
export function HuddleRoom({ team, me, first, now }: HuddleRoomProps) {
  const address = huddleAddress({ team });
  const list = useResourcePages<HuddleResource>(address, ({ nextToken }) => nextToken, {
    keepPrevious: true,
    ...(first?.ok ? { first: first.data } : {}),
  });
  const { change, busy } = useChange<HuddleResource>(address);
  // In its place before it stops waiting, so that it never leaves the screen in between.
  const [sent, setSent] = useState<readonly HuddleMessage[]>([]);
  const posts = useKeptChanges<HuddleResource>(address, 'your huddle message', ({ message }) => {
    if (message) setSent((before) => [...before, message]);
  });
  const notify = useNotify();
  const [reporting, setReporting] = useState<HuddleMessage | null>(null);
  const [viewable, setViewable] = useState<Viewable>('private');
  const huddle = list.pages[0]?.huddle;
  useLiveResource(address, ['huddle'], ({ id }) => id === huddle?.team_id);
  const messages = useMemo(() => {
    const read = list.pages.flatMap((page) => page.messages);
    const known = new Set(read.map(({ id }) => id));
    return [...read, ...sent.filter(({ id }) => !known.has(id))].toSorted((a, b) => a.id - b.id);
  }, [list.pages, sent]);
  const lastId = messages.at(-1)?.id ?? 0;
  const tell = useCallback((id: number) => change({ intent: 'mark-read', id }), [change]);
  useReadMark(huddle?.following ? lastId : 0, huddle?.read_id ?? 0, tell);
  if (!huddle)
    return list.problem ? <NotRead problem={list.problem} onRetry={list.retry} /> : <Skeleton shape="block" />;

  const subscribe = async () => {
    const outcome = await change({ intent: 'subscribe' });
    if (outcome === null) return;
    notify(outcome.ok ? { tone: 'success', text: texts.subscribed } : { tone: 'danger', text: texts.subscribeFailed });
  };
  const unfollow = async () => {
    const outcome = await change({ intent: 'unfollow' });
    if (outcome === null) return;
    notify(
      outcome.ok
        ? { tone: 'success', text: 'You no longer follow this huddle' }
        : { tone: 'danger', text: 'We couldn’t unfollow this huddle. Try again.' },
    );
  };
  const byId = new Map(messages.map((message) => [String(message.id), message]));
  return (
    <Stack gap={8} className={styles.room}>
      <Inline gap={8} justify="between">
        <span className={styles.quiet}>
          {huddle.member ? `${huddle.name} and you` : `${huddle.name}: you see messages open to everybody`}
        </span>
        {huddle.following ? (
          <Button size="sm" emphasis="plain" loading={busy} onClick={() => void unfollow()}>
            Unfollow huddle
          </Button>
        ) : (
          <Button size="sm" loading={busy} onClick={() => void subscribe()}>
            Follow huddle
          </Button>
        )}
      </Inline>
      <Thread
        className={styles.messages}
        label={`Huddle of ${huddle.name}`}
        messages={[...messages.map(threadMessage), ...posts.waiting.flatMap((post) => waitingMessage(post, me))]}
        me={String(me)}
        now={now}
        pauseMinutes={timeGroupMinutes}
        onRetry={posts.retry}
        onDiscard={posts.discard}
        {...(list.hasMore ? { onEarlier: list.loadMore } : {})}
        loadingEarlier={list.loadingMore}
        renderBody={({ body, removed }) => (removed ? 'Message removed' : body)}
        renderActions={({ id }) => {
          const message = byId.get(id);
          return (
            message &&
            !message.removed &&
            message.from_user?.user_id !== me && (
              <IconButton label="Report message" size="sm" onClick={() => setReporting(message)}>
                <AlertTriangleIcon size={16} />
              </IconButton>
            )
          );
        }}
        renderBelow={({ id }) => byId.get(id)?.viewable === 'open' && <Badge>Open to everybody</Badge>}
        empty="Nobody has written here yet."
      />
      {reporting && (
        <ReportDialog
          kind="huddle"
          id={String(reporting.id)}
          author={reporting.from_user?.display_name ?? 'The author'}
          onClose={() => setReporting(null)}
          onLost={() => setReporting(null)}
        />
      )}
      {huddle.member && (
        <Stack gap={4} className={styles.write}>
          <SegmentedControl<Viewable>
            label="Who reads it"
            items={[
              { value: 'private', label: 'Team only' },
              { value: 'open', label: 'Everybody' },
            ]}
            value={viewable}
            onValueChange={setViewable}
          />
          <Composer
            label={`Message to ${huddle.name}`}
            draftKey={`huddle ${team}`}
            maxLength={4000}
            onSend={(body) => posts.send((id) => ({ intent: 'post', client_id: id, body, viewable }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

function threadMessage({ id, body, photo_avatar, from_user, created_at, removed }: HuddleMessage): ThreadMessage {
  return {
    id: String(id),
    from: {
      id: String(from_user?.user_id ?? ''),
      name: from_user?.display_name ?? 'Deleted account',
      src: photo_avatar,
    },
    at: created_at,
    body: removed ? 'Message removed' : body,
    removed,
  };
}

/** A message on its way to the server. */
function waitingMessage({ id, body, writtenAt, refused }: WaitingChange<HuddleResource>, me: number): ThreadMessage[] {
  if (body.intent !== 'post') return [];
  return [
    {
      id,
      from: { id: String(me), name: 'You' },
      at: writtenAt,
      body: body.body,
      state: refused === null ? 'sending' : 'failed',
    },
  ];
}
