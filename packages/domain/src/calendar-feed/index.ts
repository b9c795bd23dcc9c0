export { writeCalendar } from './calendar-feed.ts';
export type { CalendarFeed, FeedEntry } from './calendar-feed.ts';
