import { sendCalendar } from '../areas/schedule/server/calendar.server.ts';

/** What calendar apps read: a driver's published shifts. The address is the secret. */
export const loader = sendCalendar;
