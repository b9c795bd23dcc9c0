import { describe, expect, it } from 'vitest';
import { notesOn } from './notes-on-dates.ts';

const note = (day: string, until: string | null = null) => ({ day, until, body: 'Storm', tags: [] });
const months = ['2026-09', '2026-10', '2026-11'];
const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];

describe('notes on the dates of a chart', () => {
  it('are placed on their month or day', () => {
    expect(notesOn(months, [note('2026-10-17')])).toEqual([{ text: 'Storm', at: '2026-10-01' }]);
    expect(notesOn(days, [note('2026-11-03')])).toEqual([{ text: 'Storm', at: '2026-11-03' }]);
  });

  it('span the dates they name', () => {
    expect(notesOn(days, [note('2026-11-02', '2026-11-03')])).toEqual([
      { text: 'Storm', from: '2026-11-02', to: '2026-11-03' },
    ]);
    expect(notesOn(months, [note('2026-10-30', '2026-11-02')])).toEqual([
      { text: 'Storm', from: '2026-10-01', to: '2026-11-01' },
    ]);
    expect(notesOn(months, [note('2026-10-03', '2026-10-09')])).toEqual([{ text: 'Storm', at: '2026-10-01' }]);
  });

  it("are clipped at the chart's edges and left out beyond them", () => {
    expect(notesOn(days, [note('2026-10-20', '2026-11-02'), note('2026-11-04', '2026-12-24')])).toEqual([
      { text: 'Storm', from: '2026-11-01', to: '2026-11-02' },
      { text: 'Storm', at: '2026-11-04' },
    ]);
    expect(notesOn(days, [note('2026-10-31'), note('2026-11-05', '2026-11-06')])).toEqual([]);
    expect(notesOn([], [note('2026-11-01')])).toEqual([]);
  });
});

it('a note with tags says them first', () => {
  const tagged = { ...note('2026-11-02'), tags: ['storm', 'ice'] };
  expect(notesOn(['2026-11-01', '2026-11-02', '2026-11-03'], [tagged])).toEqual([
    { text: 'storm, ice: Storm', at: '2026-11-02' },
  ]);
});
