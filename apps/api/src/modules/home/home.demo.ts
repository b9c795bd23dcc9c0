import { backgroundPath } from '@roadside/domain/home';
import { sql } from 'kysely';
import type { DemoArea } from '../../platform/demo-area.ts';
import { notify } from '../notifications/index.ts';

interface DemoWidget {
  readonly type: 'external' | 'announcement';
  readonly title: string;
  readonly kind: string;
  readonly link: string | null;
  /** A bundled background. */
  readonly picture?: string;
  readonly pages: readonly { readonly title: string | null; readonly body: string }[];
  readonly positions?: readonly string[];
  readonly asks?: 'nothing' | 'acknowledge' | 'confirm';
  readonly startedHoursAgo: number;
  readonly endsInHours: number | null;
  /** Of a hundred people in the audience, how many have read it, and how many of those have confirmed it. */
  readonly read: number;
  readonly confirmed: number;
}

/** The club's six tiles: four announcements and two links. */
const widgets: readonly DemoWidget[] = [
  {
    type: 'announcement',
    title: 'Ice storm watch: check your chains',
    kind: 'Safety',
    link: null,
    picture: 'snow-pass',
    pages: [
      {
        title: 'Before your shift',
        body: 'Freezing rain is expected overnight. Check chains, salt and battery testers before you leave the yard.',
      },
      {
        title: 'On the shoulder',
        body: 'Park past the car, cones first. If you can’t work safely, call dispatch and wait in the truck.',
      },
    ],
    positions: ['driver', 'station-admin'],
    asks: 'confirm',
    startedHoursAgo: 6,
    endsInHours: 66,
    read: 84,
    confirmed: 92,
  },
  {
    type: 'announcement',
    title: 'New battery test before every jump start',
    kind: 'Procedure',
    link: null,
    pages: [
      { title: null, body: 'Test first, then jump. Send the printout with the call, so the member gets the warranty.' },
    ],
    positions: ['driver'],
    asks: 'acknowledge',
    startedHoursAgo: 50,
    endsInHours: 24 * 12,
    read: 93,
    confirmed: 97,
  },
  {
    type: 'announcement',
    title: 'How we update members on long waits',
    kind: 'Members',
    link: null,
    pages: [
      {
        title: null,
        body: 'Any call past its promise gets an update within 10 minutes. The best stations call before the member does.',
      },
    ],
    startedHoursAgo: 24 * 5,
    endsInHours: 24 * 20,
    read: 61,
    confirmed: 0,
  },
  {
    type: 'external',
    title: 'Road conditions',
    kind: 'Link',
    link: 'https://roads.lantern.example/',
    picture: 'rain-city',
    pages: [],
    startedHoursAgo: 24 * 90,
    endsInHours: null,
    read: 40,
    confirmed: 0,
  },
  {
    type: 'announcement',
    title: 'Holiday schedule: send your requests by Friday',
    kind: 'Schedule',
    link: null,
    picture: 'holiday-lights',
    pages: [
      { title: null, body: 'Requests for Thanksgiving week are decided on Monday. Open shifts are on the schedule.' },
    ],
    startedHoursAgo: 24 * 2,
    endsInHours: 24 * 6,
    read: 55,
    confirmed: 0,
  },
  {
    type: 'external',
    title: 'Uniform and tool shop',
    kind: 'Link',
    link: 'https://shop.lantern.example/',
    pages: [],
    startedHoursAgo: 24 * 200,
    endsInHours: null,
    read: 22,
    confirmed: 0,
  },
];

/**
 * The home page: its tiles, who has read them, and the notifications of those who still have to confirm one. Who has
 * read what depends on a hash of both, so a world always has the same readers.
 */
export const homeDemo: DemoArea = async (trx, { now }) => {
  for (const [index, widget] of widgets.entries()) {
    const startsAt = new Date(now.getTime() - widget.startedHoursAgo * 3_600_000);
    const endsAt = widget.endsInHours === null ? null : new Date(now.getTime() + widget.endsInHours * 3_600_000);
    const { id } = await trx
      .insertInto('widget')
      .values({
        type: widget.type,
        title: widget.title,
        announcement_type: widget.kind,
        link: widget.link,
        image: widget.picture === undefined ? null : backgroundPath(widget.picture),
        modal_content: JSON.stringify(widget.pages.map((page) => ({ ...page, image: null }))),
        position: index + 1,
        positions: [...(widget.positions ?? [])],
        starts_at: startsAt,
        ends_at: endsAt,
        asks: widget.asks ?? 'nothing',
        announced_state: 'live',
        last_rung_at: widget.asks === 'confirm' ? now : null,
        created_by: sql<number>`(select employee_id from account where username = 'admin.demo')`,
        created_at: startsAt,
        updated_at: startsAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // People who can sign in to the demo haven't read anything yet.
    const draw = (salt: string, sides: number) =>
      sql`mod(('x' || substr(md5(${`${salt} ${widget.title} `}::text || e.external_id), 1, 7))::bit(28)::integer, ${sql.lit(sides)})`;
    const positions = [...(widget.positions ?? [])];
    const inAudience = sql`(cardinality(${positions}::text[]) = 0 or e.position_type = any(${positions}::text[]))`;
    const readers = sql`${inAudience} and ${draw('read', 100)} < ${widget.read}::integer
      and not exists (select 1 from account a where a.employee_id = e.id)`;
    const after = sql`${startsAt}::timestamptz + (${now}::timestamptz - ${startsAt}::timestamptz)
      * (${draw('hour', 1000)} / 1000.0)`;
    await sql`insert into widget_event (widget_id, employee_id, organization_id, kind, at)
      select ${id}::integer, e.id, e.organization_id, deed, ${after}
      from employee e cross join unnest(array['seen', 'click']) as deed where ${readers}`.execute(trx);
    if (widget.asks === undefined) continue;
    await sql`insert into widget_event (widget_id, employee_id, organization_id, kind, at)
      select ${id}::integer, e.id, e.organization_id, 'acknowledged', ${after} from employee e
      where ${readers} and ${draw('confirmed', 100)} < ${widget.confirmed}::integer`.execute(trx);
    const owing = await sql<{ id: number }>`select e.id from employee e where ${inAudience}
      and not exists (select 1 from widget_event done
        where done.widget_id = ${id}::integer and done.employee_id = e.id and done.kind = 'acknowledged')`.execute(trx);
    const people = owing.rows.map((person) => ({ employeeId: person.id, amount: 1 }));
    await notify(trx, { kind: 'announcement', subjectId: id }, people, { at: now, by: null, again: false });
  }
};
