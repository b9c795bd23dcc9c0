import type { Announcement, EditedWidget, Widget } from '@roadside/contract/schemas';
import { announcementState } from '@roadside/domain/home';
import type { CallContext } from '../../platform/calls/handler.ts';
import { audienceOf, peopleIn } from './audience.service.ts';
import { readGroups, readPeople, readPeopleById } from './audience.repository.ts';
import { readReach } from './widget-log.repository.ts';
import type { WidgetDeeds } from './widget-log.repository.ts';
import type { WidgetRow } from './widgets.repository.ts';

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The state a widget's times give it at a moment. */
export const timedStateOf = ({ starts_at, ends_at }: Pick<WidgetRow, 'starts_at' | 'ends_at'>, now: Date) =>
  announcementState({ startsAt: isoOf(starts_at), endsAt: isoOf(ends_at) }, now.toISOString());

/**
 * The state of a widget at a moment. One that reached its start stays scheduled until the job has checked that its
 * author may still publish.
 */
export function stateOf(row: Pick<WidgetRow, 'starts_at' | 'ends_at' | 'announced_state'>, now: Date) {
  const state = timedStateOf(row, now);
  return state === 'live' && row.announced_state === 'scheduled' ? 'scheduled' : state;
}

const sharedFields = (row: WidgetRow) => ({
  id: row.id,
  title: row.title,
  order: row.position,
  announcementType: row.announcement_type,
  starts_at: isoOf(row.starts_at),
  ends_at: isoOf(row.ends_at),
  asks: row.asks,
});

const readerFields = (deeds: WidgetDeeds | undefined) => ({
  seen: deeds?.seen_at !== undefined && deeds.seen_at !== null,
  acknowledged_at: isoOf(deeds?.acknowledged_at ?? null),
});

/** An announcement as its readers get it. */
export function announcementReply(row: WidgetRow, deeds: WidgetDeeds | undefined): Announcement {
  return {
    ...sharedFields(row),
    body: row.modal_content.map(({ body }) => body).join('\n\n'),
    ...readerFields(deeds),
  };
}

/** What a widget's reply needs besides its row. */
export interface WidgetFacts {
  readonly deeds: WidgetDeeds | undefined;
  readonly seenBy: readonly number[];
  readonly groupNames: ReadonlyMap<number, string>;
}

/** A widget as its readers get it. */
export function widgetReply(row: WidgetRow, { deeds, seenBy, groupNames }: WidgetFacts): Widget {
  return {
    ...sharedFields(row),
    type: row.type,
    link: row.link,
    image: row.image,
    modal_content: row.modal_content,
    seen_by: [...seenBy],
    total_clicks: deeds?.clicks ?? 0,
    employee_groups: groupsOf(row, groupNames),
    ...readerFields(deeds),
  };
}

const groupsOf = (row: WidgetRow, names: ReadonlyMap<number, string>) =>
  row.group_ids.flatMap((id) => {
    const group_name = names.get(id);
    return group_name === undefined ? [] : [{ id, group_name }];
  });

/** Names of employee groups by id. */
export async function readGroupNames({ db }: Pick<CallContext, 'db'>): Promise<ReadonlyMap<number, string>> {
  return new Map((await readGroups(db.kysely)).map(({ id, group_name }) => [id, group_name]));
}

/** Widgets as their editors get them, with their audience and reach. */
export async function editedWidgets(context: CallContext, rows: readonly WidgetRow[]): Promise<EditedWidget[]> {
  const { db, tree, now } = context;
  const authorIds = rows.flatMap(({ created_by }) => created_by ?? []);
  const [groupNames, people, authors, reach] = await Promise.all([
    readGroupNames(context),
    readPeople(db.kysely),
    readPeopleById(db.kysely, authorIds),
    readReach(
      db.kysely,
      rows.map(({ id }) => id),
    ),
  ]);
  const nameOf = new Map(authors.map(({ id, display_name }) => [id, display_name]));
  const audiences = new Map(rows.map((row) => [row.id, peopleIn(tree, audienceOf(row), people)]));
  // Counted among those it is for: people who confirmed it may have left the audience since.
  const owingOf = ({ id, asks }: WidgetRow) => {
    const done = new Set(reach.get(id)?.[asks === 'nothing' ? 'seen_by' : 'acknowledged_by']);
    return audiences.get(id)?.filter((person) => !done.has(person.id)).length ?? 0;
  };
  return rows.map((row) => ({
    ...sharedFields(row),
    urgent_reason: row.urgent_reason,
    type: row.type,
    link: row.link,
    image: row.image,
    modal_content: row.modal_content,
    total_clicks: reach.get(row.id)?.clicks ?? 0,
    version: row.version,
    state: stateOf(row, now()),
    withheld: row.withheld_at !== null,
    audience: {
      positions: row.positions,
      organizations: row.organization_ids.flatMap((id) => {
        const place = tree.byId(id);
        return place ? [{ id, slug: place.slug, display_name: place.displayName }] : [];
      }),
      groups: groupsOf(row, groupNames),
    },
    reach: {
      audience: audiences.get(row.id)?.length ?? 0,
      seen: reach.get(row.id)?.seen ?? 0,
      acknowledged: reach.get(row.id)?.acknowledged ?? 0,
      owing: owingOf(row),
    },
    created_by: row.created_by === null ? null : (nameOf.get(row.created_by) ?? null),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}
