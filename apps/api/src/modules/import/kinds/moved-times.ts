import type { ZoneClock } from '../../../platform/time/zone-clock.ts';
import type { Note } from '../records/field.ts';
import type { OrderedInstant } from '../records/instant.ts';

/** Notes about times that were read as another time than their text says. */
export function movedNotes(
  names: readonly string[],
  resolved: readonly OrderedInstant[],
  zone: ZoneClock,
): readonly Note[] {
  return resolved.flatMap((each, index): readonly Note[] => {
    if ('problem' in each || each.moved === undefined) return [];
    const what =
      each.moved === 'next-day'
        ? 'times past midnight, read as the next day. If one is a mistake, correct it in the source'
        : 'times given as a day or minute, read as the moment of the step before in it. Nothing to do';
    const shown = new Date(each.instant + zone.offsetAt(each.instant)).toISOString().slice(0, 19).replace('T', ' ');
    return [{ what, value: `${names[index]} is ${shown}` }];
  });
}
