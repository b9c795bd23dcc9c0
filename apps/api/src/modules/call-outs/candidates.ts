import { workableSpans, type CallOutCandidate } from '@roadside/domain/call-outs';
import type { Geography } from '@roadside/domain/geography';
import type { ServiceType, TimeSpan } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { readPeople } from '../people/index.ts';
import { aroundDays, findingsOf, keyOf, readShiftsByWorker, readWorkers, storedShiftOf } from '../shifts/index.ts';

/** A driver who could be asked. */
export interface Candidate extends CallOutCandidate {
  readonly name: string;
  readonly slug: string;
  readonly stationId: number;
  readonly timeZone: string;
  /** Services the driver works. */
  readonly services: readonly ServiceType[];
}

interface Question {
  readonly place: Geography;
  readonly window: TimeSpan;
  readonly services: readonly ServiceType[];
  /** Employees who were asked already. */
  readonly except: ReadonlySet<number>;
}

/**
 * The off-shift drivers of a location who could work at least part of a call-out by the fit check that the schedule
 * uses: availability, rest, time off, hours of service, and the services that are wanted. A driver is there once for
 * every part that suits.
 */
export async function candidatesFor(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  { place, window, services, except }: Question,
): Promise<readonly Candidate[]> {
  const people = (await readPeople(db, tree.driverIds(place))).filter(
    ({ active, employee_id }) => active && !except.has(employee_id),
  );
  const names = people.map(({ employee_id }) => ({ employee: employee_id }));
  const span = aroundDays([window.start, window.end].map((at) => new Date(at).toISOString().slice(0, 10)));
  const workers = await readWorkers(db, names, span);
  const shifts = await readShiftsByWorker(db, names, span);
  return people.flatMap(({ employee_id: id, slug, parent_id }) => {
    const worker = workers.get(keyOf({ employee: id }));
    const station = parent_id === null ? null : tree.byId(parent_id);
    if (!worker || !station) return [];
    const others = (shifts.get(worker.key) ?? []).map((row) => storedShiftOf(worker, row));
    const suits = workableSpans(window, ({ start, end }) =>
      findingsOf(
        worker,
        {
          employee: id,
          start_date: new Date(start).toISOString(),
          end_date: new Date(end).toISOString(),
          duration: (end - start) / 3_600_000,
          schedule_type: services,
        },
        others,
        station.timeZone,
      ),
    );
    return suits.map(({ span: part, overtime }) => ({
      id,
      span: part,
      cost: overtime ? 1 : 0,
      name: worker.name,
      slug,
      stationId: station.id,
      timeZone: station.timeZone,
      services: worker.fit.tcd,
    }));
  });
}
