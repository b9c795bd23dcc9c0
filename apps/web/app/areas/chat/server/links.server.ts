import { calls } from '@roadside/contract/calls';
import type { ChatReferenceBody } from '@roadside/contract/schemas';
import { addDays, isAcceptedDay } from '@roadside/domain/calendar';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { linkAddress, linkChoicesAddress } from '../model/addresses.ts';
import type { OpenRecord } from '../model/record-path.ts';

type Api = ResourceRequest['api'];

/** A link to send, and what it leads to for its sender. */
export interface ChosenLink {
  readonly ref: ChatReferenceBody;
  readonly record: OpenRecord;
}

/** A record to choose, such as one of a driver's shifts. */
export interface LinkChoice {
  readonly id: number;
  readonly title: string;
  readonly at: string | null;
  readonly until: string | null;
}

/** How far ahead shifts are offered. */
const offeredDays = 28;

/** A record the person is about to share; null for one they can't open themselves. */
export const linkResource = defineResource(linkAddress, {
  query: async ({ api, search }): Promise<Outcome<{ readonly link: ChosenLink | null }>> => {
    const ref = await referenceOf(api, search);
    if (!ref) return { ok: true, data: { link: null } };
    const resolved = await api.attempt(calls.conversations.resolve, { body: { purpose: 'resolve', refs: [ref] } });
    if (!resolved.ok) return resolved;
    const [record] = resolved.data.refs;
    return { ok: true, data: { link: record?.allowed ? { ref, record } : null } };
  },
});
export type LinkResource = typeof linkResource;

/** A driver is named by the slug of the location; everything else has an id. */
async function referenceOf(api: Api, search: URLSearchParams): Promise<ChatReferenceBody | null> {
  const [slug, id] = [search.get('slug') ?? '', Number(search.get('id'))];
  const kind = (['call', 'shift', 'element'] as const).find((each) => each === search.get('kind'));
  if (kind) return Number.isSafeInteger(id) && id > 0 ? { kind, id, slug } : null;
  const place = await api.attempt(calls.accounts.organizations, { body: { slug } });
  return place.ok && place.data.type === 'driver' ? { kind: 'driver', id: place.data.id, slug } : null;
}

/** Records at a location to choose from: its upcoming shifts, or the elements of the person's dashboards. */
export const linkChoicesResource = defineResource(linkChoicesAddress, {
  query: ({ api, params, search }): Promise<Outcome<{ readonly choices: readonly LinkChoice[] }>> =>
    search.get('kind') === 'shift'
      ? shiftChoices(api, params.slug ?? '', search.get('from') ?? '')
      : elementChoices(api, params.slug ?? ''),
});
export type LinkChoicesResource = typeof linkChoicesResource;

async function shiftChoices(api: Api, slug: string, from: string): Promise<Outcome<{ choices: LinkChoice[] }>> {
  if (!isAcceptedDay(from)) return { ok: true, data: { choices: [] } };
  const shifts = await api.attempt(calls.scheduleReports.shifts, {
    body: {
      purpose: 'schedule_reports',
      report: 'shifts',
      slug,
      from,
      to: addDays(from, offeredDays),
      rows_per_page: 200,
    },
  });
  if (!shifts.ok) return shifts;
  return {
    ok: true,
    data: {
      choices: shifts.data.rows
        .map(({ id, display_name, start_date, end_date }) => ({
          id,
          title: display_name,
          at: start_date,
          until: end_date,
        }))
        .toSorted((a, b) => a.at.localeCompare(b.at)),
    },
  };
}

async function elementChoices(api: Api, slug: string): Promise<Outcome<{ choices: LinkChoice[] }>> {
  const listed = await api.attempt(calls.dashboards.list, { body: { purpose: 'dashboard', action: 'list', slug } });
  if (!listed.ok) return listed;
  return {
    ok: true,
    data: {
      choices: listed.data.dashboards.flatMap(({ name, elements }) =>
        elements.map(({ id, title }) => ({ id, title: `${title} (${name})`, at: null, until: null })),
      ),
    },
  };
}
