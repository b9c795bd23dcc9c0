import { Link } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { Field } from '@roadside/ui/field';
import { List } from '@roadside/ui/list';
import { SearchField } from '@roadside/ui/search-field';
import { Stack } from '@roadside/ui/stack';
import { useState } from 'react';
import { ago } from '../../../kit/format/ago.ts';
import { useDebounced } from '../../../kit/resource/use-debounced.ts';
import { useResourcePages } from '../../../kit/resource/use-resource-pages.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import { chatPath, chatSearchAddress } from '../model/addresses.ts';
import { excerptOf } from '../model/conversation-words.ts';
import type { ChatSearchResource } from '../server/chat.server.ts';
import * as styles from './chat.css.ts';

export interface ChatSearchProps {
  /** Searches this conversation only; null for all of the person's. */
  readonly conversationId: number | null;
  readonly now: string;
  readonly onClose: () => void;
}

/** Messages that contain a text, the newest first; each opens at its place. */
export default function ChatSearch({ conversationId, now, onClose }: ChatSearchProps) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const { pages, problem, loading, stale, retry, hasMore, loadMore, loadingMore } =
    useResourcePages<ChatSearchResource>(
      chatSearchAddress({ text, ...(conversationId === null ? {} : { id: conversationId }) }),
      ({ next_cursor }) => next_cursor,
      { enabled: text !== '', keepPrevious: true },
    );
  const messages = text === '' ? [] : pages.flatMap((page) => page.messages);
  return (
    <Stack gap={8} className={styles.pad}>
      <Field label={conversationId === null ? 'Search messages' : 'Search this conversation'} labelHidden>
        <SearchField
          value={typed}
          onValueChange={setTyped}
          placeholder={conversationId === null ? 'Search messages' : 'Search this conversation'}
        />
      </Field>
      {problem && <NotRead problem={problem} onRetry={retry} />}
      {text !== '' && !loading && !problem && messages.length === 0 && (
        <p className={styles.note}>No message contains “{text}”.</p>
      )}
      <List.Root aria-label="Messages found" aria-busy={loading || stale || undefined}>
        {messages.map((message) => (
          <List.Item
            key={message.id}
            title={message.author?.display_name ?? 'Deleted account'}
            link={<Link to={chatPath(message.conversation_id, message.seq)} onClick={onClose} />}
            description={excerptOf(message)}
            meta={ago(message.created_at, now)}
          />
        ))}
      </List.Root>
      {hasMore && messages.length > 0 && (
        <Button emphasis="plain" loading={loadingMore} onClick={loadMore}>
          Show more messages
        </Button>
      )}
      <Button emphasis="plain" onClick={onClose}>
        Close search
      </Button>
    </Stack>
  );
}
