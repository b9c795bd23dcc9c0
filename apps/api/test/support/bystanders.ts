import type { Asker } from './askers.ts';
import { inView } from './oracle.ts';
import { type Place, placeById, places } from './small-world.ts';

/** Somebody at every place, in no test's way, whose name and id occur nowhere else. */
export const bystanderId = (place: Place): number => 70_000 + place.id;
export const bystanderName = (place: Place): string => `Bystander${place.id}x`;

const drivers = places.filter(({ type }) => type === 'driver');
const stations = places.filter(({ type }) => type === 'station');
const offsetOf = (place: Place): number => 500 + place.id;
/** Ids of stored records, for requests that name one. */
export const recordIds = {
  /** Requests and shifts of the bystander of a driver's place. */
  ofDriver: (place: Place): number => offsetOf(place),
  /** A template of a place, with the shifts of every driver. */
  template: (place: Place): number => offsetOf(place),
  /** A conversation of a place's bystander; none of the askers is in it. */
  conversation: (place: Place): number => offsetOf(place),
  /** Its message. */
  message: (place: Place): string => `00000000-0000-4000-8000-000000000${offsetOf(place)}`,
  /** A thread of a place's bystander, its mail, and the report of it; none of the askers is in it. */
  mail: (place: Place): number => offsetOf(place),
  /** An announcement for a place and everything below it; the club's is for everybody. */
  announcement: (place: Place): number => offsetOf(place),
  /** Every widget, in an order to send. */
  allWidgets: places.map((place, order) => ({ id: offsetOf(place), order })),
  /** A surveyed call of ada-stone that upland-one passed first. */
  passedCall: 20,
} as const;

/** SQL for the bystanders, and for records about them in every area. Texts name the place they are about. */
export function bystandersScript(): string {
  const rows = (lines: readonly string[]): string => lines.join(',\n');
  const of = (list: readonly Place[], row: (place: Place) => string): string => rows(list.map(row));
  const entries = JSON.stringify(
    drivers.map((driver) => ({
      day_of_week: 5,
      start_time: '08:00',
      end: { time: '16:00', days_later: 0 },
      schedule_type: ['Tow'],
      employee: bystanderId(driver),
      placeholder: null,
      note: `Note${driver.id}x`,
    })),
  );
  const week = JSON.stringify(Array.from({ length: 7 }, () => ({ start: '06:00', end: '14:00', available: true })));
  return `
    insert into employee (id, organization_id, first_name, last_name, display_name, position_type) values
      ${of(places, (place) => `(${bystanderId(place)}, ${place.id}, '${bystanderName(place)}', '', '${bystanderName(place)}', '${place.type === 'driver' ? 'driver' : 'dispatcher'}')`)};
    insert into time_off (id, employee_id, starts_on, ends_on, type, reason, status) values
      ${of(drivers, (place) => `(${offsetOf(place)}, ${bystanderId(place)}, '2026-12-01', '2026-12-03', 'vacation', 'Reason${place.id}x', 'pending')`)};
    insert into availability (employee_id, day_of_week, start_time, end_time, type) values
      ${of(drivers, (place) => `(${bystanderId(place)}, 1, '08:00', '16:00', 'regular')`)};
    insert into placeholder (id, station_id, name, services, week) values
      ${of(stations, (place) => `(${offsetOf(place)}, ${place.id}, 'Ghost${place.id}x', '{Tow}', '${week}')`)};
    insert into shift (id, employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services, note) values
      ${of(drivers, (place) => `(${offsetOf(place)}, ${bystanderId(place)}, ${place.parentId}, '2026-12-02', '2026-12-02T13:00:00Z', '2026-12-02T21:00:00Z', 8, '2026-12-02T21:00:00Z', '{Tow}', 'Note${place.id}x')`)};
    insert into schedule_change_request (id, employee_id, shift_id, kind, swap_with_shift_id, reason) values
      ${of(drivers, (place) => `(${offsetOf(place)}, ${bystanderId(place)}, ${offsetOf(place)}, 'drop', null, 'Reason${place.id}x')`)};
    insert into schedule_template (id, organization_id, name, scope, entries, updated_by) values
      ${of(
        places.filter(({ type }) => type !== 'driver'),
        (place) =>
          `(${offsetOf(place)}, ${place.id}, 'Template of ${offsetOf(place)}', 'week', '${entries}', ${bystanderId(place)})`,
      )};
    insert into schedule_presence (employee_id, organization_id, day, editing, seen_at) values
      ${of(stations, (place) => `(${bystanderId(place)}, ${place.id}, '2026-11-20', true, now())`)};
    insert into widget (id, type, title, modal_content, position, organization_ids, asks, announced_state, created_by, created_at, updated_at) overriding system value values
      ${of(places, (place) => `(${offsetOf(place)}, 'announcement', 'Note${place.id}x', '[{"title": null, "body": "Reason${place.id}x", "image": null}]', ${place.id}, '{${place.parentId === null ? '' : place.id}}', 'acknowledge', 'live', ${bystanderId(place)}, now(), now())`)};
    insert into widget_event (widget_id, employee_id, organization_id, kind, at) values
      ${of(places, (place) => `(${offsetOf(place)}, ${bystanderId(place)}, ${place.id}, 'seen', '2026-11-20T10:00:00Z')`)};
    insert into notification (employee_id, kind, subject_id, rung_at) values
      ${of(places, (place) => `(${bystanderId(place)}, 'announcement', ${offsetOf(place)}, '2026-11-20T10:00:00Z')`)};
    insert into conversation (id, kind, title, last_seq, last_message_at, created_at) overriding system value values
      ${of(places, (place) => `(${offsetOf(place)}, 'group', 'Note${place.id}x', 1, '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z')`)};
    insert into conversation_member (conversation_id, employee_id, joined_at) values
      ${of(places, (place) => `(${offsetOf(place)}, ${bystanderId(place)}, '2026-11-20T10:00:00Z')`)};
    insert into chat_message (id, conversation_id, seq, author_id, body, created_at) values
      ${of(places, (place) => `('00000000-0000-4000-8000-000000000${offsetOf(place)}', ${offsetOf(place)}, 1, ${bystanderId(place)}, 'Reason${place.id}x', '2026-11-20T10:00:00Z')`)};
    insert into mail_thread (id, created_at) overriding system value values
      ${of(places, (place) => `(${offsetOf(place)}, '2026-11-20T10:00:00Z')`)};
    insert into mail (id, thread_id, sender_id, subject, body, recipient_count, sent_at) overriding system value values
      ${of(places, (place) => `(${offsetOf(place)}, ${offsetOf(place)}, ${bystanderId(place)}, 'Note${place.id}x', 'Reason${place.id}x', 1, '2026-11-20T10:00:00Z')`)};
    insert into mail_recipient (mail_id, employee_id) values
      ${of(places, (place) => `(${offsetOf(place)}, ${bystanderId(place)})`)};
    insert into mail_box (employee_id, thread_id, last_mail_id, last_at) values
      ${of(places, (place) => `(${bystanderId(place)}, ${offsetOf(place)}, ${offsetOf(place)}, '2026-11-20T10:00:00Z')`)};
    insert into message_report (id, kind, subject, author_id, organization_id, reason, body, written_at, created_at) overriding system value values
      ${of(places, (place) => `(${offsetOf(place)}, 'mail', '${offsetOf(place)}', ${bystanderId(place)}, ${place.id}, 'spam', 'Reason${place.id}x', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z')`)};
    insert into call_event (call_id, call_local_day, kind, at, local_day, station_id, driver_id, trouble_code, reason)
      select id, local_day, 'pass', received_at, local_day, 15, 18, trouble_code, 'Reason18x' from call where id = ${recordIds.passedCall};
    select setval(pg_get_serial_sequence(name, 'id'), 100000) from unnest(array['employee', 'time_off', 'placeholder', 'shift', 'schedule_change_request', 'schedule_template', 'widget', 'notification', 'conversation', 'mail_thread', 'mail', 'message_report']) as name;
  `;
}

/** Keys whose number is the id of an organization. */
const placeKeys = /^(?:organization|station|driver|org|place|geography|parent)_ids?$/;

interface Sign {
  readonly place: Place;
  readonly pattern: RegExp;
}

const signs: readonly Sign[] = places.map((place) => ({
  place,
  pattern: new RegExp(`(?<![\\w-])(?:${place.slug}|(?:Bystander|Ghost|Note|Reason)${place.id}x)(?![\\w-])`),
}));

/** A value of a reply that belongs to a place outside the asker's view. */
export interface Leak {
  /** Without row numbers, so that one exception covers a list. */
  readonly path: string;
  readonly value: string | number;
  readonly place: Place;
}

/** Everything in a reply that belongs to a place outside the asker's view: slugs, names and ids. */
export function outOfView(asker: Asker, reply: unknown): readonly Leak[] {
  const hidden = (place: Place): boolean => !inView(asker, place) && place.id !== asker.place.id;
  const found: Leak[] = [];
  const look = (value: unknown, path: string, key: string): void => {
    if (typeof value === 'string') {
      for (const { place, pattern } of signs)
        if (hidden(place) && pattern.test(value)) found.push({ path, value, place });
    } else if (typeof value === 'number') {
      const place =
        value > 70_000 && value <= 70_000 + places.length
          ? placeById(value - 70_000)
          : placeKeys.test(key)
            ? places.find(({ id }) => id === value)
            : undefined;
      if (place && hidden(place)) found.push({ path, value, place });
    } else if (Array.isArray(value)) for (const item of value) look(item, `${path}[]`, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) {
        look(name, `${path}{}`, '');
        look(item, path === '' ? name : `${path}.${name}`, name);
      }
  };
  look(reply, '', '');
  return found;
}
