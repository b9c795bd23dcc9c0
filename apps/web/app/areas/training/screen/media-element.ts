import type { LessonQuestion } from '@roadside/contract/schemas';
import { playedTolerance } from '@roadside/domain/training';

/** A player may run a little past a question before it is stopped. */
const questionReach = 0.25;

const seek = (media: HTMLMediaElement, seconds: number) => {
  media.currentTime = seconds;
};

/** Ranges that an element has played. Browsers differ on where a file ends; the server has its length. */
export const playedOf = ({ played }: HTMLMediaElement, length: number): [number, number][] =>
  Array.from({ length: played.length }, (_, index): [number, number] => [
    played.start(index),
    Math.min(played.end(index), length),
  ]).filter(([from, to]) => from < to);

/** Goes back to where a player began, if it has only played on since, by more than may be missing at the end. */
export function goBack(
  media: HTMLMediaElement,
  { from, seconds }: { readonly from: number; readonly seconds: number },
): void {
  const ahead = media.currentTime - from;
  // Farther than it can have played, the person sought to, and stays there.
  if (ahead > playedTolerance && ahead <= seconds * media.playbackRate + playedTolerance) seek(media, from);
}

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
