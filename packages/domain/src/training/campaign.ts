/** Weight of each metric of a campaign (specification, section 3). */
export interface MetricValues {
  readonly overall_sat: number;
  readonly count_calls: number;
  readonly kmi: number;
  readonly kept_informed: number;
}

/** A training campaign by its field names; `geography_eligiblity` is spelled so (specification, section 3). */
export interface TrainingCampaign {
  readonly title: string;
  readonly description: string;
  /** ISO instants; null = not set yet. */
  readonly start: string | null;
  readonly end: string | null;
  readonly reg_required: boolean;
  readonly image: string | null;
  readonly all_eligible: boolean;
  /** Ids of the geographies whose people may take part. */
  readonly geography_eligiblity: readonly number[];
  /** Position types that may take part; empty = all. */
  readonly positions: readonly string[];
  readonly has_req_modules: boolean;
  /** Ids of existing modules that must be done first. */
  readonly existing_modules_req: readonly number[];
  /** Modules made with the campaign that must be done first, as the builder holds them. */
  readonly modules_required: readonly unknown[];
  readonly managers: readonly number[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly budget: number;
  readonly metric_values: MetricValues;
}

/** What the builder starts with: weights 1, budget 0, everybody eligible (specification, section 9). */
export const campaignDefaults: TrainingCampaign = {
  title: '',
  description: '',
  start: null,
  end: null,
  reg_required: false,
  image: null,
  all_eligible: true,
  geography_eligiblity: [],
  positions: [],
  has_req_modules: false,
  existing_modules_req: [],
  modules_required: [],
  managers: [],
  settings: {},
  budget: 0,
  metric_values: { overall_sat: 1, count_calls: 1, kmi: 1, kept_informed: 1 },
};

/** Right spellings that are taken on input for the contract's odd ones (decisions 20). */
export const campaignFieldAliases = { geography_eligibility: 'geography_eligiblity' } as const;

/** A body with the aliases put to the contract's spelling; where both stand, the contract's wins. */
export function withContractSpelling(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { geography_eligibility: alias, ...rest } = body;
  return alias === undefined ? body : { geography_eligiblity: alias, ...rest };
}

/** Whether a campaign runs at an ISO instant; one without dates does not. */
export function campaignActive({ start, end }: Pick<TrainingCampaign, 'start' | 'end'>, now: string): boolean {
  if (start === null || end === null) return false;
  return Date.parse(start) <= Date.parse(now) && Date.parse(now) <= Date.parse(end);
}

/** Somebody who might take part. */
export interface Candidate {
  readonly positionType: string;
  /** Ids of the own geography and of all above it. */
  readonly geographyIds: readonly number[];
}

/** Whether somebody may take part: of the positions named, and eligible by geography unless all are. */
export function eligibleFor(
  campaign: Pick<TrainingCampaign, 'all_eligible' | 'geography_eligiblity' | 'positions'>,
  candidate: Candidate,
): boolean {
  if (campaign.positions.length > 0 && !campaign.positions.includes(candidate.positionType)) return false;
  return campaign.all_eligible || campaign.geography_eligiblity.some((id) => candidate.geographyIds.includes(id));
}

/** Why somebody cannot earn in a campaign yet. */
export type EarningProblem =
  | { readonly code: 'not-registered' }
  | { readonly code: 'modules-open'; readonly moduleIds: readonly number[] };

/**
 * What keeps somebody from earning in a campaign: registration where it is required, and required modules still open.
 * @param campaign.requiredModuleIds existing and new required modules alike
 */
export function earningProblems(
  campaign: Pick<TrainingCampaign, 'reg_required' | 'has_req_modules'> & {
    readonly requiredModuleIds: readonly number[];
  },
  person: { readonly registered: boolean; readonly completedModuleIds: readonly number[] },
): readonly EarningProblem[] {
  const problems: EarningProblem[] = [];
  if (campaign.reg_required && !person.registered) problems.push({ code: 'not-registered' });
  const open = campaign.has_req_modules
    ? campaign.requiredModuleIds.filter((id) => !person.completedModuleIds.includes(id))
    : [];
  if (open.length > 0) problems.push({ code: 'modules-open', moduleIds: open });
  return problems;
}

/**
 * The calls that save a campaign, in order: the image follows only if one is set, once the campaign has its id
 * (specification, section 4).
 */
export function campaignSaveSteps(image: unknown): readonly ('create_campaign' | 'set_campaign_image')[] {
  return image == null || image === '' ? ['create_campaign'] : ['create_campaign', 'set_campaign_image'];
}
