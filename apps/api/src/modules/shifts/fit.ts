import type { FitFinding } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { servicesOf } from '../people/index.ts';
import type { NamedShift } from './named-shifts.repository.ts';
import type { ShiftSource } from './published-shifts.repository.ts';
import { aroundDays, findingsOf, keyOf, readShiftsByWorker, readWorkers, storedShiftOf } from './shift-workers.ts';

/** A planned shift, with the shifts the person would give up for it. */
export interface FitQuestion {
  readonly employeeId: number;
  readonly shift: Pick<NamedShift, 'starts_at' | 'shown_until' | 'services' | 'time_zone'>;
  readonly without: readonly number[];
  /** Which of the person's other shifts count. @defaultValue plan */
  readonly source?: ShiftSource;
}

/** Runs the domain's fit check for one employee and one shift, on stored data. */
export async function fitOf(
  db: Kysely<Tables>,
  { employeeId, shift, without, source = 'plan' }: FitQuestion,
): Promise<readonly FitFinding[]> {
  const name = { employee: employeeId };
  const span = aroundDays([shift.starts_at.toISOString().slice(0, 10), shift.shown_until.toISOString().slice(0, 10)]);
  const [workers, shifts] = await Promise.all([
    readWorkers(db, [name], span),
    readShiftsByWorker(db, [name], span, source),
  ]);
  const worker = workers.get(keyOf(name));
  if (!worker) return [];
  const planned = {
    ...name,
    start_date: shift.starts_at.toISOString(),
    end_date: shift.shown_until.toISOString(),
    duration: (shift.shown_until.getTime() - shift.starts_at.getTime()) / 3_600_000,
    schedule_type: servicesOf(shift.services),
  };
  const others = (shifts.get(keyOf(name)) ?? []).filter(({ id }) => !without.includes(id));
  return findingsOf(
    worker,
    planned,
    others.map((row) => storedShiftOf(worker, row)),
    shift.time_zone,
  );
}
