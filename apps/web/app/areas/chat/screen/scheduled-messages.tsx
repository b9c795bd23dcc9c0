import { dateFormat } from '@roadside/foundations/formats';
import { Button } from '@roadside/ui/button';
import { List } from '@roadside/ui/list';
import { useUiSettings } from '@roadside/ui/provider';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { useChange } from '../../../kit/resource/use-change.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { problemWords } from '../../../kit/states/problem-words.ts';
import { scheduledAddress } from '../model/addresses.ts';
import type { ScheduledResource } from '../server/chat.server.ts';

/**
 * The person's messages of a conversation that wait for their time, or could not be sent then, with a way to cancel
 * each. Without a conversation, those of any that could not be sent: the person may have left it.
 */
export function ScheduledMessages({ conversationId }: { readonly conversationId: number | null }) {
  const { locale, timeZone } = useUiSettings();
  const notify = useNotify();
  const { data } = useResource<ScheduledResource>(scheduledAddress());
  const { change, busy } = useChange<ScheduledResource>(scheduledAddress());
  useLiveResource(
    scheduledAddress(),
    ['chat'],
    ({ id, read, message }) =>
      !read &&
      (conversationId === null || id === conversationId) &&
      // A message that others wrote changes none of these.
      (!message || !data || data.scheduled.some((each) => each.id === message.id)),
  );
  const waiting = (data?.scheduled ?? []).filter((each) =>
    conversationId === null ? each.refused : each.conversation_id === conversationId,
  );
  if (waiting.length === 0) return null;
  const words = dateFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const cancel = async (message_id: string) => {
    const outcome = await change({ message_id });
    if (outcome?.ok === false) notify({ tone: 'danger', text: problemWords(outcome.problem).words });
  };
  return (
    <List.Root aria-label={conversationId === null ? 'Messages that weren’t sent' : 'Scheduled messages'}>
      {waiting.map(({ id, message, send_at, refused }) => (
        <List.Item
          key={id}
          title={message}
          description={
            refused
              ? `Not sent ${words.format(new Date(send_at))}: you can no longer write there`
              : `Sends ${words.format(new Date(send_at))}`
          }
          trailing={
            <Button size="sm" loading={busy} onClick={() => void cancel(id)}>
              {refused ? 'Delete message' : 'Cancel message'}
            </Button>
          }
        />
      ))}
    </List.Root>
  );
}
