import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayList } from '../calendar/calendar.ts';
import { earningDays } from './earning-days.ts';
import type { OpenTraining } from './earning-days.ts';

const campaign = { from: '2026-11-01', to: '2026-11-30' };
const open = (from: string, until: string | null): OpenTraining => ({ from, until });

describe('earningDays', () => {
  it.each<[string, readonly OpenTraining[], readonly [string, string][]]>([
    ['without required modules, all of them', [], [['2026-11-01', '2026-11-30']]],
    ['with one open from before the start, none', [open('2026-10-20', null)], []],
    ['from the day it is finished', [open('2026-10-20', '2026-11-11')], [['2026-11-11', '2026-11-30']]],
    ['before a module that was added while it runs', [open('2026-11-16', null)], [['2026-11-01', '2026-11-15']]],
    [
      'around one that was added and finished',
      [open('2026-11-16', '2026-11-20')],
      [
        ['2026-11-01', '2026-11-15'],
        ['2026-11-20', '2026-11-30'],
      ],
    ],
    [
      'with one finished on the day it was added, all',
      [open('2026-11-16', '2026-11-16')],
      [['2026-11-01', '2026-11-30']],
    ],
    [
      'with one finished long before it was added, all',
      [open('2026-11-16', '2026-05-02')],
      [['2026-11-01', '2026-11-30']],
    ],
    ['with one added after the end, all', [open('2026-12-02', null)], [['2026-11-01', '2026-11-30']]],
    ['with one finished after the end, none', [open('2026-10-20', '2026-12-03')], []],
    [
      'while the longest of several is open, none',
      [open('2026-11-05', '2026-11-20'), open('2026-11-01', '2026-11-03'), open('2026-11-06', '2026-11-08')],
      [
        ['2026-11-03', '2026-11-04'],
        ['2026-11-20', '2026-11-30'],
      ],
    ],
  ])('are, %s', (_, times, spans) => {
    expect(earningDays(campaign, times)).toEqual(spans.map(([from, to]) => ({ from, to })));
  });

  it('are the days on which nothing was open, each once', () => {
    const day = fc.integer({ min: -10, max: 40 }).map((offset) => addDays(campaign.from, offset));
    const times = fc.array(fc.record({ from: day, until: fc.option(day) }), { maxLength: 5 });
    fc.assert(
      fc.property(times, (opened) => {
        const earned = earningDays(campaign, opened).flatMap(({ from, to }) => dayList(from, to));
        expect(earned).toEqual(
          dayList(campaign.from, campaign.to).filter(
            (each) => !opened.some(({ from, until }) => from <= each && (until === null || each < until)),
          ),
        );
      }),
    );
  });
});
