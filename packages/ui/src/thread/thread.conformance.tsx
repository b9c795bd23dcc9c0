import { defineConformance } from '../../test/conformance.tsx';
import { Thread, threadAnatomy } from './index.ts';

const rosa = { id: 'rosa', name: 'Rosa Ndiaye' };

export const threadConformance = defineConformance({
  anatomy: threadAnatomy,
  render: (probe) => (
    <Thread
      {...probe('Root')}
      label="Chat with Rosa Ndiaye"
      me="cher"
      unreadFrom="1"
      pauseMinutes={65}
      renderBelow={() => 'Seen'}
      onReply={() => undefined}
      onEarlier={() => undefined}
      messages={[
        {
          id: '1',
          from: rosa,
          at: '2026-11-20T19:05:00Z',
          body: 'On my way',
          replyTo: { name: 'Cher', excerpt: 'Where are you?' },
        },
      ]}
    />
  ),
  // Shown only while scrolled up.
  absent: ['Latest'],
});
