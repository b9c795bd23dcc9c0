import type { Problem } from '../resource/outcome.ts';

/** What a failure says: what happened, that nothing is lost, and what to do. */
export function problemWords({ kind, detail }: Pick<Problem, 'kind' | 'detail'>): {
  readonly title: string;
  readonly words: string;
} {
  switch (kind) {
    case 'signed-out':
      return { title: 'You are signed out', words: 'Login again to go on where you were.' };
    case 'forbidden':
      return { title: 'This is not open to you', words: detail || 'Ask an administrator if you need to see it.' };
    case 'unreachable':
      return {
        title: 'The data cannot be reached',
        words: 'Roadside’s service does not answer. Nothing is lost; try again in a moment.',
      };
    case 'busy':
      return {
        title: 'Busy for a moment',
        words: 'Roadside’s service is starting or has too much to do. Try again in a moment.',
      };
    case 'not-built':
      return { title: 'Not built yet', words: 'This part of Roadside comes with a later version.' };
    case 'refused':
    case 'failed':
      return {
        title: 'This could not be loaded',
        words: detail || 'Something broke on our side. Nothing is lost; try again.',
      };
  }
}
