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

/** The person's messages of a conversation that wait for their time, with a way to cancel each. */
export function ScheduledMessages({ conversationId }: { readonly conversationId: number }) {
  const { locale, timeZone } = useUiSettings();
  const notify = useNotify();
  const { data } = useResource<ScheduledResource>(scheduledAddress());
  const { change, busy } = useChange<ScheduledResource>(scheduledAddress());
  useLiveResource(scheduledAddress(), ['chat'], ({ id }) => id === conversationId);
  const waiting = (data?.scheduled ?? []).filter((each) => each.conversation_id === conversationId);
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
    <List.Root aria-label="Scheduled messages">
      {waiting.map(({ id, message, send_at }) => (
        <List.Item
          key={id}
          title={message}
          description={`Sends ${words.format(new Date(send_at))}`}
          trailing={
            <Button size="sm" loading={busy} onClick={() => void cancel(id)}>
              Cancel message
            </Button>
          }
        />
      ))}
    </List.Root>
  );
}
