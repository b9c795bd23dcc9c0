import { dayList } from '@roadside/domain/calendar';
import { countWords } from '../../../kit/format/count-words.ts';
import { percentWords } from '../../../kit/format/figures.ts';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { todayIn } from '../../../kit/format/today-in.ts';
import type { PredictedHour } from './predicted.ts';
import type { ScheduleSpan } from './schedule-address.ts';
import type { PredictionReply } from './schedule-reply.ts';

/**
 * Which of the days on screen have a forecast, if only some of them do; otherwise empty. Totals cover those days alone.
 */
export function partlyForecast(
  hours: readonly PredictedHour[],
  { from, to, timeZone }: { readonly from: number; readonly to: number; readonly timeZone: string },
): string {
  const dayOf = (at: number) => todayIn(timeZone, new Date(at));
  const days = dayList(dayOf(from), dayOf(to - 1));
  const forecast = [...new Set(hours.map(({ at }) => dayOf(at)))].toSorted();
  const [first] = forecast;
  if (first === undefined || forecast.length >= days.length) return '';
  return `The forecast covers ${forecast.length} of these ${days.length} days: ${rangeWords(first, forecast.at(-1) ?? first)}.`;
}

/** Why it isn't known which hours are short. A month reads no forecast. */
export const needUnknownWords = (span: ScheduleSpan): string =>
  span === 'month'
    ? 'Switch to a day or a week to see which hours are short.'
    : 'There’s no forecast for these days, so we can’t tell which hours are short.';

const whole = (value: number) => percentWords(value, 0);

/**
 * What to know before acting on the drivers needed: a target that no number of drivers reaches, because the drive takes
 * too long, and how the need of several stations as one pool compares to each station on its own.
 */
export function needNotes(
  steps: readonly PredictedHour[],
  minutes: number,
  apart: PredictionReply['stations_apart'],
): readonly string[] {
  const notes: string[] = [];
  const missed = steps.filter(({ target, best }) => target !== null && best !== null && best < target);
  const [first] = missed;
  if (first) {
    const best = missed.map((step) => step.best ?? 0);
    const [low, high] = [Math.min(...best), Math.max(...best)].map(whole);
    const where = missed.length === steps.length ? '' : ` in ${missed.length} of ${steps.length} steps`;
    notes.push(
      `${whole(first.target ?? 0)} on time can’t be reached${where}: even with a driver free for every call, ${low === high ? low : `${low}-${high}`} would be on time, because of the drive. The drivers needed get as close as possible.`,
    );
  }
  const pooled = Math.round(steps.reduce((sum, { needed }) => sum + (needed * minutes) / 60, 0));
  const own = Math.round(apart?.driver_hours ?? 0);
  if (apart && own > pooled)
    notes.push(
      `Drivers needed count ${countWords(apart.stations, 'station', 'stations')} as one pool, in which every driver can take any call: ${countWords(pooled, 'driver-hour', 'driver-hours')}. If each station works on its own, it takes ${own}.`,
    );
  return notes;
}
