import type { StationFacilityType } from '@roadside/domain/calls';
import type { DemoStation } from '../organization/organization-plan.ts';
import type { RandomStream } from '../random/random-stream.ts';
import { monthOf, weekday } from './days.ts';
import type { DemoPass } from './demo-call.ts';
import { dotsOf } from './fixed-dots.ts';
import { storyEffect } from './stories.ts';
import type { DayConditions } from './weather.ts';

const passShare: Readonly<Record<StationFacilityType, number>> = { nonPSP: 0.11, PSP: 0.06, Fleet: 0.02 };
const peakFactor = 1.6;
const secondPassShare = 0.14;
const reasons: readonly (readonly [string, number])[] = [
  ['No driver available', 46],
  ['Distance or ETA', 23],
  ['Equipment', 14],
  ['Out of scope', 7],
  ['Unreachable', 5],
  ['Other', 5],
];

interface Offer {
  readonly day: string;
  readonly hour: number;
  readonly received: number;
  readonly conditions: DayConditions;
}

/** Peak hours, when stations pass more: Monday from seven to nine and Friday from four to seven. */
function isPeak(day: string, hour: number): boolean {
  const week = weekday(day);
  return (week === 1 && hour >= 7 && hour < 9) || (week === 5 && hour >= 16 && hour < 19);
}

/** Draws which station serves a call first offered to a station, and which stations passed it before. */
export function drawPasses(
  stream: RandomStream,
  stations: readonly DemoStation[],
  offered: DemoStation,
  { day, hour, received, conditions }: Offer,
): { server: DemoStation; passes: readonly DemoPass[] } {
  const july = monthOf(day) === 7;
  const takesPart = (station: DemoStation) => !(july && dotsOf(station) !== null);
  const chance =
    passShare[offered.facilityType] *
    (isPeak(day, hour) ? peakFactor : 1) *
    conditions.passes *
    storyEffect(offered.role, day).passes;
  if (!takesPart(offered) || !stream.chance(Math.min(0.6, chance))) return { server: offered, passes: [] };
  const passes: DemoPass[] = [];
  let station = offered;
  let at = received;
  for (;;) {
    const asked = new Set([...passes.map((pass) => pass.station), station]);
    const others = stations.filter(
      (other) => other.territory === offered.territory && other.share > 0 && takesPart(other) && !asked.has(other),
    );
    if (others.length === 0) return { server: station, passes };
    at += Math.round(stream.between(120, 1080)) * 1000;
    passes.push({ station, at, offerRank: passes.length + 1, reason: stream.pickWeighted(reasons), driver: null });
    station = stream.pickWeighted(others.map((other) => [other, other.share] as const));
    if (passes.length === 2 || !stream.chance(secondPassShare)) return { server: station, passes };
  }
}
