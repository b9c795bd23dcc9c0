import { data, redirect, redirectDocument, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import type { GeographyReply } from '@roadside/contract/schemas';
import { messages } from '@roadside/domain/messages';
import {
  dashboardPath,
  guardScreen,
  loginRedirect,
  ownSpelling,
  safeNextUrl,
  type GuardVerdict,
  type ScreenRoute,
} from '@roadside/domain/navigation';
import type { Target } from '@roadside/domain/permissions';
import type { Problem } from '../outcome/outcome.ts';
import { insteadWords } from './instead-words.ts';
import { geographyOf, subjectOf, type SessionPerson } from './person.ts';

/** What a thrown refusal or failure carries to the error boundary. */
interface FailureBody {
  readonly problem: ReturnType<AppLoadContext['api']['problemOf']>;
}

export function ownDashboard(person: SessionPerson): string {
  return dashboardPath(person.organization);
}

/**
 * The signed-in person, or a redirect to the login page with a return address. The warning is the catalog's; it isn't
 * shown when somebody just opened the front page.
 */
export function requirePerson({ session }: AppLoadContext, request: Request): SessionPerson {
  const { person } = session;
  if (person) return person;
  const { pathname } = new URL(request.url);
  // A session that has just ended has its own message.
  if (pathname !== '/' && !session.ended) session.notify({ tone: 'warning', text: messages.routeGuardFailed });
  throw redirect(pathname === '/' ? loginRedirect('/') : loginAndReturn(request));
}

/**
 * The signed-in person, for a route that answers with an outcome. It doesn't redirect: the caller shows the error and
 * decides what comes next, so nothing typed is lost when the session has ended.
 */
export function requireCaller({ session, requestId }: AppLoadContext): SessionPerson {
  if (session.person) return session.person;
  const problem: Problem = { kind: 'signed-out', detail: '', requestId };
  throw Response.json({ ok: false, problem });
}

/** The login page, returning to the requested page, or to the page whose button sent the request. */
function loginAndReturn(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const target = safeNextUrl(pathname + search, '') || pageBefore(request);
  return target ? loginRedirect(target) : '/login/';
}

/** The guard's result, for a guarded loader. */
export interface Admission {
  readonly screen: ScreenRoute;
  readonly person: SessionPerson;
  /** The location of the slug; null on screens without one. */
  readonly place: GeographyReply | null;
}

/**
 * The guard's result for the open screen. The server runs the guard in parallel with the screen's loader and sends
 * nothing of either before the guard has admitted the person; before an action it waits for the guard.
 */
export function admitted({ admission }: AppLoadContext): Promise<Admission> {
  if (!admission) throw new Error('Only the routes of screens that need a sign-in are guarded.');
  return admission;
}

/**
 * Runs the guard of a screen: sign-in first, then the screen, then the location in its slug. The screen is the route
 * the router matched, never one parsed from the address. A location in the path becomes the current geography
 * (specification, section 2). A forbidden location redirects to the person's own dashboard, a forbidden screen
 * redirects back; the messages are the catalog's. Permissions are current: the API is called before they are checked.
 */
export async function admit(
  screen: ScreenRoute,
  { request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
): Promise<Admission> {
  redirectToOwnSpelling(screen, request);
  requirePerson(context, request);
  const slug = params.slug ?? null;
  const place = slug === null ? null : await placeBehind(context, request, slug);
  // The API refuses tokens issued before a change of permissions, and the renewal returns the person's current ones.
  if (slug === null) await context.api.attempt(calls.accounts.preferencesRead, {});
  const person = requirePerson(context, request);
  reloadOutdatedPage(context, request);
  const path = new URL(request.url).pathname;
  const check = (target: Target) => {
    const subject = subjectOf(person);
    const verdict = guardScreen(screen, subject, target, path);
    if (verdict.kind === 'own-dashboard') refuse(context, request, { ...verdict, instead: null });
    if (verdict.kind === 'back') refuse(context, request, { ...verdict, instead: insteadWords(screen.id, subject) });
  };
  // Without a target the rule checks the person's own location: a person refused there is refused everywhere.
  check({});
  if (slug === null) return { screen, person, place: null };
  if (screen.slug === 'team') {
    // A location or a driver is never a team.
    check(place ? { geography: null } : { teamSlug: slug });
    return { screen, person, place: null };
  }
  check({ geography: place && geographyOf(place) });
  if (!place) throw new Error(`${screen.id} was opened for a place that cannot be read.`);
  if (screen.slug === 'geography') context.session.lookAt(place.slug);
  return { screen, person, place };
}

/** Redirects a known screen in other letter case to its canonical spelling (decision 28). */
export function redirectToOwnSpelling(screen: ScreenRoute, request: Request): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const { pathname, search } = new URL(request.url);
  const spelled = ownSpelling(screen, pathname);
  if (spelled !== null) throw redirect(spelled + search);
}

/** Reloads a page rendered for permissions the person no longer has, including its frame and menus. */
export function reloadOutdatedPage({ session, inPage }: AppLoadContext, request: Request): void {
  if (!inPage || !session.outdatedPage) return;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

/** The location of a slug; null when it is forbidden or does not exist, which the API does not distinguish. */
async function placeBehind(context: AppLoadContext, request: Request, slug: string): Promise<GeographyReply | null> {
  try {
    return await context.api.call(calls.accounts.organizations, { body: { slug } });
  } catch (error) {
    const problem = context.api.problemOf(error);
    if (problem.kind === 'forbidden' || problem.kind === 'refused') return null;
    throw failure(context, error, request);
  }
}

type Refusal = Exclude<GuardVerdict, { kind: 'open' | 'login' }> & {
  /** Said after the catalog's message: where to go instead. */
  readonly instead: string | null;
};

function refuse(
  { session, requestId }: AppLoadContext,
  request: Request,
  { kind, to, message, instead }: Refusal,
): never {
  const here = new URL(request.url);
  const back = kind === 'back' ? pageBefore(request) : null;
  const target = back && back !== here.pathname ? back : to;
  // Avoids a redirect loop when the person's own dashboard is refused.
  if (here.pathname.replace(/\/$/, '') === target)
    throw data({ problem: { kind: 'forbidden', detail: message, requestId } } satisfies FailureBody, { status: 403 });
  session.notify({ tone: 'warning', text: message });
  if (instead !== null) session.notify({ tone: 'info', text: instead });
  throw redirect(target);
}

/** The page of this app that sent the request. */
function pageBefore(request: Request): string | null {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(request.url).origin ? safeNextUrl(pathname + search, '') || null : null;
}

/**
 * The response a loader throws when the API failed: a redirect to the login page when the session has ended, otherwise
 * the nearest error boundary, which offers a retry and the request id.
 */
function failure(
  context: AppLoadContext,
  error: unknown,
  request: Request,
): Response | ReturnType<typeof data<FailureBody>> {
  if (error instanceof Response) return error;
  const problem = context.api.problemOf(error);
  if (problem.kind === 'signed-out') return redirect(loginAndReturn(request));
  const status = {
    'signed-out': 401,
    forbidden: 403,
    unreachable: 502,
    busy: 503,
    'not-built': 501,
    refused: 400,
    failed: 500,
  }[problem.kind];
  return data({ problem }, { status });
}
