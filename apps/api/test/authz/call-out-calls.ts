import { calls } from '@roadside/contract/calls';
import type { CallDefinition } from '@roadside/contract/call';
import { inWrite } from '../support/oracle.ts';
import type { Place } from '../support/small-world.ts';
import { asItIs, type BuiltCall, onSlugs, placeCases } from './attempts.ts';

const { callOuts, messaging, pushSettings } = calls;
const hours = { starts_at: '2026-11-21T20:00:00Z', ends_at: '2026-11-22T02:00:00Z' };
const planned: ReadonlySet<string> = new Set(['station', 'station-business', 'territory']);
const isPlanned = (place: Place | null) => place === null || planned.has(place.type);

/** A call about a call-out that isn't the asker's. */
const onForeign = (
  call: CallDefinition,
  row: string,
  body: Readonly<Record<string, unknown>>,
  writes = true,
): BuiltCall => ({
  call,
  row,
  writes,
  attempts: () => [
    {
      what: 'that does not exist',
      options: { body: { ...body, id: 999_999 } },
      touched: { record: 'foreign' },
      missing: true,
    },
  ],
});

/** Starting one, where the asker may not. Where somebody may, it needs short hours: `call-outs.test.ts` has those. */
const start: BuiltCall = {
  call: callOuts.start,
  row: 'C192',
  writes: true,
  attempts: (asker) =>
    placeCases(asker)
      .filter(
        ({ place }) =>
          isPlanned(place) && (asker === null || ['driver', 'staff'].includes(asker.column) || !inWrite(asker, place)),
      )
      .map(({ what, slug, place }) => ({
        what,
        options: { body: { purpose: 'start', slug, ...hours, reason: 'Ice' } },
        touched: { place },
      })),
};

const subscription = {
  endpoint: 'https://web.push.apple.com/x',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
};

/** Push, quiet hours and call-outs. */
export const callOutCalls: readonly BuiltCall[] = [
  asItIs(pushSettings.read, 'C190', { purpose: 'read' }),
  asItIs(pushSettings.setQuietHours, 'C190', { purpose: 'set_quiet_hours', quiet_hours: null }, true),
  asItIs(messaging.pushSubscribe, 'C044', { subscription }, true),
  asItIs(messaging.pushUnsubscribe, 'C044', { action: 'unsubscribe', endpoint: 'https://web.push.apple.com/x' }, true),
  onSlugs(callOuts.plan, 'C191', { purpose: 'plan', ...hours }, { applies: isPlanned }),
  onSlugs(callOuts.list, 'C191', { purpose: 'list' }),
  start,
  onForeign(callOuts.board, 'C191', { purpose: 'board' }, false),
  onForeign(callOuts.askMore, 'C192', { purpose: 'ask_more' }),
  onForeign(callOuts.close, 'C192', { purpose: 'close' }),
  asItIs(callOuts.mine, 'C193', { purpose: 'mine' }),
  onForeign(callOuts.answer, 'C193', { purpose: 'answer', answer: 'can' }),
];
