import { messages } from '@roadside/domain/messages';
import { useEffect, useEffectEvent } from 'react';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { firstOf, type FirstRead } from '../../../kit/resource/first-read.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { homeAddress } from '../model/addresses.ts';
import type { HomeParts, HomeResource } from '../server/home.server.ts';

interface HomeLiveProps {
  /** What the page came with. */
  readonly first: FirstRead<HomeParts>;
  readonly onData: (data: HomeParts) => void;
}

/** Reads home again when somebody changes something on it. Draws nothing. */
export default function HomeLive({ first, onData }: HomeLiveProps) {
  const address = homeAddress();
  const notify = useNotify();
  const { data } = useResource<HomeResource>(address, firstOf(first, address));
  useLiveResource(address, ['announcements', 'requests', 'schedule', 'call-outs', 'chat', 'mail', 'notifications']);
  const tell = useEffectEvent((read: HomeParts) => {
    if (read === first.data) return;
    onData(read);
    // The page itself says so about what it came with.
    if (!read.widgets.ok || !read.counts.ok) notify({ tone: 'danger', text: messages.announcementsFailed });
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return null;
}
