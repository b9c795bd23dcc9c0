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
import { geographyOf, subjectOf, type SessionPerson } from './person.ts';

/** What a thrown refusal or failure carries to the error boundary. */
interface FailureBody {
  readonly problem: ReturnType<AppLoadContext['api']['problemOf']>;
}

export function ownDashboard(person: SessionPerson): string {
  return dashboardPath(person.organization);
}

/**
 * The signed-in person, or the way to the login page with the way back. The warning is the catalog's; somebody who
 * only opened the front door is not warned.
 */
export function requirePerson({ session }: AppLoadContext, request: Request): SessionPerson {
  const { person } = session;
  if (person) return person;
  const { pathname } = new URL(request.url);
  if (pathname !== '/') session.notify({ tone: 'warning', text: messages.routeGuardFailed });
  throw redirect(pathname === '/' ? loginRedirect('/') : loginAndReturn(request));
}

/**
 * The signed-in person behind an address that answers with an outcome: whoever asks it draws the answer and decides what
 * comes next, so that nothing typed is lost when the session has ended.
 */
export function requireCaller({ session, requestId }: AppLoadContext): SessionPerson {
  if (session.person) return session.person;
  const problem: Problem = { kind: 'signed-out', detail: '', requestId };
  throw Response.json({ ok: false, problem });
}

/** The login page, with the way back to the page that was asked for, or to the one a button of which asked. */
function loginAndReturn(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const target = safeNextUrl(pathname + search, '') || pageBefore(request);
  return target ? loginRedirect(target) : '/login/';
}

/** What a guarded loader goes on with. */
export interface Admission {
  readonly screen: ScreenRoute;
  readonly person: SessionPerson;
  /** The place the slug names; null on screens without one. */
  readonly place: GeographyReply | null;
}

/**
 * What the guard of the open screen found. The server starts the guard beside the screen's loader and sends nothing of
 * either before the guard has let the person in; before an action it is waited for.
 */
export function admitted({ admission }: AppLoadContext): Promise<Admission> {
  if (!admission) throw new Error('Only the routes of screens that need a sign-in are guarded.');
  return admission;
}

/**
 * Holds the guard of a screen: sign-in first, then the screen, then what its slug names. The screen is the one the
 * router chose, never one read from the address. A place in the path becomes the current geography (specification,
 * section 2). A place that is not for this person leads to the own dashboard, a screen that is not leads back; the words
 * are the catalog's. Rights are judged as they are now: the api is asked before they are.
 */
export async function admit(
  screen: ScreenRoute,
  { request, params, context }: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>,
): Promise<Admission> {
  redirectToOwnSpelling(screen, request);
  requirePerson(context, request);
  const slug = params.slug ?? null;
  const place = slug === null ? null : await placeBehind(context, request, slug);
  // The api refuses tokens from before a change of rights, and the renewal brings the person as they are now.
  if (slug === null) await context.api.attempt(calls.accounts.preferencesRead, {});
  const person = requirePerson(context, request);
  reloadOutdatedPage(context, request);
  const path = new URL(request.url).pathname;
  const check = (target: Target) => {
    const verdict = guardScreen(screen, subjectOf(person), target, path);
    if (verdict.kind === 'own-dashboard' || verdict.kind === 'back') refuse(context, request, verdict);
  };
  // Without a target the rule speaks of the own place: whoever is refused there is refused everywhere.
  check({});
  if (slug === null) return { screen, person, place: null };
  if (screen.slug === 'team') {
    // A place or a driver is no team, whoever asks.
    check(place ? { geography: null } : { teamSlug: slug });
    return { screen, person, place: null };
  }
  check({ geography: place && geographyOf(place) });
  if (!place) throw new Error(`${screen.id} was opened for a place that cannot be read.`);
  if (screen.slug === 'geography') context.session.lookAt(place.slug);
  return { screen, person, place };
}

/** A known screen in other letters leads to its own spelling (decision 28). */
export function redirectToOwnSpelling(screen: ScreenRoute, request: Request): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const { pathname, search } = new URL(request.url);
  const spelled = ownSpelling(screen, pathname);
  if (spelled !== null) throw redirect(spelled + search);
}

/** A page that was drawn for rights the person no longer has is reloaded, with its frame and menus. */
export function reloadOutdatedPage({ session, inPage }: AppLoadContext, request: Request): void {
  if (!inPage || !session.outdatedPage) return;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

/** The place of a slug; null when it is not for this person or does not exist, which the api tells nobody apart. */
async function placeBehind(context: AppLoadContext, request: Request, slug: string): Promise<GeographyReply | null> {
  try {
    return await context.api.call(calls.accounts.organizations, { body: { slug } });
  } catch (error) {
    const problem = context.api.problemOf(error);
    if (problem.kind === 'forbidden' || problem.kind === 'refused') return null;
    throw failure(context, error, request);
  }
}

function refuse(
  { session, requestId }: AppLoadContext,
  request: Request,
  { kind, to, message }: Exclude<GuardVerdict, { kind: 'open' | 'login' }>,
): never {
  const here = new URL(request.url);
  const back = kind === 'back' ? pageBefore(request) : null;
  const target = back && back !== here.pathname ? back : to;
  // Somebody whose own dashboard is refused must not be sent round in circles.
  if (here.pathname.replace(/\/$/, '') === target)
    throw data({ problem: { kind: 'forbidden', detail: message, requestId } } satisfies FailureBody, { status: 403 });
  session.notify({ tone: 'warning', text: message });
  throw redirect(target);
}

/** The page of this app the request came from. */
function pageBefore(request: Request): string | null {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(request.url).origin ? safeNextUrl(pathname + search, '') || null : null;
}

/**
 * What a loader throws when the backend failed it: the login page when the session is over, else the nearest error
 * boundary, which offers a retry and the request id.
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
