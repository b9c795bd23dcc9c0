import { describe, expect, it } from 'vitest';
import { sharedValueOf } from './shared-value.ts';

type Reply = Parameters<typeof sharedValueOf>[0];

const heading = {
  id: 'ata',
  label: 'ATA',
  unit: 'minutes',
  direction: 'lower',
  decimals: 1,
  kind: 'mean',
  countedFrom: null,
};
const share = { ...heading, id: 'kmi', label: 'Kept informed', unit: 'percent', kind: 'share', countedFrom: 'surveys' };
const cell = (value: number | null, more: object = {}) => ({
  value,
  numerator: null,
  denominator: null,
  status: 'green',
  ...more,
});
const meta = (more: object = {}) => ({
  dates: [],
  from: '2026-11-01',
  to: '2026-11-18',
  metrics: [heading],
  as_of: '2026-11-18T12:00:00Z',
  ...more,
});
const valueOf = (reply: object) => sharedValueOf(reply as Reply);

describe('what a shared element shows now', () => {
  it('is the number of a card', () => {
    expect(valueOf({ data: { metrics: { ata: cell(47.64) } }, meta: meta() })).toEqual({
      figures: [{ label: 'ATA', value: '47.6 min', goal: 'green' }],
      from: '2026-11-01',
      to: '2026-11-18',
      asOf: '2026-11-18T12:00:00Z',
    });
  });

  it('is each number of a strip, four at most', () => {
    const data = Array.from({ length: 6 }, (_, index) => ({ metric: 'ata', label: `ATA ${index}`, cell: cell(index) }));
    expect(valueOf({ data, meta: meta() })?.figures.map(({ label, value }) => [label, value])).toEqual([
      ['ATA 0', '0.0 min'],
      ['ATA 1', '1.0 min'],
      ['ATA 2', '2.0 min'],
      ['ATA 3', '3.0 min'],
    ]);
  });

  it('is the totals of a table', () => {
    const reply = { data: [{ metrics: { ata: cell(1) } }], totals: { metrics: { ata: cell(50) } }, meta: meta() };
    expect(valueOf(reply)?.figures).toEqual([{ label: 'ATA', value: '50.0 min', goal: 'green' }]);
  });

  it('is the latest number of a trend, with its day', () => {
    const dates = ['2026-09', '2026-10', '2026-11'];
    const totals = { metrics: { ata: [cell(1), cell(2), cell(null)] } };
    expect(valueOf({ series: [], totals, meta: meta({ dates }) })).toMatchObject({
      figures: [{ value: '2.0 min' }],
      from: '2026-10',
      to: '2026-10',
    });
    expect(valueOf({ series: [], totals: { metrics: {} }, meta: meta({ dates: [] }) })?.figures).toEqual([]);
  });

  it('says what a share of too few was counted in, without a goal', () => {
    const few = cell(80, { numerator: 4, denominator: 5 });
    expect(valueOf({ data: { metrics: { kmi: few } }, meta: meta({ metrics: [share] }) })?.figures).toEqual([
      { label: 'Kept informed', value: '80.0% of 5', goal: null },
    ]);
  });

  it('is nothing for a list of calls, and a dash for a number there is not', () => {
    expect(valueOf({ data: [{ id: 1, driver: 'Rosa' }], meta: meta() })).toBeNull();
    expect(valueOf({ data: { metrics: {} }, meta: meta() })?.figures).toMatchObject([{ value: '–' }]);
  });
});
