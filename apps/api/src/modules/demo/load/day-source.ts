import type { CommentCorrection } from '@roadside/domain/voice';
import { ZoneClock } from '../../../platform/time/zone-clock.ts';
import type { CopyValue } from '../../../platform/database/database.ts';
import type { CallGenerator } from '../calls/call-generator.ts';
import { daysBetween, plusDays } from '../calls/days.ts';
import type { DemoCall } from '../calls/demo-call.ts';
import { decideSurvey } from '../surveys/decided-survey.ts';
import { callRow, demoCallId, eventRows, spanRows, surveyRow } from './call-rows.ts';
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
  /** The words of the surveys' comments that carry a topic. */
  readonly spans: readonly (readonly CopyValue[])[];
  /** (station id, local day) of the surveys, whose roll-ups change although the calls are older. */
  readonly surveyKeys: readonly { readonly stationId: number; readonly localDay: string }[];
}

/** The input for turning days into rows. */
export interface DaySourceOptions {
  readonly generator: CallGenerator;
  readonly idOf: IdOf;
  /** The first day that will be requested. */
  readonly from: string;
  /** There are no calls before this day. */
  readonly worldFirstDay: string;
  /** People's corrections of comments, by station id. */
  readonly corrections: ReadonlyMap<number, readonly CommentCorrection[]>;
}

/** A survey that is not final yet. */
interface PendingSurvey {
  readonly id: number;
  readonly call: DemoCall;
}

/**
 * Turns days into rows, in order. A survey belongs to the day it became final, not to the day of its call, so a world
 * that grew day by day has the same rows as one created in one go.
 */
export class DaySource {
  readonly #generator: CallGenerator;
  readonly #idOf: IdOf;
  readonly #corrections: DaySourceOptions['corrections'];
  readonly #clock = new ZoneClock(clubTimeZone);
  readonly #pending = new Map<string, PendingSurvey[]>();
  #next: string;

  constructor({ generator, idOf, from, worldFirstDay, corrections }: DaySourceOptions) {
    this.#generator = generator;
    this.#idOf = idOf;
    this.#corrections = corrections;
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
    const spans: (readonly CopyValue[])[] = [];
    const surveyKeys: { stationId: number; localDay: string }[] = [];
    for (const day of daysBetween(this.#next, to)) {
      const made = this.#day(day);
      calls.push(...made.calls);
      events.push(...made.events);
      for (const { id, call } of this.#pending.get(day) ?? []) {
        const stationId = this.#idOf(call.station.key);
        const decided = decideSurvey(call, this.#corrections.get(stationId));
        surveys.push(surveyRow(id, call, decided, this.#idOf));
        spans.push(...spanRows(id, decided));
        surveyKeys.push({ stationId, localDay: call.day });
      }
      this.#pending.delete(day);
      await new Promise((resume) => setImmediate(resume));
    }
    this.#next = plusDays(to, 1);
    return { calls, events, surveys, spans, surveyKeys };
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
      this.#pending.set(arrives, [...(this.#pending.get(arrives) ?? []), { id, call }]);
    });
    return { calls, events };
  }
}
