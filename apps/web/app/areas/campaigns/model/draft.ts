import type { CampaignInput } from '@roadside/contract/schemas';
import { instantAt } from '@roadside/domain/scheduling';
import { addDays } from '@roadside/domain/calendar';
import { campaignDefaults } from '@roadside/domain/training';
import { type DraftModule, moduleInput, readModule } from './draft-module.ts';
import type { Named } from './named.ts';

/** A campaign as the builder keeps it: nothing is required until it is launched. */
export interface CampaignDraftContent {
  readonly title: string;
  readonly description: string;
  /** First and last day, 'YYYY-MM-DD'. */
  readonly start: string | null;
  readonly end: string | null;
  /** Path of the picture a launched campaign has; a new one isn't part of the draft. */
  readonly image: string | null;
  /** What the picture shows, for people who can't see it. */
  readonly imageAlt: string;
  readonly regRequired: boolean;
  readonly everybody: boolean;
  readonly places: readonly Named[];
  readonly positions: readonly string[];
  readonly groups: readonly number[];
  readonly joinedSince: string | null;
  readonly modulesRequired: boolean;
  readonly modules: readonly DraftModule[];
  readonly dueOn: string | null;
  readonly dueDays: number | null;
  readonly autoEnroll: boolean;
  readonly managers: readonly Named[];
  readonly tags: readonly number[];
  readonly budget: number;
  readonly centsPerPoint: number;
  readonly weights: CampaignInput['metric_values'];
  /** Points over expected by hour, zone and service. */
  readonly handicap: boolean;
  /** Settings the builder doesn't show. */
  readonly otherSettings: CampaignInput['settings'];
  /** The launched campaign that this changes; null = a new campaign. */
  readonly campaignId: number | null;
  /** The version of that campaign as it was read. */
  readonly campaignVersion: number | null;
}

/** A new campaign, with the defaults of section 9. */
export const emptyDraft: CampaignDraftContent = {
  title: campaignDefaults.title,
  description: campaignDefaults.description,
  start: null,
  end: null,
  image: campaignDefaults.image,
  imageAlt: campaignDefaults.image_alt,
  regRequired: campaignDefaults.reg_required,
  everybody: campaignDefaults.all_eligible,
  places: [],
  positions: [],
  groups: [],
  joinedSince: null,
  modulesRequired: campaignDefaults.has_req_modules,
  modules: [],
  dueOn: null,
  dueDays: null,
  autoEnroll: campaignDefaults.auto_enroll,
  managers: [],
  tags: [],
  budget: campaignDefaults.budget,
  centsPerPoint: 1,
  weights: campaignDefaults.metric_values,
  handicap: false,
  otherSettings: {},
  campaignId: null,
  campaignVersion: null,
};

const sameKind = (value: unknown, example: unknown): boolean =>
  example === null
    ? value === null || typeof value === 'string' || typeof value === 'number'
    : Array.isArray(example)
      ? Array.isArray(value)
      : typeof value === typeof example && value !== null;

/** Reads a stored draft. A field that this version doesn't know, or of another kind, is left out. */
export function readDraft(content: Readonly<Record<string, unknown>>): CampaignDraftContent {
  const known = Object.entries(emptyDraft).map(([key, example]) => [
    key,
    sameKind(content[key], example) ? content[key] : example,
  ]);
  const draft = Object.fromEntries(known) as CampaignDraftContent;
  return { ...draft, modules: draft.modules.map(readModule) };
}

/** A draft as it is stored. */
export const storedDraft = (draft: CampaignDraftContent): Record<string, unknown> => ({ ...draft });

/** The campaign as the API takes it; null while a day is missing. Days are whole days of the time zone where it belongs. */
export function campaignInput(draft: CampaignDraftContent, timeZone: string): CampaignInput | null {
  if (draft.start === null || draft.end === null) return null;
  const lastMinute = new Date(Date.parse(instantAt(addDays(draft.end, 1), '00:00', timeZone)) - 1000);
  const existing = draft.modules.filter((module) => module.id !== null);
  return {
    title: draft.title.trim(),
    description: draft.description,
    start: instantAt(draft.start, '00:00', timeZone),
    end: lastMinute.toISOString(),
    reg_required: draft.regRequired,
    all_eligible: draft.everybody,
    geography_eligiblity: draft.everybody ? [] : draft.places.map(({ id }) => id),
    positions: [...draft.positions],
    has_req_modules: draft.modulesRequired,
    existing_modules_req: existing.flatMap(({ id }) => id ?? []),
    modules_required: draft.modules.filter(({ id }) => id === null).map(moduleInput),
    module_order: orderOf(draft.modules),
    managers: draft.managers.map(({ id }) => id),
    settings: {
      ...draft.otherSettings,
      cents_per_point: draft.centsPerPoint,
      ...(draft.handicap ? { handicap: true } : {}),
    },
    budget: draft.budget,
    metric_values: draft.weights,
    group_eligibility: [...draft.groups],
    image_alt: draft.imageAlt.trim(),
    joined_since: draft.joinedSince,
    due_on: draft.dueOn,
    due_days: draft.dueDays,
    auto_enroll: draft.autoEnroll,
    tags: [...draft.tags],
  };
}

/** The order of the modules, as places in the list of existing ones followed by new ones. */
function orderOf(modules: readonly DraftModule[]): number[] {
  const sent = [...modules.filter(({ id }) => id !== null), ...modules.filter(({ id }) => id === null)];
  return modules.map((module) => sent.indexOf(module));
}
