import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveConnection, type LiveListener } from './live-connection.ts';

interface Opened extends LiveListener {
  readonly position: number | null;
  closed: boolean;
}

const change = (id: number, topic: 'comments' | 'goals' = 'comments') => ({ topic, id, place: 'north' });

describe('the live stream of a tab', () => {
  let opened: Opened[];
  let connection: LiveConnection;
  const latest = () => opened.at(-1) as Opened;

  beforeEach(() => {
    vi.useFakeTimers();
    opened = [];
    connection = new LiveConnection({
      // The longest possible delay.
      random: () => 1,
      open: (position, { event, failed }) => {
        const stream: Opened = { position, event, failed, closed: false };
        opened.push(stream);
        return {
          close: () => {
            stream.closed = true;
          },
        };
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('opens with the first subscriber, is shared, and closes shortly after the last one leaves', () => {
    const leave = [
      connection.subscribe(['comments'], () => undefined),
      connection.subscribe(['goals'], () => undefined),
    ];
    expect(opened.map(({ position }) => position)).toEqual([null]);
    leave[0]?.();
    vi.advanceTimersByTime(60_000);
    expect(latest().closed).toBe(false);
    leave[1]?.();
    vi.advanceTimersByTime(4_000);
    const leaveAgain = connection.subscribe(['comments'], () => undefined);
    vi.advanceTimersByTime(60_000);
    expect([opened.length, latest().closed]).toEqual([1, false]);
    leaveAgain();
    vi.advanceTimersByTime(5_000);
    expect([opened.length, latest().closed]).toEqual([1, true]);
  });

  it('delivers each change once, to the subscribers of its topic', () => {
    const comments = vi.fn();
    const goals = vi.fn();
    connection.subscribe(['comments'], comments);
    connection.subscribe(['goals'], goals);
    latest().event('open', 5, {});
    latest().event('change', 7, change(70));
    latest().event('change', 6, change(60, 'goals'));
    latest().event('change', 7, change(70));
    expect(comments.mock.calls).toEqual([[change(70)]]);
    expect(goals.mock.calls).toEqual([[change(60, 'goals')]]);
  });

  it('reconnects after a break from the highest position it has seen, and delivers nothing twice', () => {
    const onChange = vi.fn();
    connection.subscribe(['comments'], onChange);
    latest().event('open', 5, {});
    latest().event('change', 9, change(90));
    latest().event('change', 8, change(80));
    latest().failed();
    expect(latest().closed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(opened.map(({ position }) => position)).toEqual([null, 9]);
    latest().event('open', 11, {});
    for (const id of [8, 9, 10]) latest().event('change', id, change(id * 10));
    expect(onChange.mock.calls.map(([{ id }]) => id)).toEqual([90, 80, 100]);
  });

  it('does not skip events it still has to catch up with when it breaks again right after opening', () => {
    connection.subscribe(['comments'], () => undefined);
    latest().event('open', 5, {});
    latest().failed();
    vi.advanceTimersByTime(1_000);
    latest().event('open', 50, {});
    latest().failed();
    vi.advanceTimersByTime(1_000);
    expect(latest().position).toBe(5);
  });

  it('doubles the delay after each failure, up to a minute, and resets after a success', () => {
    connection.subscribe(['comments'], () => undefined);
    const delays: number[] = [];
    const untilOpened = () => {
      const before = opened.length;
      let waited = 0;
      while (opened.length === before) {
        vi.advanceTimersByTime(500);
        waited += 500;
      }
      return waited;
    };
    for (let failure = 0; failure < 8; failure++) {
      if (failure % 2) latest().failed();
      else latest().event('away', 0, {});
      delays.push(untilOpened());
    }
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    latest().event('open', 1, {});
    latest().failed();
    expect(untilOpened()).toBe(1_000);
  });

  it('reconnects at random within the second half of the delay', () => {
    const streams: LiveListener[] = [];
    const lucky = new LiveConnection({
      random: () => 0,
      open: (_, listener) => {
        streams.push(listener);
        return { close: () => undefined };
      },
    });
    lucky.subscribe(['comments'], () => undefined);
    streams[0]?.failed();
    vi.advanceTimersByTime(499);
    expect(streams).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(2);
  });

  it('tells all subscribers to reload when changes were missed, and continues from there', () => {
    const comments = vi.fn();
    const goals = vi.fn();
    connection.subscribe(['comments'], comments);
    connection.subscribe(['goals'], goals);
    latest().event('open', 40, {});
    latest().event('missed', 40, {});
    expect([comments.mock.calls, goals.mock.calls]).toEqual([[[null]], [[null]]]);
    latest().failed();
    vi.advanceTimersByTime(1_000);
    expect(latest().position).toBe(40);
  });

  it('closes in a tab hidden for a minute, and reopens when the tab is visible again', () => {
    connection.subscribe(['comments'], () => undefined);
    latest().event('open', 3, {});
    connection.setVisible(false);
    vi.advanceTimersByTime(59_000);
    connection.setVisible(true);
    vi.advanceTimersByTime(120_000);
    expect(latest().closed).toBe(false);
    connection.setVisible(false);
    vi.advanceTimersByTime(60_000);
    expect(latest().closed).toBe(true);
    connection.subscribe(['goals'], () => undefined);
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
    connection.setVisible(true);
    expect(opened.map(({ position }) => position)).toEqual([null, 3]);
  });

  it('does not try while the browser is offline, and reconnects immediately when it is back', () => {
    connection.subscribe(['comments'], () => undefined);
    latest().event('open', 3, {});
    latest().failed();
    connection.setOnline(false);
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
    connection.setOnline(true);
    expect(opened).toHaveLength(2);
  });

  it('stops for good when the session has ended', () => {
    connection.subscribe(['comments'], () => undefined);
    latest().event('signed-out', 0, {});
    expect(latest().closed).toBe(true);
    connection.setOnline(true);
    connection.setVisible(true);
    connection.subscribe(['goals'], () => undefined);
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
  });

  it('ignores events of a stream it has closed', () => {
    const heard = vi.fn();
    connection.subscribe(['comments'], heard);
    const first = latest();
    connection.setOnline(false);
    first.event('change', 1, change(10));
    first.failed();
    vi.advanceTimersByTime(600_000);
    expect([heard.mock.calls, opened.length]).toEqual([[], 1]);
  });
});
