import { addDays } from '../calendar/calendar.ts';
import { onePositionSpelling } from '../permissions/subject.ts';

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
  /** Ids of employee groups; empty = all. Ours, as everything below. */
  readonly group_eligibility: readonly number[];
  /** What the image shows, for people who can't see it. */
  readonly image_alt: string;
  /** Only people who joined on or after this day; null = everybody. */
  readonly joined_since: string | null;
  /** Day the required modules are due; null = none. */
  readonly due_on: string | null;
  /** Days a person has after being enrolled, even past `due_on`; null = none. */
  readonly due_days: number | null;
  /** Whether eligible people are enrolled without being asked. */
  readonly auto_enroll: boolean;
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
  group_eligibility: [],
  image_alt: '',
  joined_since: null,
  due_on: null,
  due_days: null,
  auto_enroll: true,
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
  /** Id of the person's employee group; null = none. */
  readonly groupId?: number | null;
  /** 'YYYY-MM-DD'. */
  readonly joinedOn?: string;
}

/** The fields of a campaign that decide who may take part. */
export type CampaignAudience = Pick<TrainingCampaign, 'all_eligible' | 'geography_eligiblity' | 'positions'> &
  Partial<Pick<TrainingCampaign, 'group_eligibility' | 'joined_since'>>;

/**
 * Whether a person may take part: by position, group and first day, and by geography unless all geographies are
 * eligible. A list that is empty doesn't limit it.
 */
export function eligibleFor(campaign: CampaignAudience, candidate: Candidate): boolean {
  const { positions, group_eligibility: groups = [], joined_since: since = null } = campaign;
  const position = onePositionSpelling(candidate.positionType);
  if (positions.length > 0 && !positions.some((wanted) => onePositionSpelling(wanted) === position)) return false;
  if (groups.length > 0 && !groups.some((id) => id === candidate.groupId)) return false;
  if (since !== null && (candidate.joinedOn === undefined || candidate.joinedOn < since)) return false;
  return campaign.all_eligible || campaign.geography_eligiblity.some((id) => candidate.geographyIds.includes(id));
}

/**
 * The day a person's required modules are due: the campaign's day, or so many days after being enrolled, whichever is
 * later, so that people who join late have time too. Null = no due date.
 */
export function campaignDueDay(
  { due_on: day, due_days: days }: Pick<TrainingCampaign, 'due_on' | 'due_days'>,
  enrolledOn: string,
): string | null {
  const own = days === null ? null : addDays(enrolledOn, days);
  if (day === null || own === null) return day ?? own;
  return day > own ? day : own;
}

/** What one point costs, in cents, in a campaign that doesn't say. */
export const defaultCentsPerPoint = 1;

/** What one point of a campaign costs, in cents: its setting `cents_per_point`. */
export function centsPerPointOf(settings: Readonly<Record<string, unknown>>): number {
  const { cents_per_point: cents } = settings;
  return typeof cents === 'number' && Number.isFinite(cents) && cents >= 0 ? cents : defaultCentsPerPoint;
}

/**
 * Whether a campaign evens out shifts: each call counts as what it brought over the expected for its hour, zone and
 * service. Its setting `handicap`.
 */
export const handicapOf = (settings: Readonly<Record<string, unknown>>): boolean => settings['handicap'] === true;

/** What is missing before a campaign can be launched, in the order of the builder's steps. */
export type LaunchProblem =
  | 'title'
  | 'dates'
  | 'end-before-start'
  | 'nobody-eligible'
  | 'no-modules'
  | 'due-before-start';

/** The problems that keep a campaign from being launched; empty = ready. */
export function launchProblems(
  campaign: Pick<
    TrainingCampaign,
    | 'title'
    | 'start'
    | 'end'
    | 'all_eligible'
    | 'geography_eligiblity'
    | 'has_req_modules'
    | 'existing_modules_req'
    | 'modules_required'
    | 'due_on'
  >,
): readonly LaunchProblem[] {
  const { start, end } = campaign;
  const modules = campaign.existing_modules_req.length + campaign.modules_required.length;
  return [
    ...(campaign.title.trim() === '' ? (['title'] as const) : []),
    ...(start === null || end === null ? (['dates'] as const) : []),
    ...(start !== null && end !== null && Date.parse(end) < Date.parse(start) ? (['end-before-start'] as const) : []),
    ...(start !== null && campaign.due_on !== null && campaign.due_on < start.slice(0, 10)
      ? (['due-before-start'] as const)
      : []),
    ...(!campaign.all_eligible && campaign.geography_eligiblity.length === 0 ? (['nobody-eligible'] as const) : []),
    ...(campaign.has_req_modules && modules === 0 ? (['no-modules'] as const) : []),
  ];
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
