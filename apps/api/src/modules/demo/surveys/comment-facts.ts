import { serviceGroupOf } from '@roadside/domain/calls';
import type { DemoCall } from '../calls/demo-call.ts';
import { monthOf } from '../calls/days.ts';
import type { DayConditions } from '../calls/weather.ts';
import type { RandomStream } from '../random/random-stream.ts';
import type { CommentCondition } from './comment-sentences.ts';

/** The call a comment is about. Times in minutes. */
export interface CommentedCall {
  readonly call: Omit<DemoCall, 'survey' | 'updates' | 'car' | 'truck'>;
  readonly toArrival: number;
  readonly missed: boolean;
  readonly conditions: DayConditions;
}

const ones = [
  'five',
  'ten',
  'fifteen',
  'twenty',
  'twenty-five',
  'thirty',
  'thirty-five',
  'forty',
  'forty-five',
  'fifty',
  'fifty-five',
];

/** Minutes in everyday words, rounded to five: 'forty-five minutes', 'an hour and a half', 'almost three hours'. */
export function minutesInWords(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  if (rounded < 60) return `${ones[rounded / 5 - 1]} minutes`;
  const hours = Math.floor(rounded / 60);
  const rest = rounded % 60;
  const word = [
    'an hour',
    'two hours',
    'three hours',
    'four hours',
    'five hours',
    'six hours',
    'seven hours',
    'eight hours',
  ];
  if (rest === 0) return word[hours - 1] ?? `${hours} hours`;
  if (rest >= 45) return `almost ${word[hours] ?? `${hours + 1} hours`}`;
  if (rest === 30)
    return hours === 1 ? 'an hour and a half' : `${(word[hours - 1] ?? '').replace(' hours', '')} and a half hours`;
  return hours === 1 ? `an hour and ${ones[rest / 5 - 1]} minutes` : `over ${word[hours - 1]}`;
}

/** The conditions a call meets, so that nobody praises a quick truck that came late. */
export function conditionsOf({ call, toArrival, missed, conditions }: CommentedCall): ReadonlySet<CommentCondition> {
  const code = call.troubleCode;
  const group = serviceGroupOf(code);
  const towed = group === 'Tow' || call.becameTow === true;
  const facts: readonly (readonly [CommentCondition, boolean])[] = [
    // A few minutes over the promise don't feel late.
    ['late', missed && toArrival > (call.promisedMinutes ?? 0) + 10],
    ['inside', call.promisedMinutes !== null && !missed],
    ['quick', call.promisedMinutes !== null && toArrival <= 32 && !missed],
    ['passed', call.passes.length > 0],
    ['named', call.driver !== null],
    ['cold', conditions.event === 'cold snap' || conditions.event === 'ice storm'],
    ['heat', conditions.event === 'heat wave'],
    ['night', call.hour >= 21 || call.hour <= 5],
    ['battery', group === 'Battery'],
    ['unsold', group === 'Battery' && call.batterySold !== true],
    ['sold', call.batterySold === true],
    ['flat', code === '2' || code === '2A'],
    ['lockout', code.startsWith('6')],
    ['fuel', code === '3' || code === '3D'],
    ['towed', towed],
    ['winch', code === '8'],
  ];
  return new Set(facts.flatMap(([condition, holds]) => (holds ? [condition] : [])));
}

const places = [
  'on the shoulder',
  'in my own driveway',
  'in the store parking lot',
  'at the gas station',
  'on the on-ramp',
  'outside the school',
  'in front of work',
  'at the train station',
  'on a back road',
  'by the mall',
  'at the trailhead',
  'behind the diner',
  'in the hospital garage',
  'on the turnpike',
];
const cars = [
  'my car',
  'the minivan',
  'my pickup',
  'my old sedan',
  'the SUV',
  'my wife’s car',
  'our camper',
  'my hatchback',
  'the work van',
  'my daughter’s car',
  'a 20 year old wagon',
  'my electric car',
];
const companions = [
  'two kids',
  'my mother',
  'my daughter',
  'the dog',
  'my husband',
  'my dad',
  'a baby',
  'three coworkers',
  'my grandson',
  'my wife',
  'an elderly neighbor',
  'the whole family',
];

/** Draws the words for every slot in a sentence. */
export function slotsOf(
  stream: RandomStream,
  { call, toArrival, conditions }: CommentedCall,
): Readonly<Record<string, string>> {
  const { hour } = call;
  const month = monthOf(call.day);
  const season =
    conditions.event === 'heat wave' || (month >= 6 && month <= 8)
      ? ['in the heat', 'in the blazing sun']
      : month === 12 || month <= 2
        ? ['in the cold', 'in the snow', 'in freezing wind']
        : ['in the rain', 'in the wind', 'out there'];
  const when =
    hour <= 4
      ? 'in the middle of the night'
      : hour <= 8
        ? 'early in the morning'
        : hour <= 11
          ? 'in the morning'
          : hour <= 16
            ? 'in the afternoon'
            : hour <= 20
              ? 'in the evening'
              : 'late at night';
  return {
    driver: call.driver?.firstName ?? 'the driver',
    wait: minutesInWords(toArrival),
    promise: minutesInWords(call.promisedMinutes ?? 60),
    promised: String(call.promisedMinutes ?? 60),
    place: stream.pick(places),
    car: stream.pick(cars),
    who: stream.pick(companions),
    town: call.place.town.name,
    weather: stream.pick(season),
    when,
    daypart: hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening',
    hour: `${((hour + 11) % 12) + 1} ${hour < 12 ? 'am' : 'pm'}`,
  };
}
