import type { AppLoadContext } from '@remix-run/node';
import { can } from '@roadside/domain/permissions';
import { type SessionPerson, subjectOf } from '../server/person.ts';
import type { ArenaPlace } from './arena-place.ts';

/** Where the Arena's links lead for a person. */
export function arenaPlaceOf(person: SessionPerson, access: AppLoadContext['access']): ArenaPlace {
  const { teamSlug, organization } = person;
  const driver = organization.type === 'driver';
  const everyBank = can(subjectOf(person), 'screen.banks', {}, access).allowed;
  return {
    team: teamSlug,
    slug: organization.slug,
    driver,
    bank: driver ? `/bank/${encodeURIComponent(organization.slug)}` : everyBank ? '/bank/' : null,
  };
}
