import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { huddleReadable, startsTimeGroup, timeGroups } from './chat.ts';
import { clickWidget, inOrder, moveItem, orderProblem } from './widget.ts';

describe('widgets', () => {
  it('count every click and each person once', () => {
    const twice = clickWidget(clickWidget({ seen_by: [3], total_clicks: 10 }, 7), 7);
    expect(twice).toEqual({ seen_by: [3, 7], total_clicks: 12 });
  });

  const list = [
    { id: 1, order: 10 },
    { id: 2, order: 20 },
    { id: 3, order: 30 },
  ];
  it.each([
    [3, 0, [3, 1, 2]],
    [1, 2, [2, 3, 1]],
    [1, 99, [2, 3, 1]],
    [2, -4, [2, 1, 3]],
    [9, 0, [1, 2, 3]],
  ])('%s moved to place %s: %j', (id, place, ids) => {
    expect(moveItem(list, id, place).map((item) => item.id)).toEqual(ids);
  });

  it('are sorted by order, ties by id, for any input order', () => {
    const items = [
      { id: 4, order: 2 },
      { id: 2, order: 2 },
      { id: 9, order: 1 },
      { id: 3, order: 2 },
    ];
    for (const given of [items, items.toReversed()]) expect(inOrder(given).map(({ id }) => id)).toEqual([9, 2, 3, 4]);
  });

  it('stay the same widgets when one is moved', () => {
    const items = fc
      .uniqueArray(fc.nat(30), { minLength: 1, maxLength: 12 })
      .map((ids) => ids.map((id, index) => ({ id, order: index % 3 })));
    fc.assert(
      fc.property(items, fc.nat(12), fc.nat(12), (widgets, which, place) => {
        const id = widgets[which % widgets.length]!.id;
        const moved = moveItem(widgets, id, place);
        expect(moved.map((item) => item.order)).toEqual(widgets.map((_, index) => index + 1));
        expect(moved[Math.min(place, widgets.length - 1)]?.id).toBe(id);
        const others = (all: readonly { id: number }[]) => all.map((item) => item.id).filter((other) => other !== id);
        expect(others(moved)).toEqual(others(inOrder(widgets)));
      }),
    );
  });

  it.each([
    [
      [
        { id: 1, order: 2 },
        { id: 2, order: 1 },
      ],
      null,
    ],
    [[{ id: 1, order: 1 }], 'missing-id'],
    [
      [
        { id: 1, order: 1 },
        { id: 9, order: 2 },
      ],
      'unknown-id',
    ],
    [
      [
        { id: 1, order: 1 },
        { id: 1, order: 2 },
      ],
      'repeated-id',
    ],
    [
      [
        { id: 1, order: 1 },
        { id: 2, order: 1 },
      ],
      'repeated-order',
    ],
  ])('an order of %j for announcements 1 and 2: %s', (wanted, problem) => {
    expect(orderProblem([1, 2], wanted)).toBe(problem);
  });
});

describe('chat', () => {
  it.each([
    [null, true],
    ['2026-11-20T10:00:00Z', true],
    ['2026-11-20T09:55:00Z', true],
    ['2026-11-20T10:00:01Z', false],
    ['2026-11-20T11:05:00Z', false],
  ])('a message at 11:05 after one at %s starts a time group: %s', (previous, starts) => {
    expect(startsTimeGroup('2026-11-20T11:05:00Z', previous)).toBe(starts);
  });

  it('groups messages without losing one, with a header for the first', () => {
    const message = (minute: number) => ({
      createdAt: new Date(Date.UTC(2026, 10, 20) + minute * 60_000).toISOString(),
    });
    expect(timeGroups([]).length).toBe(0);
    expect(timeGroups([0, 10, 74, 139, 300].map(message)).map((group) => group.length)).toEqual([3, 1, 1]);
    fc.assert(
      fc.property(fc.array(fc.nat(3000)), (minutes) => {
        const messages = minutes.toSorted((a, b) => a - b).map(message);
        expect(timeGroups(messages).flat()).toEqual(messages);
      }),
    );
  });

  it.each([
    ['open', 'lamps', null, true],
    ['open', 'lamps', 'tows', true],
    ['private', 'lamps', 'lamps', true],
    ['private', 'lamps', 'tows', false],
    ['private', 'lamps', null, false],
  ] as const)('a %s message of %s is readable by %s: %s', (viewable, team, reader, readable) => {
    expect(huddleReadable(viewable, team, reader)).toBe(readable);
  });
});
