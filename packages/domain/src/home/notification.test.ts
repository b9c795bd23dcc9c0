import { describe, expect, it } from 'vitest';
import { channelsOf, defaultChannels, mayTurnOff, notificationChannels, notificationKinds } from './index.ts';

const off = { in_app: false, push: false, mail: false };

describe('channels of a notification', () => {
  it.each(notificationKinds)('%s: without a choice, the default', (kind) => {
    expect(channelsOf(kind, null)).toEqual(defaultChannels(kind));
    expect(defaultChannels(kind)).toMatchObject({ in_app: true, mail: false });
  });

  it.each(notificationKinds)('%s: everything that may be turned off is off', (kind) => {
    const left = channelsOf(kind, off);
    for (const channel of notificationChannels) expect(left[channel]).toBe(!mayTurnOff(kind, channel));
  });

  it.each([
    ['announcement', false],
    ['not-acknowledged', false],
    ['call-out', false],
    ['chat', true],
    ['mention', true],
    ['huddle', true],
  ] as const)('%s may leave the notification center: %s', (kind, may) => {
    expect(mayTurnOff(kind, 'in_app')).toBe(may);
    expect(mayTurnOff(kind, 'push')).toBe(true);
  });

  it('keeps a choice as it is', () => {
    expect(channelsOf('chat', { in_app: false, push: true, mail: true })).toEqual({
      in_app: false,
      push: true,
      mail: true,
    });
  });
});
