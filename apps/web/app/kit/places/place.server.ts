import type { GeographyReply } from '@roadside/contract/schemas';
import { canView, type Geography } from '@roadside/domain/geography';
import type { Subject } from '@roadside/domain/permissions';
import { geographyOf } from '../server/person.ts';
import type { Place } from './place.ts';

/** The parts of a geography the screen needs, with the path from the top down. */
export function placeOf(reply: GeographyReply, subject: Subject): Place {
  const { ancestors } = reply;
  return {
    id: reply.id,
    slug: reply.slug,
    baseSlug: reply.base_slug,
    name: reply.display_name,
    type: reply.type,
    facilityType: reply.facility_type,
    timeZone: reply.time_zone,
    path: ancestors
      .map(({ id, slug, name, type }, index) => {
        const above = ancestors.slice(index + 1).map((ancestor) => ancestor.id);
        const geography: Geography = {
          ...geographyOf(reply),
          id,
          baseId: id,
          slug,
          name,
          displayName: name,
          type,
          parentId: above[0] ?? null,
          ancestorIds: above,
        };
        return { slug, name, type, open: canView(subject, geography) };
      })
      .toReversed(),
  };
}
