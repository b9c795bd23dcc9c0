import { createRemixStub } from '@remix-run/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ResourceProvider } from '../../../kit/resource/resource-provider.tsx';
import * as samples from './arena-samples.ts';
import DeskRestateMetric from './desk-restate-metric.tsx';
import { DeskScreen } from './desk-screen.tsx';
import { DayPoints } from './day-points.tsx';
import { DraftScreen } from './draft-screen.tsx';
import { LeaderboardScreen } from './leaderboard-screen.tsx';
import { readBoardState } from '../model/board-state.ts';
import { SeasonScreen } from './season-screen.tsx';
import { SkillTreeScreen } from './skill-tree-screen.tsx';
import { TeamScreen } from './team-screen.tsx';
import { WallboardScreen } from './wallboard-screen.tsx';
import { WhatIf } from './what-if.tsx';

const { ownClub, ownDriver, read } = samples;

/** The screen as the server sends it. */
function pageOf(screen: ReactNode): string {
  const Stub = createRemixStub([{ path: '/', Component: () => screen }]);
  return renderToString(
    <ResourceProvider>
      <Stub initialEntries={['/']} />
    </ResourceProvider>,
  );
}
const textOf = (screen: ReactNode) =>
  pageOf(screen)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const driver = { slug: ownDriver.slug, name: 'Gus Fairweather', type: 'driver' } as const;
const club = { slug: ownClub.slug, name: 'Lantern Motor Club', type: 'club' } as const;
const around = readBoardState(new URLSearchParams());

describe('Season', () => {
  const seasonPage = (loaded: Parameters<typeof SeasonScreen>[0]['loaded']) => (
    <SeasonScreen id={null} own={ownDriver} commissioner={false} loaded={loaded} />
  );

  test('has its table under a heading', () => {
    const page = pageOf(seasonPage(read(samples.season)));
    expect(page).toMatch(/<h2[^>]*>Table<\/h2>/);
    expect(page).not.toMatch(/<caption[^>]*>Table<\/caption>/);
  });

  test('says what players can earn, by team and not by station', () => {
    const text = textOf(seasonPage(read(samples.season)));
    expect(text).toContain('What you can earn');
    expect(text).toContain('Finish in the top 3 Pays 1st 60, 2nd 40, 3rd 25');
    expect(text).toContain('Your team earns 600 points or more per driver Pays 15 points each');
  });

  test('says when the reader’s team has a week without an opponent', () => {
    const others = samples.season.weeks.map((week) => ({
      ...week,
      matches: week.matches.filter(({ home, away }) => home !== ownDriver.team && away !== ownDriver.team),
    }));
    const words = 'Mountain Marvelers have this week off.';
    expect(textOf(seasonPage(read({ ...samples.season, weeks: others })))).toContain(words);
    expect(textOf(seasonPage(read(samples.season)))).not.toContain(words);
  });

  test('says that it evens out shifts, and why the leaderboard has other numbers', () => {
    const words = 'This season counts points over expected by hour, zone and service';
    const { season: about } = samples.season;
    const evened = read({ ...samples.season, season: about && { ...about, handicap: true } });
    expect(textOf(seasonPage(evened))).toContain(words);
    expect(textOf(seasonPage(read(samples.season)))).not.toContain(words);
  });

  test('says when there is none', () => {
    expect(textOf(seasonPage(read(samples.noSeason)))).toContain('No season yet');
  });
});

describe('Team', () => {
  const teamPage = (loaded: Parameters<typeof TeamScreen>[0]['loaded']) => (
    <TeamScreen slug="mountain-marvelers" own={ownDriver} me={442} loaded={loaded} />
  );

  test('opens its huddle', () => {
    expect(pageOf(teamPage(read(samples.team)))).toMatch(/<button[^>]*>.*?Open huddle.*?<\/button>/);
  });

  test('says why nothing is shown, without a huddle to open', () => {
    const text = textOf(teamPage(samples.refused));
    expect(text).toContain('Try again');
    expect(text).not.toContain('Open huddle');
    expect(textOf(teamPage(read(samples.emptyTeam)))).toContain('No players yet');
    // Only people without a team see the team they get by default.
    const other = <TeamScreen slug="night-lamps" own={ownDriver} me={442} loaded={read(samples.emptyTeam)} />;
    expect(textOf(other)).not.toContain('everyone without a team');
  });
});

test('Leaderboard shows the driver’s own place, and says when nobody has points', () => {
  const boardPage = (board: typeof samples.board) => (
    <LeaderboardScreen place={driver} state={around} own={ownDriver} loaded={read(board)} />
  );
  expect(textOf(boardPage(samples.board))).toContain('rank 42 of 420');
  expect(textOf(boardPage(samples.emptyBoard))).toContain('No drivers here');
});

test('Skill tree explains the last day, and says that locations have none', () => {
  const text = textOf(
    <SkillTreeScreen place={driver} own={ownDriver} loaded={read(samples.skillTree)} day={read(samples.day)} />,
  );
  expect(text).toContain('8 of 15 levels reached');
  expect(text).toContain('was worth');
  expect(
    textOf(<SkillTreeScreen place={club} own={ownClub} loaded={read(samples.noSkillTree)} day={null} />),
  ).toContain('Drivers have skill trees');
});

test('What the next calls could bring says what being on time adds, where that counts', () => {
  const words = (weights: Parameters<typeof WhatIf>[0]['weights']) => textOf(<WhatIf weights={weights} points={0} />);
  expect(words({ count_calls: 1, pta_hit_rate: 1 })).toContain('2 calls completed: +30 . On time: +40');
  expect(words({ count_calls: 1 })).not.toContain('On time');
});

test('The wallboard shows short names, the week’s matches, and nothing to press', () => {
  const wall = (
    <WallboardScreen slug="harbor" name="Harbor Towing" board={read(samples.board)} season={read(samples.season)} />
  );
  const text = textOf(wall);
  for (const shown of ['Harbor Towing', 'Ignacio V.', '2,410', 'Week 7']) expect(text).toContain(shown);
  expect(text).not.toContain('de la Cruz');
  expect(pageOf(wall)).not.toMatch(/<(a|button|input)\b/);
});

test('Draft shows the lists to submit, and says when there is none', () => {
  const draftPage = (draft: typeof samples.draft | null) => (
    <DraftScreen slug="mountain-marvelers" me={442} own={ownDriver} commissioner={false} loaded={read({ draft })} />
  );
  expect(textOf(draftPage(samples.draft))).toContain('Submit draft');
  // Who doesn't play for the team can't submit its lists.
  const ofOthers = textOf(
    <DraftScreen
      slug="mountain-marvelers"
      me={900}
      own={ownClub}
      commissioner={false}
      loaded={read({ draft: samples.draft })}
    />,
  );
  expect(ofOthers).not.toContain('Submit draft');
  expect(ofOthers).toContain('Only players of Mountain Marvelers can submit its lists.');
  expect(textOf(draftPage(null))).toContain('No draft yet');
});

test('A day in a season that evens out shifts says what the leaderboard counts and what the matches do', () => {
  const season = { name: 'Spring season', points: 26, handicap: -4 };
  const text = textOf(<DayPoints day={{ ...samples.day, season }} />);
  for (const words of ['Leaderboard', '+30', '−4', 'Matches of Spring season', '+26']) expect(text).toContain(words);
  expect(textOf(<DayPoints day={samples.day} />)).not.toContain('Evened out');
});

test('A campaign’s day names the open module, and what evening out adds', () => {
  const campaign = {
    id: 7,
    title: 'Winter ready',
    from: '2026-11-01',
    to: '2026-11-30',
    earns_from: null,
    open_modules: ['Winter driving'],
    handicap: null,
  };
  const words = 'Required module Winter driving is open';
  const [line] = samples.day.lines;
  const open = line && { ...line, points: 0, counted: [], uncounted: [{ id: 9001, why: 'open-training', words }] };
  const text = textOf(<DayPoints day={{ ...samples.day, points: 0, campaign, lines: open ? [open as never] : [] }} />);
  expect(text).toContain('required module Winter driving is open');
  expect(textOf(<DayPoints day={{ ...samples.day, campaign: { ...campaign, handicap: -4 } }} />)).toContain('−4');
  expect(textOf(<DayPoints day={{ ...samples.day, campaign: { ...campaign, to: '2026-11-10' } }} />)).toContain(
    'Not a day of Winter ready',
  );
});

test('The desk lists its seasons, and says why it could not be read', () => {
  const deskPage = (loaded: Parameters<typeof DeskScreen>[0]['loaded']) => (
    <DeskScreen own={ownClub} me={900} today="2026-11-20" loaded={loaded} />
  );
  const text = textOf(deskPage(read(samples.desk)));
  expect(text).toContain('Winter season');
  // The desk loads this part late.
  const restated = textOf(
    <DeskRestateMetric desk={samples.desk} today="2026-11-20" change={() => Promise.resolve(null)} />,
  );
  for (const shown of ['Restate a metric', 'counted calls twice. · 4 bets called off'])
    expect(restated).toContain(shown);
  expect(textOf(deskPage(samples.refused))).toContain('Try again');
});
