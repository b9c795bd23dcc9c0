/** Weight of each metric of a campaign (specification, section 3). */
export interface MetricValues {
  readonly overall_sat: number;
  readonly count_calls: number;
  readonly kmi: number;
  readonly kept_informed: number;
}

/**
 * A training campaign by its field names; `geography_eligiblity` is the contract's spelling (specification, section 3).
 */
export interface TrainingCampaign {
  readonly title: string;
  readonly description: string;
  /** ISO instants; null = not set yet. */
  readonly start: string | null;
  readonly end: string | null;
  readonly reg_required: boolean;
  readonly image: string | null;
  readonly all_eligible: boolean;
  /** Ids of geographies whose people are eligible. */
  readonly geography_eligiblity: readonly number[];
  /** Eligible position types; empty = all. */
  readonly positions: readonly string[];
  readonly has_req_modules: boolean;
  /** Ids of existing modules required first. */
  readonly existing_modules_req: readonly number[];
  /** Modules created with the campaign that are required first, as stored by the builder. */
  readonly modules_required: readonly unknown[];
  readonly managers: readonly number[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly budget: number;
  readonly metric_values: MetricValues;
}

/** Initial values in the builder: weights 1, budget 0, everyone eligible (specification, section 9). */
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

/** Correct spellings accepted on input for the contract's odd ones (decisions 20). */
export const campaignFieldAliases = { geography_eligibility: 'geography_eligiblity' } as const;

/** Renames aliases in a body to the contract's spelling; if both are present, the contract's wins. */
export function withContractSpelling(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { geography_eligibility: alias, ...rest } = body;
  return alias === undefined ? body : { geography_eligiblity: alias, ...rest };
}

/** Whether a campaign is running at an ISO instant; one without dates never is. */
export function campaignActive({ start, end }: Pick<TrainingCampaign, 'start' | 'end'>, now: string): boolean {
  if (start === null || end === null) return false;
  return Date.parse(start) <= Date.parse(now) && Date.parse(now) <= Date.parse(end);
}

/** A person who might take part. */
export interface Candidate {
  readonly positionType: string;
  /** Ids of the person's own geography and its ancestors. */
  readonly geographyIds: readonly number[];
}

/** Whether a person may take part: by position, and by geography unless all geographies are eligible. */
export function eligibleFor(
  campaign: Pick<TrainingCampaign, 'all_eligible' | 'geography_eligiblity' | 'positions'>,
  candidate: Candidate,
): boolean {
  if (campaign.positions.length > 0 && !campaign.positions.includes(candidate.positionType)) return false;
  return campaign.all_eligible || campaign.geography_eligiblity.some((id) => candidate.geographyIds.includes(id));
}

/** Reasons a person cannot earn in a campaign yet. */
export type EarningProblem =
  | { readonly code: 'not-registered' }
  | { readonly code: 'modules-open'; readonly moduleIds: readonly number[] };

/**
 * Returns what keeps a person from earning in a campaign: missing registration if it is required, and required modules
 * not yet completed.
 * @param campaign.requiredModuleIds both existing and new required modules
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
 * The calls that save a campaign, in order: the image is uploaded only if one is set, after the campaign has its id
 * (specification, section 4).
 */
export function campaignSaveSteps(image: unknown): readonly ('create_campaign' | 'set_campaign_image')[] {
  return image == null || image === '' ? ['create_campaign'] : ['create_campaign', 'set_campaign_image'];
}
