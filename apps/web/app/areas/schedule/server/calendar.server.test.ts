import { expect, it, vi } from 'vitest';
import { sendCalendar } from './calendar.server.ts';

type Given = Parameters<typeof sendCalendar>[0];
const shift = {
  id: 7,
  version: 2,
  start: '2026-11-27T11:00:00.000Z',
  end: '2026-11-27T19:00:00.000Z',
  services: ['Tow', 'Battery'],
  note: null,
  station: 'Norristown',
  time_zone: 'America/New_York',
};

function ask(file: string, answer: unknown) {
  const attempt = vi.fn<(...args: unknown[]) => Promise<unknown>>().mockResolvedValue(answer);
  const given = {
    params: { file },
    request: new Request(`https://roadside.example/calendar/${file}`),
    context: { api: { attempt } },
  } as unknown as Given;
  return { attempt, sent: sendCalendar(given) };
}

it('sends a calendar app the shifts behind a secret address', async () => {
  const { attempt, sent } = ask('31-key.ics', { ok: true, data: { shifts: [shift], now: '2026-11-20T12:00:00.000Z' } });
  const answer = await sent;
  expect(attempt.mock.calls[0]?.[1]).toEqual({ body: { purpose: 'shifts', token: '31-key' } });
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  // The web server says so for every answer; a second header would be added to its own.
  expect(answer.headers.get('cache-control')).toBeNull();
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:shift-7@roadside.example',
      'DTSTART;TZID=America/New_York:20261127T060000',
      'LOCATION:Norristown',
    ]),
  );
});

it.each([
  ['refused', 404],
  ['unreachable', 503],
])('answers without a calendar when the service says %s', async (kind, status) => {
  const answer = await ask('x.ics', { ok: false, problem: { kind, detail: '', requestId: '' } }).sent;
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain('VCALENDAR');
});
