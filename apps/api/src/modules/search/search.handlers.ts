import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { troubleCodeLabel } from '@roadside/domain/calls';
import { geographyTypes, isGeographyType, typeLabel } from '@roadside/domain/geography';
import type { GeographyType } from '@roadside/domain/geography';
import { can, positionWords } from '@roadside/domain/permissions';
import type { Action } from '@roadside/domain/permissions';
import { dayText, hasExecutiveReport } from '@roadside/domain/reports';
import { handle } from '../../platform/calls/handler.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { findMessages } from '../chat/index.ts';
import { findThreads } from '../mail/index.ts';
import { listLessons } from '../training/index.ts';
import {
  findCallByNumber,
  findDashboards,
  findElements,
  findPeople,
  findPlaces,
  findSubscriptions,
  findSurveyByNumber,
} from './find.repository.ts';
import type { FindQuery, NamedRow, NumberedRow } from './find.repository.ts';
import { viewable } from './viewable.ts';

type Group = CallReply<typeof calls.search.find>['groups'][number];
type Item = Group['items'][number];

const maxShown = 8;
/** Shorter texts occur in nearly every message. */
const shortestWord = 3;

/** The search over everything a person may open. */
export const searchHandlers = [
  handle(calls.search.find, async (context, { body }) => {
    const text = body.text.trim();
    if (text === '') return { groups: [] };
    const query: FindQuery = { text, organizationIds: viewable(context, null), limit: maxShown + 1 };
    const { db, employee } = context;
    const number = /^#?([1-9]\d{0,14})$/.exec(text)?.[1];
    const long = text.length >= shortestWord;
    const groups: readonly (readonly [Group['kind'], Promise<readonly Item[]>])[] = [
      ['places', findPlaces(db.kysely, query).then((rows) => rows.map((row) => placeItem(context, row)))],
      [
        'people',
        findPeople(db.kysely, query).then((rows) =>
          rows.map((row) => namedItem(context, { ...row, about: positionWords(row.about ?? '') })),
        ),
      ],
      ['calls', byNumber(context, query, number, 'Call', findCallByNumber)],
      ['surveys', byNumber(context, query, number, 'Survey', findSurveyByNumber)],
      [
        'dashboards',
        findDashboards(db.kysely, query, employee.id).then((rows) =>
          rows.map((row) => namedItem(context, { ...row, about: row.about ?? 'Everyone' })),
        ),
      ],
      [
        'elements',
        findElements(db.kysely, query, employee.id).then((rows) =>
          rows.map((row) => ({ ...namedItem(context, row), id: `${row.dashboard_id}~${row.id}` })),
        ),
      ],
      ['reports', about(context, query, 'exec-reports.read', reportedTypes, 'Executive report')],
      ['scorecards', about(context, query, 'scorecards.read', ['station'], 'Scorecards')],
      ['usage', about(context, query, 'usage.read', null, 'Usage')],
      [
        'subscriptions',
        findSubscriptions(db.kysely, query, employee.id).then((rows) =>
          rows.map((row) => namedItem(context, { ...row, about: `Sent ${row.about ?? ''}`.trim() })),
        ),
      ],
      ['modules', long ? modulesNamed(context, text) : nothing],
      // Chat and mail are private: an Admin who sees as the person reads neither.
      ['messages', long && !context.seenBy ? messagesWith(context, text) : nothing],
      ['mail', long && !context.seenBy ? mailWith(context, text) : nothing],
    ];
    const found = await Promise.all(
      groups.map(async ([kind, items]) => {
        const all = await items;
        return { kind, items: all.slice(0, maxShown), has_more: all.length > maxShown };
      }),
    );
    return { groups: found.filter(({ items }) => items.length > 0) };
  }),
];

const nothing: Promise<readonly Item[]> = Promise.resolve([]);

const reportedTypes = geographyTypes.filter(hasExecutiveReport);

/** What there is about a location whose name matches, where the caller may read it. */
async function about(
  context: CallContext,
  query: FindQuery,
  action: Action,
  types: readonly GeographyType[] | null,
  what: string,
): Promise<readonly Item[]> {
  const { db, tree, subject, config } = context;
  // A person who may read none of them costs no query.
  if (!can(subject, action, {}, config.access).allowed) return [];
  const readable = tree
    .all()
    .filter(
      (geography) =>
        (types === null || types.includes(geography.type)) &&
        can(subject, action, { geography }, config.access).allowed,
    );
  if (readable.length === 0) return [];
  const rows = await findPlaces(db.kysely, { ...query, organizationIds: readable.map(({ id }) => id) }, types);
  return rows.map((row) => namedItem(context, { ...row, about: what }));
}

function slugOf({ tree }: Pick<CallContext, 'tree'>, organizationId: number | null): string | null {
  return organizationId === null ? null : (tree.byId(organizationId)?.slug ?? null);
}

function namedItem(context: CallContext, { id, title, about, organization_id }: NamedRow): Item {
  return { id: String(id), title, about: about ?? '', slug: slugOf(context, organization_id) };
}

function placeItem(context: CallContext, row: NamedRow): Item {
  const type = row.about ?? '';
  return namedItem(context, { ...row, about: isGeographyType(type) ? typeLabel(type) : type });
}

async function byNumber(
  context: CallContext,
  { organizationIds }: FindQuery,
  number: string | undefined,
  kind: string,
  read: typeof findCallByNumber,
): Promise<readonly Item[]> {
  if (number === undefined) return [];
  const rows = await read(context.db.kysely, Number(number), organizationIds);
  return rows.map(({ id, station_id, trouble_code, local_day }: NumberedRow) => {
    const station = context.tree.byId(station_id);
    return {
      id: String(id),
      title: `${kind} ${id}`,
      about: [troubleCodeLabel(trouble_code), station?.displayName, dayText(local_day)].filter(Boolean).join(' · '),
      slug: station?.slug ?? null,
    };
  });
}

/** Modules the caller must or may take, or has taken. */
async function modulesNamed(context: CallContext, text: string): Promise<readonly Item[]> {
  const { must, may, done } = await listLessons(context);
  const part = text.toLowerCase();
  return [...must, ...may, ...done]
    .filter(({ title }) => title.toLowerCase().includes(part))
    .slice(0, maxShown + 1)
    .map(({ id, title, due_on }) => ({
      id: String(id),
      title,
      about: due_on === null ? '' : `Due ${dayText(due_on)}`,
      slug: context.subject.organization.slug,
    }));
}

async function messagesWith({ db, employee }: CallContext, text: string): Promise<readonly Item[]> {
  const rows = await findMessages(db.kysely, { employeeId: employee.id, text }, { after: null, limit: maxShown + 1 });
  return rows.map((row) => ({
    id: String(row.conversation_id),
    title: excerpt(row.body, text),
    about: row.author_name ?? '',
    slug: null,
  }));
}

async function mailWith({ db, employee }: CallContext, text: string): Promise<readonly Item[]> {
  const rows = await findThreads(db.kysely, {
    employeeId: employee.id,
    folder: 'all',
    text,
    after: null,
    limit: maxShown + 1,
  });
  return rows.map(({ id, subject, sender_name }) => ({
    id: String(id),
    title: subject === '' ? 'No subject' : subject,
    about: sender_name ?? '',
    slug: null,
  }));
}

const excerptLength = 80;

/** The part of a message around the text. */
function excerpt(message: string, text: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  const at = line.toLowerCase().indexOf(text.toLowerCase());
  const start = line.length <= excerptLength ? 0 : Math.max(0, Math.min(at - 20, line.length - excerptLength));
  const part = line.slice(start, start + excerptLength);
  return `${start > 0 ? '…' : ''}${part}${start + excerptLength < line.length ? '…' : ''}`;
}
