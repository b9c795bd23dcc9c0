import { ZoneClock } from '../../../platform/time/zone-clock.ts';
import type { CopyValue } from '../../../platform/database/database.ts';
import type { CallGenerator } from '../calls/call-generator.ts';
import { daysBetween, plusDays } from '../calls/days.ts';
import { callRow, demoCallId, eventRows, surveyRow } from './call-rows.ts';
import type { IdOf } from './call-rows.ts';

/** The club's time zone, which decides what "yesterday" is and on which day an answer arrives. */
export const clubTimeZone = 'America/New_York';
// Answers take up to six days and become final up to three days later; one more day for calls that end after midnight.
const surveyDelayDays = 10;

/** The rows of a run of days: the calls received in it, and the surveys that became final in it. */
export interface DayRows {
  readonly calls: readonly (readonly CopyValue[])[];
  readonly events: readonly (readonly CopyValue[])[];
  readonly surveys: readonly (readonly CopyValue[])[];
  readonly surveyIds: readonly number[];
  /** (station id, local day) of the surveys, whose roll-ups change although the calls are older. */
  readonly surveyKeys: readonly { readonly stationId: number; readonly localDay: string }[];
}

/**
 * Turns days into rows, in order. A survey belongs to the day it became final, not to the day of its call, so a world
 * that grew day by day has the same rows as one created in one go.
 */
export class DaySource {
  readonly #generator: CallGenerator;
  readonly #idOf: IdOf;
  readonly #clock = new ZoneClock(clubTimeZone);
  readonly #pending = new Map<
    string,
    { id: number; row: readonly CopyValue[]; stationId: number; localDay: string }[]
  >();
  #next: string;

  /** @param from the first day that will be requested; there are no calls before `worldFirstDay` */
  constructor(generator: CallGenerator, idOf: IdOf, from: string, worldFirstDay: string) {
    this.#generator = generator;
    this.#idOf = idOf;
    this.#next = from;
    const earlier = plusDays(from, -surveyDelayDays);
    for (const day of daysBetween(earlier < worldFirstDay ? worldFirstDay : earlier, plusDays(from, -1)))
      this.#day(day);
  }

  /** The rows of the days up to `to`, continuing after the previous call. Yields to the event loop between days. */
  async through(to: string): Promise<DayRows> {
    const calls: (readonly CopyValue[])[] = [];
    const events: (readonly CopyValue[])[] = [];
    const surveys: (readonly CopyValue[])[] = [];
    const surveyIds: number[] = [];
    const surveyKeys: { stationId: number; localDay: string }[] = [];
    for (const day of daysBetween(this.#next, to)) {
      const made = this.#day(day);
      calls.push(...made.calls);
      events.push(...made.events);
      for (const { id, row, stationId, localDay } of this.#pending.get(day) ?? []) {
        surveys.push(row);
        surveyIds.push(id);
        surveyKeys.push({ stationId, localDay });
      }
      this.#pending.delete(day);
      await new Promise((resume) => setImmediate(resume));
    }
    this.#next = plusDays(to, 1);
    return { calls, events, surveys, surveyIds, surveyKeys };
  }

  #day(day: string): Pick<DayRows, 'calls' | 'events'> {
    const calls: (readonly CopyValue[])[] = [];
    const events: (readonly CopyValue[])[] = [];
    this.#generator.day(day).forEach((call, index) => {
      const id = demoCallId(day, index + 1);
      calls.push(callRow(id, call, this.#idOf));
      events.push(...eventRows(id, call, this.#idOf));
      if (!call.survey) return;
      const arrives = this.#clock.localTime(call.survey.updatedAt).day;
      const entry = {
        id,
        row: surveyRow(id, call, this.#idOf),
        stationId: this.#idOf(call.station.key),
        localDay: day,
      };
      this.#pending.set(arrives, [...(this.#pending.get(arrives) ?? []), entry]);
    });
    return { calls, events };
  }
}
