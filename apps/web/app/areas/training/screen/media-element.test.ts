import type { LessonQuestion } from '@roadside/contract/schemas';
import { expect, test } from 'vitest';
import { firstStopOf, goBack, playedOf, resumeAt, stopAtQuestion } from './media-element.ts';

/** A player at a second, that notes when it is paused. */
function player(currentTime: number, more: object = {}) {
  const media = { currentTime, duration: 60, pauses: 0, pause: () => (media.pauses += 1), ...more };
  return media as typeof media & HTMLMediaElement;
}
const question = (at_second: number | null): LessonQuestion => ({
  id: 1,
  type: 'single',
  question: 'What comes first?',
  content: null,
  at_second,
  answers: [],
  given: null,
});

test.each([
  ['before it', 29.9, false, 29.9],
  ['at it', 30, true, 30],
  // A player reports its time about four times a second, so it runs a little past.
  ['a little past it', 30.2, true, 30.2],
  ['far past it, by seeking', 48, true, 30],
])('a player %s: at %f s it stops: %s', (_where, second, stops, left) => {
  const media = player(second);
  expect(stopAtQuestion(media, 30)).toBe(stops);
  expect({ pauses: media.pauses, at: media.currentTime }).toEqual({ pauses: stops ? 1 : 0, at: left });
});

test('a player that is started again at an unanswered question stops again', () => {
  const media = player(30);
  stopAtQuestion(media, 30);
  media.currentTime = 30.1;
  expect(stopAtQuestion(media, 30)).toBe(true);
  expect(media.pauses).toBe(2);
});

test('the first open question stops it; one without a second stops nothing', () => {
  expect(firstStopOf([question(45), question(12), question(null)])).toBe(12);
  expect(firstStopOf([question(0), question(12)])).toBe(0);
  expect(firstStopOf([question(null)])).toBeNull();
  expect(firstStopOf([])).toBeNull();
});

test.each([
  ['where the person left', 20, 0, 20],
  ['at the start after the end', 59.5, 0, 0],
  ['where it is, if it plays already', 20, 5, 5],
])('a player goes on %s', (_where, left, now, at) => {
  const media = player(now);
  resumeAt(media, left);
  expect(media.currentTime).toBe(at);
});

test('what was played is told as ranges', () => {
  const ranges = [
    [0, 4],
    [10, 15],
  ] as const;
  const played = {
    length: ranges.length,
    start: (index: number) => ranges[index]?.[0],
    end: (index: number) => ranges[index]?.[1],
  };
  expect(playedOf(player(15, { played }), 60)).toEqual(ranges);
  // The server refuses time outside the file, and with it everything else that was played.
  expect(playedOf(player(15, { played }), 12.5)).toEqual([
    [0, 4],
    [10, 12.5],
  ]);
  expect(playedOf(player(15, { played }), 9)).toEqual([[0, 4]]);
});

test.each([
  ['goes back once counting began late', 23, 1, 20],
  ['at double speed too', 26, 2, 20],
  ['stays when little is missing', 20.9, 1, 20.9],
  ['stays where the person sought forward', 40, 1, 40],
  ['stays where the person sought back', 5, 1, 5],
])('a player that began at 20 s and waited 3 s for the server %s', (_what, now, playbackRate, at) => {
  const media = player(now, { playbackRate });
  goBack(media, { from: 20, seconds: 3 });
  expect(media.currentTime).toBe(at);
});
