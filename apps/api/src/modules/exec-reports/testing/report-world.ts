import { addDays, dayList } from '@roadside/domain/calendar';
import { plainCall, plainSurvey } from '../../metrics/testing/fact-world.ts';
import type { FactWorld } from '../../metrics/testing/fact-world.ts';

/** The days of the world, both included. */
export const worldDays = { from: '2026-01-01', to: '2026-03-20' };

const codes = ['5', '1', '6', '5F', '2'] as const;
const providers = ['P', 'C', 'F'] as const;
const stations = [20, 21, 22, 23] as const;

/** A steady random number from 0 to 1 for every call (a hash of its number). */
function chance(id: number, of: number): number {
  const mixed = Math.imul(id * 2_654_435_761 + of * 40_503, 2_246_822_519) >>> 0;
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * Some calls a day at each station that get slower, shift toward tows, and leave members less satisfied as the weeks go by, so
 * that every reason of a change has a size.
 */
export function reportWorld(): FactWorld {
  const calls = dayList(worldDays.from, worldDays.to).flatMap((day, index) =>
    stations.flatMap((station, place) =>
      Array.from({ length: 3 + ((index + place) % 3) }, (_, n) => {
        const id = index * 100 + place * 10 + n + 1;
        const late = index / 80;
        const code = codes[Math.floor(chance(id, 1) * (codes.length - late * 2))] ?? '5';
        const minutes = Math.round(15 + 60 * chance(id, 2) * (1 + late) + (code.startsWith('5') ? 20 : 0));
        const received = new Date(`${day}T17:00:00Z`);
        return plainCall(id, day, station, {
          trouble_code: code,
          provider_type: providers[Math.floor(chance(id, 3) * providers.length)] ?? 'P',
          received_at: received,
          arrived_at: chance(id, 4) < 0.95 ? new Date(received.getTime() + minutes * 60_000) : null,
          clear_code: chance(id, 5) < 0.9 ? 'P1' : 'XX',
          outcome: chance(id, 5) < 0.9 ? 'completed' : 'cancelled',
          pass_count: 0,
        });
      }),
    ),
  );
  const surveys = calls.flatMap((call) => {
    if (chance(call.id, 6) > 0.6) return [];
    const pleased = chance(call.id, 7) < 0.95 - 0.3 * (Number(call.local_day.slice(5, 7)) / 3) * chance(call.id, 2);
    return [
      plainSurvey(call, {
        outc1: chance(call.id, 8) < 0.05 ? null : pleased ? 5 : 3,
        reroute: chance(call.id, 9) < 0.05,
        recorded_at: new Date(`${addDays(call.local_day, 1)}T15:00:00Z`),
      }),
    ];
  });
  return { calls, passes: [], surveys };
}
