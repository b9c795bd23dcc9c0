import { describe, expect, it } from 'vitest';
import { writeCalendar, type FeedEntry } from './calendar-feed.ts';
import { zoneTimes } from './zone-times.ts';

const entry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  uid: 'shift-7@roadside',
  version: 2,
  start: '2026-11-27T11:00:00.000Z',
  end: '2026-11-27T19:00:00.000Z',
  timeZone: 'America/New_York',
  title: 'Tow, Battery',
  location: 'Norristown',
  notes: null,
  ...more,
});
const write = (...entries: FeedEntry[]) =>
  writeCalendar({ name: 'Ann’s shifts', entries, now: '2026-11-20T12:00:00.000Z' });
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar feed', () => {
  it('has each entry by the clock of its own time zone', () => {
    const lines = linesOf(
      write(entry(), entry({ uid: 'shift-8@roadside', timeZone: 'America/Chicago', location: 'Joliet' })),
    );
    expect(lines).toContain('DTSTART;TZID=America/New_York:20261127T060000');
    expect(lines).toContain('DTEND;TZID=America/New_York:20261127T140000');
    expect(lines).toContain('DTSTART;TZID=America/Chicago:20261127T050000');
    expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual(['TZID:America/New_York', 'TZID:America/Chicago']);
  });

  it('says when the clocks change between its first and last entry', () => {
    const lines = linesOf(
      write(entry({ start: '2026-10-30T10:00:00.000Z', end: '2026-10-30T18:00:00.000Z' }), entry()),
    );
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    expect(zone).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260308T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
    ]);
    expect(lines).toContain('DTSTART;TZID=America/New_York:20261030T060000');
  });

  it('keeps the end of a shift over the night when the clocks change', () => {
    const lines = linesOf(write(entry({ start: '2026-11-01T03:00:00.000Z', end: '2026-11-01T11:00:00.000Z' })));
    expect(lines).toContain('DTSTART;TZID=America/New_York:20261031T230000');
    expect(lines).toContain('DTEND;TZID=America/New_York:20261101T060000');
  });

  it('escapes what is written by people, and folds long lines between letters', () => {
    const notes = `Bring keys; call Jo, then\nwait\u0007 ${'ü'.repeat(80)}`;
    const file = write(entry({ notes }));
    expect(linesOf(file)).toContain(String.raw`DESCRIPTION:Bring keys\; call Jo\, then\nwait ${'ü'.repeat(80)}`);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('is a whole calendar without entries', () => {
    expect(linesOf(write())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Roadside//Schedule//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Ann’s shifts',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'END:VCALENDAR',
      '',
    ]);
  });
});

describe('the offsets of a time zone', () => {
  it.each([
    ['America/Phoenix', [-420]],
    ['Asia/Kolkata', [330]],
    ['UTC', [0]],
    ['Australia/Lord_Howe', [630, 660]],
  ])('%s', (zone, minutes) => {
    const from = Date.parse('2026-09-01T00:00:00Z');
    expect(zoneTimes(zone, from, from + 60 * 86_400_000).map((time) => time.minutes)).toEqual(minutes);
  });
});
