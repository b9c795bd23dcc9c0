import { addDays } from '@roadside/domain/calendar';
import { noticesAddress } from './addresses.ts';

/** How far ahead a driver is asked to confirm. */
const daysAhead = 42;

/** The notices a driver may have to confirm. */
export const noticesToConfirm = (slug: string, today: string) =>
  noticesAddress({ slug }, { date: addDays(today, -1), days: daysAhead });
