import type { Problem } from '../outcome/outcome.ts';

/** The words for a failure: what happened, that nothing is lost, and what to do. */
export function problemWords({ kind, detail }: Pick<Problem, 'kind' | 'detail'>): {
  readonly title: string;
  readonly words: string;
} {
  switch (kind) {
    case 'signed-out':
      return { title: 'You’re signed out', words: 'Log in again to pick up where you left off.' };
    case 'forbidden':
      return { title: 'You don’t have access', words: detail || 'Ask an administrator if you need to see it.' };
    case 'unreachable':
      return {
        title: 'We can’t reach the data',
        words: 'Roadside isn’t responding. Nothing is lost. Try again in a moment.',
      };
    case 'busy':
      return {
        title: 'Roadside is busy',
        words: 'Roadside is starting up or has too many requests. Try again in a moment.',
      };
    // No call of a released version answers so; one of an area that is still being written does (docs/adding.md).
    case 'not-built':
      return { title: 'Not built yet', words: 'This part of Roadside comes with a later version.' };
    case 'refused':
    case 'failed':
      return {
        title: 'We couldn’t load this',
        words: detail || 'Something went wrong on our side. Nothing is lost. Try again.',
      };
  }
}
