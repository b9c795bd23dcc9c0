import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { can } from '@roadside/domain/permissions';
import { requirePerson } from '../../guards/guard.server.ts';
import { railEntries } from '../../screens/shell/rail-entries.ts';
import { subjectOf } from '../../session/person.ts';
import { readView } from '../../view/view-settings.ts';

/** What the frame around every signed-in screen needs. Nobody gets past it without a session. */
export function loadShell({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  const subject = subjectOf(person);
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
      organization: { id: person.organization.id, slug: person.organization.slug, name: person.organization.displayName, type: person.organization.type, timeZone: person.organization.timeZone },
    },
    geographySlug: context.session.geographySlug ?? person.organization.slug,
    rail: railEntries((action) => can(subject, action).allowed),
    maySearch: can(subject, 'feature.search').allowed,
    view: readView(request.headers.get('cookie')),
    // Not waited for: the frame stands before it is known.
    update: context.api.attempt(calls.dashboard.getLastUpdate, { body: { purpose: 'get_last_update' } }),
    bookmarks: context.api.attempt(calls.accounts.bookmarkList, { body: { list: true } }).then((outcome) => (outcome.ok ? { ok: true as const, data: outcome.data.bookmarks } : outcome)),
    now: new Date().toISOString(),
  };
}
