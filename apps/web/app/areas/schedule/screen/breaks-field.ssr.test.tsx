import type { ShiftBreak } from '@roadside/domain/scheduling';
import type { EditorSlot } from '@roadside/scheduler-gantt/view';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BreaksField } from './breaks-field.tsx';

const start = Date.parse('2026-11-27T11:00:00Z');
function draw(breaks: readonly ShiftBreak[]): string {
  const slot = { draft: { start, end: start + 8 * 3_600_000, breaks }, change: () => undefined };
  return renderToString(<BreaksField slot={slot as unknown as EditorSlot} timeZone="America/New_York" />);
}

it('has a line for each break of the shift in the editor, in the time of its station', () => {
  const html = draw([
    { after: 240, minutes: 30, paid: false },
    { after: null, minutes: 15, paid: true },
  ]);
  for (const words of ['30 min', 'Unpaid', '10:00 AM', '15 min', 'Paid', 'Any time', 'Remove break 2'])
    expect(html).toContain(words);
  expect(html).toContain('breaks with a time not as coverage');
});

it('has no more than a button without breaks, and none to add beyond the limit', () => {
  expect(draw([])).not.toContain('Break 1');
  const most = draw(Array.from({ length: 4 }, () => ({ after: null, minutes: 10, paid: true })));
  expect(most).toMatch(/<button[^>]* disabled=""[^>]*>(<[^>]*>)*Add break/);
  expect(draw([])).not.toContain('disabled=""');
});
