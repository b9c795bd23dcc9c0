import { describe, expect, it } from 'vitest';
import { channelsOf, defaultChannels, mayTurnOff, notificationChannels, notificationKinds } from './index.ts';

const off = { in_app: false, push: false, mail: false };

describe('channels of a notification', () => {
  it.each(notificationKinds)('%s: without a choice, the default', (kind) => {
    expect(channelsOf(kind, null)).toEqual(defaultChannels(kind));
    expect(defaultChannels(kind)).toMatchObject({ in_app: true, mail: kind === 'mail' });
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
    const choice = { in_app: true, push: false, mail: true };
    expect(channelsOf('chat', choice)).toEqual(choice);
  });

  it('has no push for what the app doesn’t show', () => {
    const choice = { in_app: false, push: true, mail: true };
    expect(channelsOf('chat', choice)).toEqual({ ...choice, push: false });
    // This one stays in the app, whatever somebody chose.
    expect(channelsOf('call-out', choice)).toEqual({ ...choice, in_app: true });
  });
});
