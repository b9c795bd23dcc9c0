import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useNotify } from '../../../kit/notices/notices.tsx';
import { chatPath } from '../model/addresses.ts';
import { outboxOf } from './tab-outbox.ts';

/**
 * Sends messages an earlier page left, whichever screen is open, and says so if an urgent one wasn't sent. Renders
 * nothing.
 */
export default function SendLeftovers({ person }: { readonly person: number }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const announced = useRef(new Set<string>());
  useEffect(() => {
    const outbox = outboxOf(person);
    const announce = () => {
      for (const { id, conversationId, urgentReason, refused } of outbox.messages()) {
        if (urgentReason === undefined || refused === null || announced.current.has(id)) continue;
        announced.current.add(id);
        notify({
          tone: 'warning',
          text: 'Your urgent message wasn’t sent.',
          action: { label: 'Open chat', onSelect: () => void navigate(chatPath(conversationId)) },
        });
      }
    };
    announce();
    void outbox.flush();
    return outbox.subscribe(announce);
  }, [person, notify, navigate]);
  return null;
}
