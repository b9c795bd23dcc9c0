import { expect, it } from 'vitest';
import { startWords } from './start-words.ts';

const today = '2026-11-20';
const season = {
  id: 2,
  name: 'Winter season',
  state: 'setup' as const,
  hidden: false,
  starts_on: '2026-11-30',
  ends_on: '2027-02-07',
  draft: null,
};
const fall = { ...season, id: 1, name: 'Fall season', state: 'running' as const, ends_on: '2026-12-06' };
const frozen = 'Weights and teams are frozen, and the matches are made.';

it('says who plays', () => {
  expect(startWords(season, [season], today)).toBe(`${frozen} There was no draft: today’s members of the teams play.`);
  const drafted = { ...season, draft: { state: 'done' as const, rounds: 10, clock_seconds: 90 } };
  expect(startWords(drafted, [drafted], today)).toBe(`${frozen} Drafted players move to the teams they play for.`);
});

it('says that weeks are over already, and not before they are', () => {
  const late = 'Its first week began on Nov 16, 2026: weeks that are over are settled right away.';
  expect(startWords({ ...season, starts_on: '2026-11-16' }, [], today)).toContain(late);
  expect(startWords({ ...season, starts_on: today }, [], today)).not.toContain('began');
});

it('says that another season is still being played', () => {
  const words = 'Fall season runs until Dec 6, 2026: its matches go on, but players see their new teams from now on.';
  expect(startWords(season, [season, fall], today)).toContain(words);
  expect(startWords(season, [{ ...fall, ends_on: '2026-11-15' }], today)).not.toContain('Fall season');
  expect(startWords(season, [{ ...fall, hidden: true }], today)).not.toContain('Fall season');
  expect(startWords({ ...season, hidden: true }, [fall], today)).not.toContain('Fall season');
});
