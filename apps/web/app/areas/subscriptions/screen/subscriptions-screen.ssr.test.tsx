import { createRemixStub } from '@remix-run/testing';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoticesProvider } from '../../../kit/notices/notices.tsx';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import { subscriptionsSample } from './subscriptions-samples.ts';
import { SubscriptionsScreen, type SubscriptionsScreenProps } from './subscriptions-screen.tsx';

function htmlOf(props: Partial<SubscriptionsScreenProps>): string {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <ResourceProvider>
          <NoticesProvider arrived={[]}>
            <SubscriptionsScreen {...subscriptionsSample} {...props} />
          </NoticesProvider>
        </ResourceProvider>
      ),
    },
  ]);
  return renderToString(<Stub />);
}

it('the owner sees who got it; a receiver may only leave', () => {
  const html = htmlOf({});
  for (const words of [
    'Monday to Friday at 7:00 AM, only if “Average ATA” is above 45.0 min',
    'not sent: the condition wasn’t met (“Average ATA” was 38.9 min on Nov 19, 2026, not above 45.0 min)',
    'Teddy Marsh: not sent: no access',
    'Send now',
    'Unsubscribe',
    // The location by its name, not by its slug.
    'Executive report · Lantern Auto Club',
  ])
    expect(html).toContain(words);
  expect(html.match(/Send now/g)).toHaveLength(1);
  // Only to the one who left.
  expect(html.match(/Send again to [^<]*/g)).toEqual(['Send again to Ines Calloway']);
});

it('without reports it says how to make one', () => {
  expect(htmlOf({ list: { ok: true, data: { subscriptions: [], delivers: true } } })).toContain('No email reports');
});

it('without a mail service it says that reports stay in the outbox', () => {
  const { list } = subscriptionsSample;
  if (!list.ok) throw new Error('The sample has data.');
  const html = htmlOf({ list: { ok: true, data: { ...list.data, delivers: false } } });
  expect(html).toContain('No mail service is set up');
  expect(html).toContain('Marisol Kirkbride: kept in the outbox');
  expect(htmlOf({ list })).not.toContain('outbox');
});

it('a report that stopped says why, and an Admin can delete it', () => {
  const html = htmlOf({ list: subscriptionsSample.list });
  expect(html).toContain('Stopped: Teddy Marsh left.');
  expect(html).toContain('Delete');
});
