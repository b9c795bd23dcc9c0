import { eligibleFor } from '@roadside/domain/training';
import type { Candidate, CampaignAudience } from '@roadside/domain/training';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { Campaign } from './campaigns.repository.ts';
import { readCandidates } from './people.repository.ts';
import type { CandidateRow } from './people.repository.ts';

/** The fields of a campaign that decide who may take part, and where it belongs. */
export type AudienceOf = Pick<Campaign, 'allEligible' | 'audience' | 'joinedSince' | 'organizationId'>;

/**
 * A campaign's audience as the rule judges it. Everybody eligible means everybody where the campaign belongs and below,
 * so that a station's campaign never reaches the whole club.
 */
const ruleOf = ({ allEligible, audience, joinedSince, organizationId }: AudienceOf): CampaignAudience => ({
  all_eligible: false,
  geography_eligiblity: allEligible ? [organizationId] : audience.organizationIds,
  positions: audience.positions,
  group_eligibility: audience.groupIds,
  joined_since: joinedSince,
});

const candidateOf = (tree: OrganizationTree, row: CandidateRow): Candidate => ({
  positionType: row.position_type,
  geographyIds: [row.organization_id, ...(tree.byId(row.organization_id)?.ancestorIds ?? [])],
  groupId: row.group_id,
  joinedOn: row.joined_on,
});

/** Active employees who may take part in a campaign; of some people if they are named. */
export async function eligiblePeople(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  campaign: AudienceOf,
  among: readonly number[] | null = null,
): Promise<readonly CandidateRow[]> {
  const rule = ruleOf(campaign);
  return (await readCandidates(db, among)).filter((row) => eligibleFor(rule, candidateOf(tree, row)));
}

/** Of these campaigns, those that one employee may take part in. */
export async function campaignsOpenTo(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  campaigns: readonly Campaign[],
  employeeId: number,
): Promise<readonly Campaign[]> {
  const [row] = await readCandidates(db, [employeeId]);
  if (!row) return [];
  const candidate = candidateOf(tree, row);
  return campaigns.filter((campaign) => eligibleFor(ruleOf(campaign), candidate));
}
