/** Default texts of Quadrant, as ICU messages. */
export const quadrantMessages = {
  axes: '{y}, over {x}',
  quadrant: '{counts}; split at {x} and {y}.',
} as const;
