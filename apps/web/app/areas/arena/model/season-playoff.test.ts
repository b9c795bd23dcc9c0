import type { MatchReply } from '@roadside/contract/schemas';
import { describe, expect, it } from 'vitest';
import { bracketOf } from './season-bracket.ts';
import { recapOf } from './season-recap.ts';

const slugs = ['one', 'two', 'three', 'four', 'five'];
const rankings = slugs.map((slug, index) => ({ team: { id: index + 1, slug, name: `Team ${slug}` }, wins: 5 - index }));
const nameOf = (slug: string) => `Team ${slug}`;
const match = (
  stage: MatchReply['stage'],
  [home, away]: readonly [string, string],
  [home_points, away_points]: readonly [number | null, number | null],
  settled = true,
): MatchReply => ({ id: 1, stage, home, away, home_points, away_points, settled, restated: [] });
const regular = {
  week: 1,
  matches: [match('regular', ['one', 'two'], [100, 98]), match('regular', ['three', 'four'], [90, 50])],
};
const semifinals = {
  week: 2,
  matches: [match('semifinal', ['one', 'four'], [80, 90]), match('semifinal', ['two', 'three'], [70, 70])],
};
const finals = {
  week: 3,
  matches: [match('consolation', ['one', 'three'], [60, 50]), match('final', ['four', 'two'], [81, 80])],
};
const open = (of: typeof finals) => ({ ...of, matches: of.matches.map((each) => ({ ...each, settled: false })) });
const slugsOf = (bracket: ReturnType<typeof bracketOf>) =>
  bracket && {
    semifinals: bracket.semifinals.map((sides) => sides.map(({ slug }) => slug)),
    final: bracket.final.map(({ slug, waiting }) => slug ?? waiting),
    third: bracket.third?.map(({ slug, waiting }) => slug ?? waiting),
  };
const won = (bracket: ReturnType<typeof bracketOf>) =>
  [...(bracket?.semifinals ?? []), bracket?.final ?? [], bracket?.third ?? []]
    .flat()
    .flatMap(({ slug, won: winner }) => (winner ? [slug] : []));

describe('the bracket', () => {
  it('is today’s table until the regular season is over', () => {
    const bracket = bracketOf({ weeks: [regular], rankings });
    expect(slugsOf(bracket)).toEqual({
      semifinals: [
        ['one', 'four'],
        ['two', 'three'],
      ],
      final: ['Winner of semifinal 1', 'Winner of semifinal 2'],
      third: ['Runner-up of semifinal 1', 'Runner-up of semifinal 2'],
    });
    expect(bracket?.asOfNow).toBe(true);
    expect(won(bracket)).toEqual([]);
  });

  it('shows who goes on, a draw to the team higher in the table, and nobody while a week runs', () => {
    expect(won(bracketOf({ weeks: [regular, open(semifinals)], rankings }))).toEqual([]);
    const bracket = bracketOf({ weeks: [regular, semifinals], rankings });
    expect(bracket?.asOfNow).toBe(false);
    expect(won(bracket)).toEqual(['four', 'two']);
  });

  it('ends with the final and third place', () => {
    const bracket = bracketOf({ weeks: [regular, semifinals, finals], rankings });
    expect(slugsOf(bracket)).toMatchObject({ final: ['four', 'two'], third: ['one', 'three'] });
    expect(won(bracket)).toEqual(['four', 'two', 'four', 'one']);
  });

  it('needs four teams', () => {
    expect(bracketOf({ weeks: [], rankings: rankings.slice(0, 3) })).toBeNull();
  });
});

describe('the recap', () => {
  const facts = { weeks: [regular], rankings, champion: null, mvp: null };

  it('tells the last week that is over, the closest match first', () => {
    expect(recapOf({ ...facts, weeks: [] }, nameOf)).toBeNull();
    expect(recapOf({ ...facts, weeks: [open(regular)] }, nameOf)).toBeNull();
    expect(recapOf({ ...facts, weeks: [regular, open(semifinals), { week: 3, matches: [] }] }, nameOf)).toEqual({
      week: 1,
      headline: 'Team one edge out Team two',
      sentences: [
        'Team one beat Team two 100 to 98.',
        'Team three beat Team four 90 to 50.',
        'Team one lead the table with 5 wins, ahead of Team two.',
      ],
    });
  });

  it('says how a draw in the playoff was decided', () => {
    expect(recapOf({ ...facts, weeks: [regular, semifinals] }, nameOf)?.sentences.slice(0, 2)).toEqual([
      'Team two and Team three drew at 70. The place in the table decided.',
      'Team four beat Team one 90 to 80 and play in the final.',
    ]);
  });

  it('ends with the champion and the most valuable player', () => {
    const mvp = { name: 'Gus Fairweather', team: 'four', points: 1204 };
    expect(recapOf({ weeks: [regular, semifinals, finals], rankings, champion: 'four', mvp }, nameOf)).toEqual({
      week: 3,
      headline: 'Team four win the season',
      sentences: [
        'Team four beat Team two 81 to 80 in the final.',
        'Team one beat Team three 60 to 50 for third place.',
        'Gus Fairweather of Team four is the most valuable player with 1,204 points.',
      ],
    });
  });
});
