import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { inWrittenOrder, Outbox } from '../../../kit/outbox/outbox.ts';
import { ringsTooLate, sendInTime, sentAgain, withoutRinging } from './late-urgent.ts';
import type { WaitingMessage } from './waiting-message.ts';

const written = Date.parse('2026-11-20T14:00:00Z');
const minute = 60_000;
const message = (more: Partial<WaitingMessage> = {}): WaitingMessage => ({
  id: '1',
  conversationId: 1,
  message: 'Ice on 33',
  replyTo: null,
  mentions: [],
  refs: [],
  pictures: [],
  writtenAt: new Date(written).toISOString(),
  sendAt: null,
  refused: null,
  ...more,
});
const urgent = message({ urgentReason: 'Ice' });

describe('a message that waited for the network', () => {
  it.each([
    ['urgent, five minutes', urgent, 5, false],
    ['urgent, longer', urgent, 5.1, true],
    ['not urgent, a day', message(), 1_440, false],
  ])('asks before it rings: %s', (_, waiting, minutes, asks) => {
    expect(ringsTooLate(waiting, written + minutes * minute)).toBe(asks);
  });

  it('rings, or arrives without ringing, only once its sender has decided', async () => {
    const kept = new Map([urgent, message({ id: '2' })].map((each) => [each.id, each]));
    const arrived: WaitingMessage[] = [];
    const now = written + 180 * minute;
    const outbox = new Outbox<WaitingMessage, object>({
      store: {
        list: () => inWrittenOrder([...kept.values()]),
        keep: (each) => void kept.set(each.id, each),
        remove: (id) => void kept.delete(id),
      },
      send: (waiting) =>
        sendInTime(waiting, now, async (): Promise<Outcome<object>> => {
          arrived.push(waiting);
          return { ok: true, data: {} };
        }),
      later: () => () => undefined,
      alone: (run) => run(),
    });
    await outbox.flush();
    expect(arrived.map(({ id }) => id)).toEqual(['2']);
    const [asked] = outbox.messages();
    expect(asked).toMatchObject({ id: '1', refused: expect.stringContaining('Try again to ring now') as string });
    if (!asked) return;
    outbox.replace(sentAgain(asked, now));
    await expect.poll(() => outbox.messages()).toEqual([]);
    expect(arrived.at(-1)).toMatchObject({ id: '1', urgentReason: 'Ice' });
    outbox.add({ ...urgent, id: '3' });
    await expect.poll(() => outbox.messages()[0]?.refused ?? null).not.toBeNull();
    outbox.replace(withoutRinging({ ...urgent, id: '3' }));
    await expect.poll(() => outbox.messages()).toEqual([]);
    expect(arrived.at(-1)).toEqual(message({ id: '3' }));
  });
});
