import { isKmiEligible, providerTypeOf, serviceGroupOf } from '@roadside/domain/calls';
import { ZoneClock } from '../../../platform/time/zone-clock.ts';
import type { DemoClub, DemoStation } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';
import { drawAnswers, endedSurveyRate, surveyRate } from '../surveys/answers.ts';
import { CommentWriter } from '../surveys/comment-writer.ts';
import type { DemoSurvey } from '../surveys/demo-survey.ts';
import { dayNumber, monthOf, plusDays, weekday } from './days.ts';
import { expectedCalls, hourlyDispersion, hourShare, TroubleMix } from './demand.ts';
import { type BareCall, withCompany } from './call-company.ts';
import type { DemoCall, DemoCallTimes, DemoPass } from './demo-call.ts';
import { fixedDots } from './fixed-dots.ts';
import { drawArrival, drawOnScene, drawPromise, drawSteps, drawTowLeg } from './minutes.ts';
import { drawClearCode, drawOutcome, drawServiceFacts } from './outcome.ts';
import { drawPasses } from './passes.ts';
import { PlaceFinder } from './place.ts';
import { Roster } from './roster.ts';
import { storyEffect } from './stories.ts';
import { Weather } from './weather.ts';
import type { DayConditions } from './weather.ts';

/** One real hour of a station's local day: 23 or 25 of them when the clocks change. */
interface RealHour {
  readonly start: number;
  readonly hour: number;
  /** Share of the day's calls; computed once, not per station. */
  readonly share: number;
}

const minuteMs = 60_000;
// The lucky station's calls do not scale with the world: it is meant to have few.
const luckyCallsPerDay = 0.32;
const helperCycleDays = 2000;
const helperStepDays = 400;

/**
 * Generates the calls of any day from (seed, station, date) alone. A day is always the same, no matter which other days
 * are generated, or in what order.
 */
export class CallGenerator {
  readonly #seed: number;
  readonly #scale: number;
  readonly #club: DemoClub;
  readonly #weather: Weather;
  readonly #mix = new TroubleMix();
  readonly #places = new PlaceFinder();
  readonly #roster = new Roster();
  readonly #comments = new CommentWriter();
  readonly #clocks = new Map<string, ZoneClock>();

  constructor(seed: number, scale: number, club: DemoClub) {
    this.#seed = seed;
    this.#scale = scale;
    this.#club = club;
    this.#weather = new Weather(seed);
  }

  /** All calls received on a local day, sorted by reception time, then by station. */
  day(day: string): DemoCall[] {
    const conditions = this.#weather.on(day);
    const volume = new RandomStream(this.#seed, 'volume', day);
    // One gamma factor per hour for the whole club makes the club's counts negative binomial.
    const bursts = Array.from({ length: 24 }, () => volume.gammaOfMeanOne(hourlyDispersion));
    const expected = expectedCalls(day, conditions) * this.#scale;
    const hoursByZone = new Map<string, readonly RealHour[]>();
    const calls: BareCall[] = [];
    for (const station of this.#club.stations) {
      const { timeZone } = station.territory;
      const hours = hoursByZone.get(timeZone) ?? this.#realHours(timeZone, day);
      hoursByZone.set(timeZone, hours);
      const stream = new RandomStream(this.#seed, 'calls', station.key, day);
      // Answers use a separate stream, so that a new comment sentence does not change any call.
      const answers = new RandomStream(this.#seed, 'answers', station.key, day);
      for (const real of this.#receptions(stream, station, day, hours, expected, bursts))
        calls.push(this.#call(stream, answers, station, day, real, conditions));
      calls.push(...this.#helperCalls(station, day, hours));
      calls.push(...this.#shortNightCalls(station, day, hours, conditions));
    }
    calls.sort((a, b) => a.times.received - b.times.received);
    return [...withCompany(this.#seed, day, calls, this.#roster)];
  }

  #realHours(timeZone: string, day: string): readonly RealHour[] {
    let clock = this.#clocks.get(timeZone);
    if (!clock) {
      clock = new ZoneClock(timeZone);
      this.#clocks.set(timeZone, clock);
    }
    const start = clock.startOfDay(day);
    const count = Math.round((clock.startOfDay(plusDays(day, 1)) - start) / 3_600_000);
    return Array.from({ length: count }, (_, index) => {
      const instant = start + index * 3_600_000;
      const { hour } = (clock as ZoneClock).localTime(instant);
      return { start: instant, hour, share: hourShare(day, hour) };
    });
  }

  /** The hours in which calls are first offered to the station, one entry per call. */
  #receptions(
    stream: RandomStream,
    station: DemoStation,
    day: string,
    hours: readonly RealHour[],
    expected: number,
    bursts: readonly number[],
  ): RealHour[] {
    if (station.role === 'no-calls') return [];
    const dots = fixedDots(this.#seed, station, day);
    if (dots !== null) {
      const weighted = hours.map((real) => [real, real.share] as const);
      return Array.from({ length: dots }, () => stream.pickWeighted(weighted));
    }
    const daily = station.role === 'lucky' ? luckyCallsPerDay : expected * station.share;
    return hours.flatMap((real) => {
      const burst = station.role === 'lucky' ? 1 : (bursts[real.hour] ?? 1);
      return Array<RealHour>(stream.poisson(daily * real.share * burst)).fill(real);
    });
  }

  #call(
    stream: RandomStream,
    answers: RandomStream,
    offered: DemoStation,
    day: string,
    real: RealHour,
    conditions: DayConditions,
  ): BareCall {
    const received = real.start + stream.integer(0, 3599) * 1000;
    const troubleCode = stream.pickWeighted(this.#mix.at(monthOf(day), real.hour, conditions));
    const place = this.#places.find(stream, offered.territory, offered.town);
    const { server, passes } = drawPasses(stream, this.#club.stations, offered, {
      day,
      hour: real.hour,
      received,
      conditions,
    });
    return this.#serve(stream, answers, {
      day,
      hour: real.hour,
      received,
      troubleCode,
      place,
      station: server,
      passes,
      conditions,
    });
  }

  #serve(
    stream: RandomStream,
    answers: RandomStream,
    {
      day,
      hour,
      received,
      troubleCode,
      place,
      station,
      passes,
      conditions,
      arrivalAfter,
    }: Pick<DemoCall, 'day' | 'hour' | 'troubleCode' | 'place' | 'station' | 'passes'> & {
      readonly received: number;
      readonly conditions: DayConditions;
      /** Minutes from RE to OL, if fixed by the story. */
      readonly arrivalAfter?: number;
    },
  ): BareCall {
    const group = serviceGroupOf(troubleCode) ?? 'Light Service';
    const story = storyEffect(station.role, day);
    const appointment = stream.chance(0.025) && arrivalAfter === undefined;
    const drawnArrival = appointment
      ? stream.between(100, 320)
      : drawArrival(stream, {
          facilityType: station.facilityType,
          group,
          hour,
          rural: place.rural,
          passes: passes.length,
          factor: conditions.arrival * story.arrival,
        });
    const toArrival = arrivalAfter ?? drawnArrival;
    const promisedMinutes = appointment ? null : drawPromise(stream, group);
    const missed = promisedMinutes !== null && toArrival > promisedMinutes;
    const drawn = arrivalAfter === undefined ? drawOutcome(stream, toArrival, promisedMinutes) : completed;
    const { outcome } = drawn;
    const facts = drawServiceFacts(stream, troubleCode, group, missed);
    const done = outcome === 'completed';
    const passedUntil = minutesOfLastPass(received, passes);
    const ended = outcome === 'cancelled' ? drawn.cancelledAfter : outcome === 'killed' ? stream.between(0.7, 4) : null;
    // A call is never passed after it has ended.
    const lastMinute = ended === null ? null : Math.max(ended, passedUntil + 1);
    const times = drawTimes(stream, {
      received,
      toArrival,
      passes,
      lastMinute,
      outcome,
      troubleCode,
      group,
      becameTow: done && facts.becameTow === true,
    });
    const chosen = this.#roster.choose(stream, station, group, weekday(day), hour);
    const driver = times.assigned === null ? null : chosen;
    const waitedMinutes = lastMinute ?? toArrival;
    const kmiEligible =
      !appointment &&
      outcome !== 'killed' &&
      isKmiEligible({ waitedMinutes, promisedMinutes, passCount: passes.length });
    const informChance = Math.min(0.98, Math.max(0.05, 0.72 + station.kmiEffect + story.kmi));
    // Quick calls get updates too, but only eligible ones count toward the rate.
    const kmiInformed = stream.chance(informChance) && outcome !== 'killed';
    const clearCode = drawClearCode(stream, outcome);
    const call = {
      day,
      hour,
      station,
      driver,
      providerType: providerTypeOf(station.facilityType),
      troubleCode,
      outcome,
      clearCode,
      appointment,
      times,
      promisedMinutes,
      passes,
      kmiEligible,
      kmiInformed,
      place,
      ...(done
        ? facts
        : {
            batteryTested: null,
            batterySold: null,
            becameTow: null,
            secondTruck: false,
            damageClaim: false,
            complaint: facts.complaint,
            callback: false,
          }),
    };
    const surveyed = done && answers.chance(surveyRate);
    return {
      ...call,
      survey: surveyed
        ? this.#survey(answers, call, toArrival, story.satisfaction, conditions)
        : this.#surveyOfEndedCall(call, waitedMinutes),
    };
  }

  #survey(
    answers: RandomStream,
    call: Omit<BareCall, 'survey'>,
    toArrival: number,
    satisfaction: number,
    conditions: DayConditions,
  ): DemoSurvey | null {
    const missed = call.promisedMinutes !== null && toArrival > call.promisedMinutes;
    // Members do not wait at the roadside for an appointment; their impression depends on how far off it was.
    const felt = call.appointment ? answers.between(5, 40) : toArrival;
    const { isAnswered, ...drawn } = drawAnswers(answers, {
      facilityType: call.station.facilityType,
      arrival: felt,
      missed,
      informed: call.kmiInformed,
      tow: serviceGroupOf(call.troubleCode) === 'Tow',
      passed: call.passes.length > 0,
      satisfaction: satisfaction + (call.driver?.effect ?? 0),
      clearedAt: call.times.cleared ?? call.times.received,
    });
    // Written in any case, so that a survey nobody answered doesn't change those after it.
    const comment = this.#comments.write(answers, drawn, { call, toArrival: felt, missed, conditions });
    return isAnswered ? { ...drawn, comment } : null;
  }

  /** A few members answer although the call was cancelled or they were gone; they can't judge a driver. */
  #surveyOfEndedCall(call: Omit<BareCall, 'survey'>, waitedMinutes: number): DemoSurvey | null {
    const { station, outcome, promisedMinutes, times } = call;
    if (outcome !== 'cancelled' && outcome !== 'gone_on_arrival') return null;
    // A separate random stream, so that these surveys don't change the others.
    const stream = new RandomStream(this.#seed, 'ended-call-answers', station.key, String(times.received));
    if (!stream.chance(endedSurveyRate)) return null;
    const { isAnswered: _isAnswered, ...drawn } = drawAnswers(stream, {
      facilityType: station.facilityType,
      arrival: waitedMinutes,
      missed: promisedMinutes !== null && waitedMinutes > promisedMinutes,
      informed: call.kmiInformed,
      tow: serviceGroupOf(call.troubleCode) === 'Tow',
      passed: false,
      satisfaction: 0,
      clearedAt: times.cleared ?? times.received,
    });
    return { ...drawn, q24: null, driver5: null, driver10: null, comment: null };
  }

  /**
   * On the second Friday of each month, the demo accounts' territory is short of drivers at night: its other stations
   * pass four calls three times for lack of a driver, and members wait more than two hours for this station.
   */
  #shortNightCalls(
    station: DemoStation,
    day: string,
    hours: readonly RealHour[],
    conditions: DayConditions,
  ): BareCall[] {
    const date = Number(day.slice(8));
    if (!isShortOfDrivers(station, this.#club) || weekday(day) !== 5 || date < 8 || date > 14) return [];
    const passing = this.#club.stations.filter(
      (other) => other.territory === station.territory && other !== station && other.share > 0,
    );
    const stream = new RandomStream(this.#seed, 'short-night', station.key, day);
    const answers = new RandomStream(this.#seed, 'short-night-answers', station.key, day);
    return hours
      .filter(({ hour }) => hour >= 20)
      .map((real, index) => {
        const received = real.start + (7 + 11 * index) * minuteMs;
        return this.#serve(stream, answers, {
          day,
          hour: real.hour,
          received,
          troubleCode: '5',
          place: this.#places.find(stream, station.territory, station.town),
          station,
          passes: passing.slice(0, 3).map((other, rank) => ({
            station: other,
            at: received + (6 + 9 * rank) * minuteMs,
            offerRank: rank + 1,
            reason: 'No driver available',
            driver: null,
          })),
          conditions,
          arrivalAfter: 124 + 9 * index,
        });
      });
  }

  /** A helper's single call, answered the same day with a comment that must never run as a formula. */
  #helperCalls(station: DemoStation, day: string, hours: readonly RealHour[]): BareCall[] {
    const helper = station.drivers.find(
      (driver) => driver.helper !== null && dayNumber(day) % helperCycleDays === driver.helper * helperStepDays,
    );
    const nine = hours.find(({ hour }) => hour === 9);
    if (!helper || !nine) return [];
    const stream = new RandomStream(this.#seed, 'helper', station.key, day);
    const received = nine.start + 12 * minuteMs;
    const arrived = received + 24 * minuteMs;
    const times = {
      received,
      spotted: received + 2 * minuteMs,
      assigned: received + 4 * minuteMs,
      dispatched: received + 6 * minuteMs,
      enroute: received + 9 * minuteMs,
      arrived,
      towing: null,
      cleared: arrived + 15 * minuteMs,
    };
    const recordedAt = times.cleared + 5 * 3_600_000;
    return [
      {
        day,
        hour: 9,
        station,
        driver: helper,
        providerType: providerTypeOf(station.facilityType),
        troubleCode: '6',
        outcome: 'completed',
        clearCode: 'P1',
        appointment: false,
        times,
        promisedMinutes: 45,
        passes: [],
        kmiEligible: false,
        kmiInformed: false,
        batteryTested: null,
        batterySold: null,
        becameTow: false,
        secondTruck: false,
        damageClaim: false,
        complaint: false,
        callback: false,
        place: this.#places.find(stream, station.territory, station.town),
        survey: {
          recordedAt,
          updatedAt: recordedAt + 10 * minuteMs,
          channel: 'Email',
          outc1: 5,
          responseSat: 5,
          q24: 5,
          q26: 5,
          driver5: 5,
          driver10: 5,
          wrongProvider: false,
          comment: '=1+1',
        },
      },
    ];
  }
}

const completed = { outcome: 'completed' } as const;

/** Picks the first regular station of the demo accounts' territory; the others there pass calls to it. */
function isShortOfDrivers(station: DemoStation, club: DemoClub): boolean {
  return (
    station.territory.slug === 'montgomery' &&
    station ===
      club.stations.find(
        ({ territory, role, share }) => territory === station.territory && role === 'ordinary' && share > 0,
      )
  );
}

/** Minutes from RE until the last station passed the call; 0 if none did. */
function minutesOfLastPass(received: number, passes: readonly DemoPass[]): number {
  return ((passes.at(-1)?.at ?? received) - received) / minuteMs;
}

interface TimesRequest {
  readonly received: number;
  readonly toArrival: number;
  readonly passes: readonly DemoPass[];
  /** Minutes from RE at which a cancelled or killed call ended; null if it reached arrival. */
  readonly lastMinute: number | null;
  readonly outcome: DemoCall['outcome'];
  readonly troubleCode: string;
  readonly group: 'Tow' | 'Battery' | 'Light Service';
  readonly becameTow: boolean;
}

function drawTimes(
  stream: RandomStream,
  { received, toArrival, passes, lastMinute, outcome, troubleCode, group, becameTow }: TimesRequest,
): DemoCallTimes {
  // The serving station's steps begin after the last pass.
  const offset = minutesOfLastPass(received, passes);
  const steps = drawSteps(stream, toArrival - offset);
  const onScene = outcome === 'gone_on_arrival' ? stream.between(3, 12) : drawOnScene(stream, troubleCode, group);
  const towed = outcome === 'completed' && (group === 'Tow' || becameTow);
  const leg = drawTowLeg(stream);
  const at = (minutes: number | null) => (minutes === null ? null : received + Math.round(minutes * 60) * 1000);
  const reached = (minutes: number) =>
    outcome === 'killed' || (lastMinute !== null && minutes > lastMinute) ? null : at(minutes);
  const cleared = lastMinute ?? toArrival + onScene + (towed ? leg : 0);
  return {
    received,
    spotted: reached(offset + steps.spotted),
    assigned: reached(offset + steps.assigned),
    dispatched: reached(offset + steps.dispatched),
    enroute: reached(offset + steps.enroute),
    arrived: lastMinute === null ? at(toArrival) : null,
    towing: towed ? at(toArrival + onScene) : null,
    cleared: at(cleared),
  };
}
