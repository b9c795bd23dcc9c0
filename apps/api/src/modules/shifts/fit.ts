import type { FitFinding } from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { servicesOf } from '../people/index.ts';
import type { NamedShift } from './named-shifts.repository.ts';
import type { ShiftSource } from './published-shifts.repository.ts';
import { aroundDays, findingsOf, keyOf, readShiftsByWorker, readWorkers, storedShiftOf } from './shift-workers.ts';

/** The part of a shift that a person must fit. */
export type ShiftToFit = Pick<NamedShift, 'starts_at' | 'shown_until' | 'services' | 'time_zone'>;

/** A planned shift, with the shifts the person would give up for it. */
export interface FitQuestion {
  readonly employeeId: number;
  readonly shift: ShiftToFit;
  readonly without: readonly number[];
}

/** Answers fit questions about the people and shifts it was read for. Unknown people break no rule. */
export type FitChecker = (question: FitQuestion) => readonly FitFinding[];

/**
 * Reads what the domain's fit check needs for some people and shifts, in a fixed number of statements.
 * @param source which of the people's other shifts count
 */
export async function fitChecker(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
  shifts: readonly ShiftToFit[],
  source: ShiftSource = 'plan',
): Promise<FitChecker> {
  const names = [...new Set(employeeIds)].map((employee) => ({ employee }));
  const span = aroundDays(
    shifts.flatMap(({ starts_at, shown_until }) => [starts_at, shown_until].map((at) => at.toISOString().slice(0, 10))),
  );
  const [workers, stored] = await Promise.all([
    readWorkers(db, names, span),
    readShiftsByWorker(db, names, span, source),
  ]);
  return ({ employeeId, shift, without }) => {
    const name = { employee: employeeId };
    const worker = workers.get(keyOf(name));
    if (!worker) return [];
    const planned = {
      ...name,
      start_date: shift.starts_at.toISOString(),
      end_date: shift.shown_until.toISOString(),
      duration: (shift.shown_until.getTime() - shift.starts_at.getTime()) / 3_600_000,
      schedule_type: servicesOf(shift.services),
    };
    const others = (stored.get(keyOf(name)) ?? []).filter(({ id }) => !without.includes(id));
    return findingsOf(
      worker,
      planned,
      others.map((row) => storedShiftOf(worker, row)),
      shift.time_zone,
    );
  };
}

/** Runs the domain's fit check for one employee and one shift, on stored data. */
export async function fitOf(
  db: Kysely<Tables>,
  question: FitQuestion & { readonly source?: ShiftSource },
): Promise<readonly FitFinding[]> {
  const check = await fitChecker(db, [question.employeeId], [question.shift], question.source);
  return check(question);
}
