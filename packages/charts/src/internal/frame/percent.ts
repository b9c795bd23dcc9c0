/** A unit coordinate as a percentage. */
export const percent = (unit: number): string => `${Math.round(unit) / 10}%`;
