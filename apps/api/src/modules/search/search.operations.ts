import { chat } from '@roadside/contract/chat';
import { canView, contains } from '@roadside/domain/geography';
import { ApiError } from '../../platform/errors/api-error.ts';
import { handleOperation } from '../../platform/graphql/operation-handler.ts';
import type { OperationContext } from '../../platform/graphql/operation-handler.ts';
import { toHit } from '../people/index.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import type { CursorScope } from '../../platform/lists/signed-cursor.ts';
import { viewable } from './viewable.ts';
import { findEmployees, findOrganizations } from './search.repository.ts';
import type { Found, OrganizationHitRow } from './search.repository.ts';

interface PageRequest<Field extends string> {
  readonly sort?: { readonly field: Field; readonly direction: 'asc' | 'desc' } | undefined;
  readonly limit: number;
  readonly nextToken?: string | null | undefined;
  readonly from?: number | undefined;
}

/** The search service (specification, section 7). The query itself excludes rows the caller may not see. */
export const searchOperations = [
  handleOperation(chat.searchEmployees, async (context, variables) => {
    const { filter = {} } = variables;
    const scope = cursorScope(context, ['searchEmployees', filter, variables.sort]);
    // A named organization selects its people, including those of its drivers' own records.
    const place =
      filter.organization_id === undefined
        ? null
        : permittedGeography(context, context.tree.byId(filter.organization_id));
    const found = await findEmployees(context.db.kysely, {
      ...pageOf(variables, 'full_name', scope),
      prefix: filter.full_name?.trim() ?? '',
      organizationIds: viewable(context, place),
      positionType: filter.position_type ?? null,
    });
    return { items: shown(found, variables).flatMap((row) => toHit(context, row)), ...rest(found, variables, scope) };
  }),

  handleOperation(chat.searchOrganizations, async (context, variables) => {
    const { filter = {} } = variables;
    const scope = cursorScope(context, ['searchOrganizations', filter, variables.sort]);
    const found = await findOrganizations(context.db.kysely, {
      ...pageOf(variables, 'name', scope),
      prefix: filter.name?.trim() ?? '',
      organizationIds: viewable(context, null),
      type: filter.type ?? null,
    });
    return {
      items: shown(found, variables).map((row) => organizationHit(context, row)),
      ...rest(found, variables, scope),
    };
  }),
];

/** Fetches one row more than is shown, to know whether there are others. */
function pageOf<Field extends string>(
  { sort, limit, nextToken, from = 0 }: PageRequest<Field>,
  usual: Field,
  scope: CursorScope,
) {
  const after = nextToken ? readCursor(nextToken, scope, 'nextToken') : null;
  return {
    field: sort?.field ?? usual,
    descending: sort?.direction === 'desc',
    after,
    offset: after ? 0 : from,
    limit: rowsToRead(limit),
  };
}

function shown<Row>({ rows }: Found<Row>, { limit }: { readonly limit: number }): Found<Row>['rows'] {
  return cutPage(rows, limit).rows;
}

function rest(
  { rows, total }: Found<unknown>,
  { limit }: { readonly limit: number },
  scope: CursorScope,
): { nextToken: string | null; total: number } {
  const { last } = cutPage(rows, limit);
  return { nextToken: last && signCursor(last.sort_keys, scope), total };
}

function organizationHit({ tree, subject, config }: OperationContext, row: OrganizationHitRow) {
  const place = tree.byId(row.id);
  if (!place)
    throw new ApiError('unavailable', 'The organizations are reloading. Try again in a moment.', {
      retryAfterSeconds: 2,
    });
  const parent = row.parent_id === null ? null : tree.byId(row.parent_id);
  // Organizations above are named only to callers who belong to them or may see them.
  const known =
    parent !== null && (contains(parent, subject.organization) || canView(subject, parent, config.access))
      ? parent
      : null;
  return {
    id: row.id,
    name: row.name,
    real_name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.name,
    type: row.type,
    slug: row.slug,
    parent_type: known?.type ?? null,
    parent_id: known?.id ?? null,
    display_name: row.display_name,
    latest_activity_on: row.latest_activity_on?.toISOString() ?? null,
  };
}
