import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DemoArea } from '../../platform/demo-area.ts';
import { directConversation, insertGroup, storeRead } from './conversations.repository.ts';
import { deliver } from './send.service.ts';

interface DemoPerson {
  readonly id: number;
  readonly station_id: number | null;
  readonly position_type: string;
  readonly username: string | null;
}

/** What two people write to each other, turn by turn; the first line is the manager's. */
const exchanges: readonly (readonly string[])[] = [
  ['Can you take the 2 PM on Germantown Pike?', 'On my way, 15 minutes.', 'Thanks. Member has two kids in the car.'],
  ['Your battery tester is due for its check.', 'I’ll drop it off after the shift.'],
  ['Great comment on your lockout yesterday. Keep it up.', 'Thank you! She was really nice.'],
  [
    'You have four calls past their promise. Need help?',
    'Yes please, the flatbed is stuck in traffic.',
    'Sending Truck 12.',
  ],
  ['Did you update the member on Ridge Road?', 'Called her when I left and again at the exit.'],
  ['Can you start at 6 tomorrow?', 'I can do 7.', '7 works. I’ll change the shift.'],
  ['Chains are in the shed, second shelf.', 'Found them.'],
  ['Your time off for December is approved.', 'Perfect, thanks.'],
  ['Please send the photo of the drop-off.', 'Sent with the call.'],
  ['Road is closed at the bridge, take 202.', 'Copy.'],
];

const storm: readonly string[] = [
  'Ice after 9 PM. Who has chains on already?',
  'Truck 4 is ready.',
  'Truck 7 too. Salt is low, I’ll pick some up.',
  'Thank you. Nobody drives the hill road tonight, call me first.',
  'Understood.',
];

const threads = 30;
const hourMs = 3_600_000;

/**
 * Thirty conversations of stations' managers with their drivers, and a group about the storm, over the last days. Half
 * of them end with something unread.
 */
export const chatDemo: DemoArea = async (trx, { now }) => {
  const { rows } = await sql<DemoPerson>`
    select e.id, coalesce(driver.parent_id, e.organization_id) as station_id, e.position_type, a.username
    from employee e left join organization driver on driver.id = e.organization_id and driver.type = 'driver'
    left join account a on a.employee_id = e.id
    where e.position_type in ('driver', 'station-admin') order by a.username nulls last, e.id`.execute(trx);
  const drivers = Map.groupBy(
    rows.filter(({ position_type }) => position_type === 'driver'),
    ({ station_id }) => station_id,
  );
  const pairs = rows
    .filter(({ position_type }) => position_type === 'station-admin')
    .flatMap((manager) => (drivers.get(manager.station_id) ?? []).slice(0, 3).map((driver) => ({ manager, driver })));
  for (const [index, { manager, driver }] of pairs.slice(0, threads - 1).entries()) {
    const lines = exchanges[index % exchanges.length] ?? [];
    const began = now.getTime() - (1 + (index % 9) * 7 + index) * hourMs;
    const id = await directConversation(trx, [manager.id, driver.id], new Date(began));
    await talk(trx, { id, people: [manager.id, driver.id], lines, began, read: index % 2 === 0 });
  }
  const home = pairs.find(({ driver }) => driver.username !== null) ?? pairs[0];
  if (!home) return;
  const people = [home.manager.id, ...(drivers.get(home.manager.station_id) ?? []).map(({ id }) => id)].slice(0, 8);
  const began = now.getTime() - 3 * hourMs;
  const id = await insertGroup(trx, { title: 'Tonight’s ice', people, by: home.manager.id, at: new Date(began) });
  await talk(trx, { id, people, lines: storm, began, read: false });
};

interface Talk {
  readonly id: number;
  readonly people: readonly number[];
  readonly lines: readonly string[];
  readonly began: number;
  /** Whether everybody has read everything. */
  readonly read: boolean;
}

async function talk(trx: Transaction<Tables>, { id, people, lines, began, read }: Talk): Promise<void> {
  for (const [turn, message] of lines.entries()) {
    const at = new Date(began + turn * 4 * 60_000);
    await deliver(trx, {
      // Always the same ids, so that a world made again has the same messages.
      id: `00000000-0000-4000-8000-${String(id * 1_000 + turn).padStart(12, '0')}`,
      conversationId: id,
      authorId: people[turn % people.length] ?? 0,
      content: { message, replyTo: null, mentions: [], refs: [] },
      at,
    });
  }
  if (read) for (const person of people) await storeRead(trx, id, person, lines.length, new Date(began + hourMs));
}
