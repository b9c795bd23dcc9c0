import type { CommentCorrection } from '@roadside/contract/schemas';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { CorrectionRow } from './comment-corrections.repository.ts';

/** A correction in reply form. */
export function correctionReply(tree: OrganizationTree, row: CorrectionRow): CommentCorrection {
  const place = tree.byId(row.organization_id);
  return {
    id: row.id,
    phrase: row.phrase,
    topic: row.topic,
    sentiment: row.sentiment,
    place: { slug: place?.slug ?? String(row.organization_id), name: place?.displayName ?? '' },
    by: row.author,
    at: row.at.toISOString(),
    taken_back:
      row.taken_back_at === null ? null : { by: row.taken_back_author ?? '', at: row.taken_back_at.toISOString() },
  };
}
