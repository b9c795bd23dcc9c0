import type { LessonQuestion } from '@roadside/contract/schemas';

/** A player may run a little past a question before it is stopped. */
const questionReach = 0.25;

const seek = (media: HTMLMediaElement, seconds: number) => {
  media.currentTime = seconds;
};

/** Ranges that an element has played. */
export const playedOf = ({ played }: HTMLMediaElement): [number, number][] =>
  Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)]);

/** Goes on where the person left, unless that is the end. */
export function resumeAt(media: HTMLMediaElement, start: number): void {
  if (start > 0 && start < media.duration - 1 && media.currentTime === 0) seek(media, start);
}

/** The first second at which one of these questions stops the player; null if none does. */
export function firstStopOf(open: readonly LessonQuestion[]): number | null {
  const stops = open.flatMap(({ at_second: second }) => second ?? []);
  return stops.length === 0 ? null : Math.min(...stops);
}

/** Stops a player that has reached a question; true if it has. */
export function stopAtQuestion(media: HTMLMediaElement, second: number): boolean {
  if (media.currentTime < second) return false;
  if (media.currentTime > second + questionReach) seek(media, second);
  media.pause();
  return true;
}
