import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { withDefaultPreferences } from '@roadside/domain/session';
import { setTimeout as wait } from 'node:timers/promises';
import { reloadOutdatedPage, requirePerson } from '../kit/server/guard.server.ts';
import { tipOf } from '../kit/quick-tip/quick-tips.ts';
import { ownScreens } from './commands/own-screens.ts';
import { barEntries, railEntries } from './rail/rail-entries.ts';
import { subjectOf } from '../kit/server/person.ts';
import { readView } from '../kit/store/view-settings.ts';

/** How long to wait for the tip; it isn't worth more. */
const tipWaitMs = 250;

/** The data for the shell around every signed-in screen. Requires a session. */
export async function loadShell({ request, context }: LoaderFunctionArgs) {
  requirePerson(context, request);
  const now = new Date().toISOString();
  // Requested first, so that the other answers don't wait for it.
  const preferences = context.api.attempt(calls.accounts.preferencesRead, {});
  const update = context.api.attempt(calls.dashboard.getLastUpdate, { body: { purpose: 'get_last_update' } });
  const bookmarks = context.api.attempt(calls.accounts.bookmarkList, { body: { list: true } });
  const known = await Promise.race([preferences, wait(tipWaitMs, null)]);
  // Read after the first answer: if permissions have changed, the API has made the session renew by now.
  const person = requirePerson(context, request);
  reloadOutdatedPage(context, request);
  if (!context.inPage) context.session.drawWholePage();
  const subject = subjectOf(person);
  // Unfinished screens have no entry in production, whoever may open them (feature H17).
  const rail = railEntries(
    (action) =>
      can(subject, action, {}, context.access).allowed &&
      !(action === 'feature.notready' && context.mode === 'production'),
  );
  return {
    person: {
      username: person.username,
      email: person.email,
      displayName: person.displayName,
      positionType: person.positionType,
      employeeId: person.employeeId,
      permissions: person.permissions,
      photoAvatar: person.photoAvatar,
      team: person.teamSlug,
      organization: {
        id: person.organization.id,
        slug: person.organization.slug,
        name: person.organization.displayName,
        type: person.organization.type,
        timeZone: person.organization.timeZone,
      },
    },
    geographySlug: context.session.geographySlug ?? person.organization.slug,
    rail,
    ownScreens: ownScreens
      .filter(({ action }) => action === undefined || can(subject, action, {}, context.access).allowed)
      .map(({ label, path }) => ({ label, path: path.replace(':slug', encodeURIComponent(person.organization.slug)) })),
    bar: barEntries(rail, person.positionType),
    maySearch: can(subject, 'feature.search', {}, context.access).allowed,
    quickTip:
      known?.ok === true && withDefaultPreferences(known.data.preferences).show_quick_tips
        ? tipOf(now.slice(0, 10))
        : null,
    seenBy: context.session.seenBy,
    offersVideo: context.session.offersVideo && context.session.seenBy === null,
    basemap: context.basemapProvider,
    view: readView(request.headers.get('cookie')),
    // Not awaited: the shell renders before it is known.
    update,
    bookmarks: bookmarks.then((outcome) =>
      outcome.ok ? { ok: true as const, data: outcome.data.bookmarks } : outcome,
    ),
    now,
  };
}
