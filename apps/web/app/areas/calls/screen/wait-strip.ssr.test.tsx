import type { CallDetail } from '@roadside/contract/schemas';
import { UiProvider } from '@roadside/ui/provider';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WaitStrip } from './wait-strip.tsx';
import * as styles from './wait-strip.css.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 18, minutes)).toISOString();
const call = {
  call: { received_at: at(0), station_name: 'Pine Street' },
  steps: [
    { step: 'RE', at: at(0), minutes_since_previous: null },
    { step: 'OL', at: at(90), minutes_since_previous: 90 },
  ],
  passes: [{ at: at(25), station_name: 'Harbor Road' }],
  promised_at: at(60),
  missed_by_minutes: 30,
} as unknown as CallDetail;

const shown = (detail: Partial<CallDetail> = {}) =>
  renderToString(
    <UiProvider locale="en-US" timeZone="UTC">
      <WaitStrip detail={{ ...call, ...detail }} />
    </UiProvider>,
  ).replaceAll('\u202F', ' ');
const countOf = (html: string, of: string) => html.split(`class="${of}"`).length - 1;

describe('the strip of a late call', () => {
  it('says who had it when, and marks only the minutes after the promise', () => {
    const html = shown();
    expect(html).toContain('Harbor Road, 25 min, 6:00 PM to 6:25 PM, then passed it');
    expect(html).toMatch(/Pine Street, (65 min|1 h 5 min), 6:25 PM to 7:30 PM</);
    expect(html).toContain('Promised by 7:00 PM, arrived 7:30 PM, 30 min late');
    expect(countOf(html, styles.late)).toBe(1);
  });

  it('has nothing red on time, and hides a station the reader can’t see', () => {
    const html = shown({
      promised_at: at(95),
      missed_by_minutes: null,
      passes: [{ ...call.passes[0]!, station_name: null }],
    });
    expect(html).toContain('Another station, 25 min');
    expect(html).toContain('arrived 7:30 PM, on time');
    expect(countOf(html, styles.late)).toBe(0);
  });

  it('calls no arrival after the promise on time, even where it doesn’t count as late', () => {
    const html = shown({ missed_by_minutes: null });
    expect(html).toContain('arrived 7:30 PM, 30 min after it, which doesn’t count as late');
    expect(html).not.toContain('on time');
  });

  it('is left out without an arrival', () => {
    expect(shown({ steps: [] })).toBe('');
  });
});
