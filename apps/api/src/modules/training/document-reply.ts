import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Geography } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { DocumentRow } from './documents.repository.ts';
import { mediaAddress } from './media-address.ts';

type Document = CallReply<typeof calls.training.getDocuments>['documents'][number];

/** Where a document belongs; one for everybody belongs to the top of the club. */
export function placesOf({ tree }: CallContext, organizationIds: readonly number[]): readonly (Geography | null)[] {
  return organizationIds.length > 0
    ? organizationIds.map((id) => tree.byId(id))
    : tree.all().filter(({ ancestorIds }) => ancestorIds.length === 0);
}

/** Whether the caller may change documents of these locations. */
export function mayManage(context: CallContext, organizationIds: readonly number[]): boolean {
  const { subject, config } = context;
  const target = { geographies: placesOf(context, organizationIds) };
  return can(subject, 'documents.manage', target, config.access).allowed;
}

/** A document with signed addresses of its versions; null if it has none. */
export function documentReply(context: CallContext, document: DocumentRow): Document | null {
  const { config, now } = context;
  const { id, title, description, module_id, versions, version, positions, organization_ids } = document;
  const [latest] = versions;
  if (!latest) return null;
  const [place] = placesOf(context, organization_ids);
  const address = (file: typeof latest.file) => mediaAddress(config, file, now());
  return {
    id,
    title,
    description,
    module_id,
    file: address(latest.file),
    media_type: latest.file.media_type,
    size: latest.file.byte_count,
    version: latest.number,
    versions: versions.map(({ number, created_at, file }) => ({
      number,
      created_at: created_at.toISOString(),
      size: file.byte_count,
      file: address(file),
    })),
    managed:
      place && mayManage(context, organization_ids)
        ? { version, place: { slug: place.slug, name: place.displayName }, positions }
        : null,
  };
}
