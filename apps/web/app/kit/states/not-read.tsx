import { useLocation } from '@remix-run/react';
import { loginRedirect } from '@roadside/domain/navigation';
import { Button } from '@roadside/ui/button';
import { ErrorState } from '@roadside/ui/error-state';
import type { Problem } from '../outcome/outcome.ts';
import { problemWords } from './problem-words.ts';

export interface NotReadProps {
  readonly problem: Problem;
  /** The message, when the problem has a more specific one than its kind. */
  readonly words?: string | undefined;
  readonly onRetry: () => void;
}

/** An error in a drawer or a panel, with the next step: retry, or sign in and return to the same page. */
export function NotRead({ problem, words, onRetry }: NotReadProps) {
  const { pathname, search } = useLocation();
  const said = problemWords(problem);
  const signedOut = problem.kind === 'signed-out';
  return (
    <ErrorState
      size="sm"
      title={said.title}
      description={words ?? said.words}
      onRetry={signedOut ? undefined : onRetry}
      actions={
        signedOut && (
          <Button size="sm" asChild>
            <a href={loginRedirect(pathname + search)}>Login</a>
          </Button>
        )
      }
      reference={problem.requestId || undefined}
    />
  );
}
