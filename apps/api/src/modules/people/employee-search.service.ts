import type { EmployeeSearchResult } from '@roadside/contract/schemas';
import { canView, canWrite } from '@roadside/domain/geography';
import { joinProfileName } from '@roadside/domain/session';
import type { CallContext } from '../../platform/calls/handler.ts';
import { searchEmployees } from './employee-search.repository.ts';
import type { EmployeeHitRow } from './employee-search.repository.ts';

const maxHits = 50;

/** Finds employees in the view scope by the start of a name; contact data only inside the write scope. */
export async function lookUpEmployees(context: CallContext, prefix: string): Promise<EmployeeSearchResult[]> {
  const { db, tree, subject, config } = context;
  const places = tree.all();
  const viewable = places.filter((place) => canView(subject, place, config.access));
  const rows = await searchEmployees(db.kysely, {
    prefix: prefix.trim(),
    organizationIds: viewable.length === places.length ? null : viewable.map(({ id }) => id),
    limit: maxHits,
  });
  return rows.flatMap((row) => toHit(context, row));
}

/** A search hit in reply form; contact data only inside the caller's write scope. */
export function toHit(
  { tree, subject }: Pick<CallContext, 'tree' | 'subject'>,
  row: EmployeeHitRow,
): EmployeeSearchResult[] {
  const organization = tree.byId(row.organization_id);
  // Just added and not in the tree yet.
  if (!organization) return [];
  const mayContact = canWrite(subject, organization);
  return [
    {
      id: row.id,
      first_name: row.first_name,
      last_name: row.last_name,
      slug: organization.slug,
      position_type: row.position_type,
      organization_id: row.organization_id,
      full_name: joinProfileName({ firstName: row.first_name, lastName: row.last_name }),
      display_name: row.display_name,
      login_id: mayContact ? row.login_id : null,
      latest_activity_on: row.latest_activity_on?.toISOString() ?? null,
      unverified_email: mayContact ? row.unverified_email : null,
      updated_auto: row.updated_auto,
    },
  ];
}
