import { describe, expect, it } from 'vitest';
import { isUnanswered } from './connection.ts';

describe('a request without an answer', () => {
  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'is recognized by %s',
    (message) => {
      expect(isUnanswered(new TypeError(message))).toBe(true);
    },
  );

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'slug')"),
    new Error('Failed to fetch'),
    'Failed to fetch',
    null,
  ])('is not %s', (error) => {
    expect(isUnanswered(error)).toBe(false);
  });
});
