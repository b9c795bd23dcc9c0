import { isRouteErrorResponse, Link, useLocation, useRevalidator, useRouteError } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import { isOffline, isUnanswered } from '../resource/connection.ts';
import { unanswered, type Problem } from '../outcome/outcome.ts';
import { MapDrawing, TruckDrawing } from './drawings.tsx';
import { problemWords } from './problem-words.ts';
import * as styles from './route-failure.css.ts';
import { useAgainWhenOnline } from './use-again-when-online.ts';

const offline = {
  title: 'No connection',
  words: 'You’re offline. Nothing is lost. The page opens when you’re back online.',
};

/** Replaces a screen that failed: what happened, a retry, and the id to quote. */
export function RouteFailure({ standalone = false }: { readonly standalone?: boolean }) {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useAgainWhenOnline(error, revalidate);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound standalone={standalone} />;
  const problem = problemOf(error);
  const { title, words } = isUnanswered(error) && isOffline() ? offline : problemWords(problem);
  return (
    <Frame standalone={standalone}>
      <TruckDrawing className={styles.drawing} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{words}</p>
      {/* Every page carries this one, the login page too: the layout components would add 1.5 KB to each. */}
      <div className={styles.actions}>
        {/* A link, so the retry also works on a page whose script failed. */}
        <Button tone="beacon" loading={state === 'loading'} asChild>
          <a
            href={pathname + search}
            onClick={(event) => {
              event.preventDefault();
              revalidate();
            }}
          >
            Try again
          </a>
        </Button>
        <Button asChild>
          <Link to="/" reloadDocument>
            Go home
          </Link>
        </Button>
      </div>
      {problem.requestId && (
        <p className={styles.reference}>
          Reference <code>{problem.requestId}</code>
        </p>
      )}
    </Frame>
  );
}

/** No screen matches this address. */
export function NotFound({ standalone = false }: { readonly standalone?: boolean }) {
  return (
    <Frame standalone={standalone}>
      <MapDrawing className={styles.drawing} />
      <h1 className={styles.title}>Page not found</h1>
      <p className={styles.words}>Check the link.</p>
      <div className={styles.actions}>
        <Button tone="beacon" asChild>
          <Link to="/">Go home</Link>
        </Button>
      </div>
    </Frame>
  );
}

function Frame({ standalone, children }: { readonly standalone: boolean; readonly children: React.ReactNode }) {
  return standalone ? (
    <main className={styles.standalone}>
      <div className={styles.root}>{children}</div>
    </main>
  ) : (
    <div className={styles.root}>{children}</div>
  );
}

function problemOf(error: unknown): Problem {
  if (isUnanswered(error)) return unanswered.problem;
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  const carried = typeof body === 'object' && body !== null && 'problem' in body ? (body.problem as Problem) : null;
  return carried ?? { kind: 'failed', detail: '', requestId: '' };
}
