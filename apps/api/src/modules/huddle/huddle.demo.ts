import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';
import { insertHuddleMessage, storeFollower } from './huddle.repository.ts';

/** What three teams say to each other during a week; the last lines are open to everybody. */
const talks: readonly (readonly string[])[] = [
  [
    'Two more top scores and we’re past the Brigade.',
    'Who has Saturday? I can cover until noon.',
    'Me, from noon.',
    'Reminder: tell members when you’re five minutes out. It shows in the scores.',
    'We’re on top of the table!',
  ],
  ['Battery stock is low on truck 9.', 'Filled up this morning.', 'Good week, everybody.'],
  ['Flatbed is back from the shop.', 'Finally. I’ll take the long tows.', 'Six long tows, no complaints.'],
];
const hourMs = 3_600_000;

/** Three huddles with a week of messages. Half of each team follows its room. */
export const huddleDemo: DemoArea = async (trx, { now }) => {
  const { rows: members } = await sql<{ team_id: number; employee_id: number }>`
    select team_id, employee_id from team_member order by team_id, employee_id`.execute(trx);
  const teams = [...Map.groupBy(members, ({ team_id }) => team_id)].slice(0, talks.length);
  for (const [index, [teamId, people]] of teams.entries()) {
    const began = now.getTime() - (6 - index) * 24 * hourMs;
    for (const { employee_id } of people.filter((_, place) => place % 2 === 0))
      await storeFollower(trx, teamId, employee_id, new Date(began));
    const lines = talks[index] ?? [];
    for (const [turn, body] of lines.entries())
      await insertHuddleMessage(trx, {
        // Always the same ids, so that a world made again has the same messages.
        clientId: `00000000-0000-4000-9000-${String(teamId * 1_000 + turn).padStart(12, '0')}`,
        teamId,
        authorId: people[turn % people.length]?.employee_id ?? 0,
        body,
        viewable: turn === lines.length - 1 ? 'open' : 'private',
        at: new Date(began + turn * 7 * hourMs),
      });
  }
};
