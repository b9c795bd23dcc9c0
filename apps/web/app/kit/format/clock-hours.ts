/** The days of the week; the index is the number the API uses. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** An hour of the day in words, '10 PM'; 24 is the midnight that ends it. */
export const hourName = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
