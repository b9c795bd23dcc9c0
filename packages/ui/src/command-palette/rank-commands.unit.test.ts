import { describe, expect, it } from 'vitest';
import type { Command } from './command.ts';
import { rankCommands } from './rank-commands.ts';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  run: () => undefined,
  ...more,
});
const commands = [
  command('Go to Home', { group: 'Go' }),
  command('Go to My Dashboard', { group: 'Go', keywords: ['metrics'] }),
  command('Go to Scheduler', { group: 'Go' }),
  command('Create a shift', { group: 'Schedule' }),
  command('Sign out'),
];
const shown = (query: string, recent: readonly string[] = []) =>
  rankCommands(query, commands, recent, 'Recent').map(({ label, items }) => [
    label,
    items.map(({ command }) => command.label),
  ]);

describe('rankCommands', () => {
  it('shows everything in its groups when the query is empty', () => {
    expect(shown('')).toEqual([
      ['Go', ['Go to Home', 'Go to My Dashboard', 'Go to Scheduler']],
      ['Schedule', ['Create a shift']],
      [undefined, ['Sign out']],
    ]);
  });

  it('puts recently used commands first, without duplicates', () => {
    expect(shown(' ', ['Sign out', 'gone', 'Go to Home'])).toEqual([
      ['Recent', ['Sign out', 'Go to Home']],
      ['Go', ['Go to My Dashboard', 'Go to Scheduler']],
      ['Schedule', ['Create a shift']],
    ]);
  });

  it('matches words, initials and keywords, with label matches first', () => {
    expect(shown('dash')).toEqual([['Go', ['Go to My Dashboard']]]);
    expect(shown('gs')).toEqual([['Go', ['Go to Scheduler']]]);
    expect(shown('metrics')).toEqual([['Go', ['Go to My Dashboard']]]);
    expect(shown('sched')).toEqual([
      ['Go', ['Go to Scheduler']],
      ['Schedule', ['Create a shift']],
    ]);
    expect(shown('zzz')).toEqual([]);
  });

  it('prefers recently used commands among near ties', () => {
    expect(shown('go')[0]?.[1]?.[0]).toBe('Go to Home');
    expect(shown('go', ['Go to Scheduler'])[0]?.[1]?.[0]).toBe('Go to Scheduler');
  });

  it('reports which letters matched', () => {
    const [section] = rankCommands('gmd', commands, [], 'Recent');
    expect(section?.items[0]?.spans).toEqual([
      [0, 1],
      [6, 7],
      [9, 10],
    ]);
  });

  it('limits the number of results', () => {
    const many = Array.from({ length: 5000 }, (_, index) => command(`Station ${index}`));
    expect(rankCommands('station', many, [], 'Recent').flatMap(({ items }) => items)).toHaveLength(60);
  });
});
