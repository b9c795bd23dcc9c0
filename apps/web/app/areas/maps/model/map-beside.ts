import { addDays, dayCount } from '@roadside/domain/calendar';

/** The same number of days, shifted back by whole weeks so that each weekday is compared with the same weekday. */
export function daysBefore({ from, to }: { readonly from: string; readonly to: string }) {
  const weeks = Math.ceil(dayCount(from, to) / 7);
  return { weeks, from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) };
}
