import { breakWords, sameBreaks } from '@roadside/domain/scheduling';
import { servicesInWords } from './services.ts';
import type { Notice } from './schedule-reply.ts';

type Line = Notice['lines'][number];
type Slot = NonNullable<Line['before']>;

/** Formats for one time zone; making them is slow. */
const formats = new Map<string, { readonly day: Intl.DateTimeFormat; readonly time: Intl.DateTimeFormat }>();
function formatsOf(timeZone: string) {
  let found = formats.get(timeZone);
  if (!found) {
    found = {
      day: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }),
      time: new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
    };
    formats.set(timeZone, found);
  }
  return found;
}

/** `Mon, Mar 9, 6:00 AM – 2:00 PM`. */
export function slotWords({ start, end }: Pick<Slot, 'start' | 'end'>, timeZone: string): string {
  const { day, time } = formatsOf(timeZone);
  return `${day.format(Date.parse(start))}, ${time.format(Date.parse(start))} – ${time.format(Date.parse(end))}`;
}

/** What changed between two states of a shift, as a driver reads it. */
export function lineWords({ before, after }: Pick<Line, 'before' | 'after'>, timeZone: string): string {
  if (!before && after)
    return [`New: ${slotWords(after, timeZone)}, ${servicesInWords(after.services)}`, breaksOf(after, timeZone)]
      .filter(Boolean)
      .join('; ');
  if (before && !after) return `Canceled: ${slotWords(before, timeZone)}`;
  if (!before || !after) return '';
  const moved = before.start !== after.start || before.end !== after.end;
  const parts = [
    moved ? `${slotWords(before, timeZone)} is now ${slotWords(after, timeZone)}` : slotWords(after, timeZone),
    sameServices(before, after) ? '' : `now ${servicesInWords(after.services)}`,
    (before.note ?? '') === (after.note ?? '') ? '' : after.note ? `note: ${after.note}` : 'note removed',
    breaksChange(before, after, timeZone),
  ];
  return `Changed: ${parts.filter(Boolean).join('; ')}`;
}

/** 'breaks: 30 min unpaid at 12:00 PM'; empty without any. */
function breaksOf({ breaks, start }: Pick<Slot, 'breaks' | 'start'>, timeZone: string): string {
  return breaks && breaks.length > 0 ? `breaks: ${breakWords(breaks, start, timeZone)}` : '';
}

/** The breaks of a state if the one before had others; empty if nothing changed. */
export function breaksChange(
  before: Pick<Slot, 'breaks' | 'start'>,
  after: Pick<Slot, 'breaks' | 'start'>,
  timeZone: string,
): string {
  return sameBreaks(before.breaks, after.breaks) ? '' : breaksOf(after, timeZone) || 'no breaks';
}

/** Whether two states have the same services, in any order. */
export const sameServices = (a: Pick<Slot, 'services'>, b: Pick<Slot, 'services'>): boolean =>
  a.services.length === b.services.length && a.services.every((service) => b.services.includes(service));

/** `1 shift`, `5 shifts`. */
export const shiftsWords = (count: number): string => (count === 1 ? '1 shift' : `${count} shifts`);
/** `1 driver`, `5 drivers`. */
export const driversWords = (count: number): string => (count === 1 ? '1 driver' : `${count} drivers`);

/** How many of the notified drivers have confirmed: '1 of 5 drivers hasn’t confirmed:'. */
export function confirmedWords({ notified, waiting }: { readonly notified: number; readonly waiting: number }): string {
  if (notified === 0) return 'No drivers have been notified about these days.';
  if (waiting === 0)
    return notified === 1 ? '1 driver was notified and confirmed.' : `All ${notified} drivers confirmed.`;
  if (notified === 1) return '1 driver hasn’t confirmed:';
  return `${waiting} of ${notified} drivers ${waiting === 1 ? 'hasn’t' : 'haven’t'} confirmed:`;
}
