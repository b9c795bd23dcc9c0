import { withDefaultPreferences } from '@roadside/domain/session';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { can, positions, positionOf, type AccessSettings, type Subject } from '@roadside/domain/permissions';
import { requirePerson } from '../../../kit/server/guard.server.ts';
import { geographyOf, subjectOf } from '../../../kit/server/person.ts';
import { inviteForm } from '../model/invite-form.server.ts';
import { readView } from '../../../kit/store/view-settings.ts';

/** Loads the signed-in person's account data. */
export async function loadAccount({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(context, request);
  const { api, session } = context;
  const subject = subjectOf(person);
  const [preferences, sessions, place] = await Promise.all([
    api.attempt(calls.accounts.preferencesRead, {}),
    api.attempt(calls.accounts.sessions, { body: { action: 'list' } }),
    api.attempt(calls.accounts.organizations, { body: { slug: session.geographySlug ?? person.organization.slug } }),
  ]);
  // Only the API calls above reveal a session that was ended elsewhere, so check again.
  requirePerson(context, request);
  const invitable = place.ok ? positionsToInvite(subject, geographyOf(place.data), context.access) : [];
  return {
    person: {
      displayName: person.displayName,
      username: person.username,
      email: person.email,
      positionType: person.positionType,
      organization: person.organization.displayName,
      photoAvatar: person.photoAvatar,
    },
    view: readView(request.headers.get('cookie')),
    quickTips: preferences.ok ? withDefaultPreferences(preferences.data.preferences).show_quick_tips : null,
    videoWatched: preferences.ok ? preferences.data.preferences.video_watched === true : null,
    sessions: sessions.ok ? { ok: true as const, data: sessions.data.sessions } : sessions,
    invite:
      place.ok && invitable.length > 0
        ? {
            place: { id: place.data.id, name: place.data.display_name },
            positions: invitable,
            fields: inviteForm.fields,
          }
        : null,
    readsOutbox: can(subject, 'accounts.read-outbox', {}, context.access).allowed,
    now: new Date().toISOString(),
  };
}

/**
 * Positions this person may invite to: none above their own. Drivers are invited at a station or at their own record,
 * and at the record of a facility rep the first choice is that person, whose rights are those of staff.
 */
function positionsToInvite(
  subject: Subject,
  geography: ReturnType<typeof geographyOf>,
  access: AccessSettings,
): readonly string[] {
  if (subject.kind === 'anonymous' || geography.facilityType !== null) return [];
  const own = positions.indexOf(positionOf(subject));
  const offered = positions.filter((position, rank) => {
    if (
      rank > own ||
      ((position === 'driver') !== (geography.type === 'driver') &&
        !(position === 'driver' && geography.type === 'station'))
    )
      return false;
    return can(subject, 'accounts.create-invite', { geography, inviteePositionType: position }, access).allowed;
  });
  return geography.type === 'facility-rep' && offered.includes('staff') ? ['facility-rep', ...offered] : offered;
}
