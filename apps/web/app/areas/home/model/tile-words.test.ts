import { expect, test } from 'vitest';
import { excerptOf, hostOf, stateOfTile } from './tile-words.ts';

test.each([
  ['https://roads.lantern.example/a?b', 'roads.lantern.example'],
  ['/training/lantern/', null],
  ['https://', null],
])('%s leads to %s', (link, host) => {
  expect(hostOf(link)).toBe(host);
});

test.each([
  [{ asks: 'confirm', seen: true, acknowledged_at: null }, 'confirm'],
  [{ asks: 'acknowledge', seen: true, acknowledged_at: '2026-11-20T14:00:00Z' }, 'confirmed'],
  [{ asks: 'nothing', seen: false, acknowledged_at: null }, 'new'],
  [{ asks: 'nothing', seen: true, acknowledged_at: null }, 'read'],
] as const)('%o is %s', (tile, state) => {
  expect(stateOfTile({ type: 'announcement', ...tile })).toBe(state);
});

test('a link is never new, and a tile without pages has no text', () => {
  expect(stateOfTile({ type: 'external', asks: 'nothing', seen: false, acknowledged_at: null })).toBe('read');
  expect(excerptOf({ modal_content: [] })).toBe('');
});
