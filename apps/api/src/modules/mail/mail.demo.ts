import { replySubject } from '@roadside/domain/home';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DemoArea } from '../../platform/demo-area.ts';
import { insertMail, markThreadRead } from './mail.repository.ts';

interface DemoPerson {
  readonly id: number;
  readonly display_name: string;
  readonly position_type: string;
  /** The station of a driver, the own organization of anybody else. */
  readonly station_id: number;
  readonly username: string | null;
}

interface Letter {
  readonly subject: string;
  readonly body: string;
  /** Turn by turn: the other side first. */
  readonly replies?: readonly string[];
}

/** What a club's executive writes to the managers of its stations over a season. */
const toManagers: readonly Letter[] = [
  {
    subject: 'Winter readiness',
    body: 'Please check chains, battery testers and salt before December 1, and reply once your trucks are done.\n\nThe list is in Training under Documents.',
    replies: ['All nine trucks are done. We are short two sets of chains.', 'Two sets are on the way from Lansdale.'],
  },
  {
    subject: 'ATA last month',
    body: 'We finished the month 2.1 min over goal. Most of it is Friday evening, 5 to 8 PM. What would you need to add one driver then?',
    replies: [
      'One part-time driver would do it. Oscar asked for more hours.',
      'Approved. Please move his availability first.',
    ],
  },
  {
    subject: 'Thanksgiving coverage',
    body: 'Wednesday before Thanksgiving was our busiest day last year. Please close your open shifts by Monday.',
  },
  {
    subject: 'New survey questions',
    body: 'From December the survey asks whether the driver explained the repair. The score does not count until January.',
    replies: ['Will this be in the drivers’ training?'],
  },
  { subject: 'Fuel cards', body: 'New cards arrive this week. The old ones stop working on the 30th.' },
];

/** What a manager writes to everybody at a station. */
const toStation: readonly Letter[] = [
  { subject: 'Parking lot repaving', body: 'The lot is repaved on Thursday. Park trucks on Mill Street from 6 AM.' },
  {
    subject: 'Shift change at 2 PM',
    body: 'From Monday the day shift ends at 2:30 PM, so that nobody leaves in the middle of a call.',
  },
  { subject: 'Thank you', body: 'We were top of the territory last week. Pizza on Friday, 1 PM.' },
];

const dayMs = 86_400_000;
const stationsWithMail = 12;

/** A season of mail: from the executive to station managers with their answers, and from managers to their stations. */
export const mailDemo: DemoArea = async (trx, { stationIds, now }) => {
  const { rows } = await sql<DemoPerson>`
    select e.id, e.display_name, e.position_type, coalesce(driver.parent_id, e.organization_id) as station_id, a.username
    from employee e left join organization driver on driver.id = e.organization_id and driver.type = 'driver'
    left join account a on a.employee_id = e.id
    where e.active and (e.organization_id = any(${[...stationIds]}::integer[]) or driver.parent_id = any(${[...stationIds]}::integer[])
      or e.position_type = 'executive') order by a.username nulls last, e.id`.execute(trx);
  const executive = rows.find(({ position_type }) => position_type === 'executive');
  const managers = rows.filter(({ position_type }) => position_type === 'station-admin');
  if (!executive || managers.length === 0) return;
  const audience = { positions: [], organizationIds: [], groupIds: [] };
  for (const [index, letter] of toManagers.entries()) {
    const named = managers.slice(index, index + 6).map(({ id }) => id);
    const [first] = named;
    if (first === undefined) continue;
    const at = now.getTime() - (2 + index * 11) * dayMs;
    await correspond(trx, {
      letter,
      from: executive.id,
      to: named,
      answerer: first,
      audience,
      at,
      readUntil: index === 0 ? 1 : 9,
    });
  }
  for (const [index, manager] of managers.slice(0, stationsWithMail).entries()) {
    const people = rows.filter(({ station_id, id }) => station_id === manager.station_id && id !== manager.id);
    const letter = toStation[index % toStation.length];
    if (!letter || people.length === 0) continue;
    await correspond(trx, {
      letter,
      from: manager.id,
      to: people.map(({ id }) => id),
      answerer: null,
      audience: { ...audience, organizationIds: [manager.station_id] },
      at: now.getTime() - (1 + (index % 9) * 3) * dayMs,
      readUntil: index % 2,
    });
  }
};

interface Correspondence {
  readonly letter: Letter;
  readonly from: number;
  readonly to: readonly number[];
  readonly answerer: number | null;
  readonly audience: {
    readonly positions: readonly string[];
    readonly organizationIds: readonly number[];
    readonly groupIds: readonly number[];
  };
  readonly at: number;
  /** How many of its mails everybody has read. */
  readonly readUntil: number;
}

async function correspond(
  trx: Transaction<Tables>,
  { letter: { subject, body, replies = [] }, from, to, answerer, audience, at, readUntil }: Correspondence,
): Promise<void> {
  const isToPlace = audience.organizationIds.length > 0;
  let threadId: number | null = null;
  for (const [turn, text] of [body, ...replies].entries()) {
    const answers = turn % 2 === 1;
    if (answers && answerer === null) return;
    const people = turn === 0 ? to : [answers ? from : (answerer ?? 0)];
    const sentAt = new Date(at + turn * 5 * 3_600_000);
    const mail: { readonly id: number; readonly threadId: number } | null = await insertMail(trx, {
      clientId: null,
      threadId,
      senderId: answers ? (answerer ?? from) : from,
      subject: turn === 0 ? subject : replySubject(subject),
      body: text,
      named: turn === 0 && isToPlace ? [] : people,
      audience: turn === 0 ? audience : { positions: [], organizationIds: [], groupIds: [] },
      people,
      at: sentAt,
    });
    if (!mail) return;
    threadId = mail.threadId;
    if (turn < readUntil)
      for (const employeeId of people)
        await markThreadRead(trx, { employeeId, threadId, upTo: mail.id, at: new Date(sentAt.getTime() + 3_600_000) });
  }
}
