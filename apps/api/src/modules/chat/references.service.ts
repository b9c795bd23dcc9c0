import type { ChatReferenceBody, SharedRecord } from '@roadside/contract/schemas';
import { troubleCodeLabel } from '@roadside/domain/calls';
import { canView } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readViewableCalls } from '../call-details/index.ts';
import { readVisibleElements } from '../dashboards/index.ts';
import { readNamedShifts, shiftSourceOf } from '../shifts/index.ts';

/** Whose rights decide. */
export type ReferenceReader = Pick<CallContext, 'db' | 'tree' | 'subject' | 'config' | 'employee'>;

type Kind = ChatReferenceBody['kind'];
type Shown = Extract<SharedRecord, { allowed: true }>;
type Found = Pick<Shown, 'title' | 'slug'> & Partial<Shown>;
type Find = (ref: ChatReferenceBody) => Found | null;

const notAllowed: SharedRecord = { allowed: false };
const parts = { place: null, at: null, until: null, day: null, dashboard: null };

/**
 * What links lead to for one reader. A record the reader may not open looks like one that doesn't exist: nothing of it
 * is in the answer.
 */
export async function resolveReferences(
  reader: ReferenceReader,
  refs: readonly ChatReferenceBody[],
): Promise<(ref: ChatReferenceBody) => SharedRecord> {
  if (refs.length === 0) return () => notAllowed;
  const idsOf = (wanted: Kind) => [...new Set(refs.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])))];
  const [shift, call, element] = await Promise.all([
    shiftsFor(reader, idsOf('shift')),
    callsFor(reader, idsOf('call')),
    elementsFor(reader, idsOf('element')),
  ]);
  const find: Readonly<Record<Kind, Find>> = { driver: driversFor(reader), shift, call, element };
  return (ref) => {
    const found = find[ref.kind](ref);
    return found ? { allowed: true, kind: ref.kind, id: ref.id, ...parts, ...found } : notAllowed;
  };
}

const viewable = ({ subject, config }: ReferenceReader, place: Geography | null): place is Geography =>
  place !== null && canView(subject, place, config.access);

function driversFor(reader: ReferenceReader): Find {
  return ({ id }) => {
    const place = reader.tree.byId(id);
    return viewable(reader, place) && place.type === 'driver' ? { title: place.displayName, slug: place.slug } : null;
  };
}

async function shiftsFor(reader: ReferenceReader, ids: readonly number[]): Promise<Find> {
  const [plan, published] = await Promise.all([
    readNamedShifts(reader.db.kysely, ids, 'plan'),
    readNamedShifts(reader.db.kysely, ids, 'published'),
  ]);
  return ({ id }) => {
    const planned = plan.get(id);
    const mayPlan = planned && shiftSourceOf(reader, reader.tree.byId(planned.station_id)) === 'plan';
    const shift = mayPlan ? planned : published.get(id);
    // A shift without a driver belongs to its station.
    const place = reader.tree.byId(shift?.driver_id ?? shift?.station_id ?? 0);
    if (!shift || !viewable(reader, place)) return null;
    return {
      title: shift.driver_name,
      place: viewable(reader, reader.tree.byId(shift.station_id)) ? shift.station_name : null,
      slug: place.slug,
      at: shift.starts_at.toISOString(),
      until: shift.shown_until.toISOString(),
      day: shift.local_day,
    };
  };
}

async function callsFor(reader: ReferenceReader, ids: readonly number[]): Promise<Find> {
  const calls = await readViewableCalls(reader, ids);
  return ({ id }) => {
    const call = calls.get(id);
    if (!call) return null;
    const { troubleCode, receivedAt, place } = call;
    return {
      title: `${troubleCodeLabel(troubleCode)} call`,
      place: place.displayName,
      slug: place.slug,
      at: receivedAt.toISOString(),
    };
  };
}

async function elementsFor(reader: ReferenceReader, ids: readonly number[]): Promise<Find> {
  const elements = await readVisibleElements(reader.db.kysely, ids, reader.employee.id);
  return ({ id, slug }) => {
    const element = elements.get(id);
    const place = reader.tree.bySlug(slug);
    if (!element || !viewable(reader, place)) return null;
    return { title: element.title, place: place.displayName, slug, dashboard: element.dashboard_id };
  };
}
