import { launchProblems, type LaunchProblem } from '@roadside/domain/training';
import type { CampaignDraftContent } from './draft.ts';

/** What is missing before launch. */
export const missingOf = (draft: CampaignDraftContent): readonly LaunchProblem[] =>
  launchProblems({
    title: draft.title,
    start: draft.start,
    end: draft.end,
    all_eligible: draft.everybody,
    geography_eligiblity: draft.places.map(({ id }) => id),
    has_req_modules: draft.modulesRequired,
    existing_modules_req: [],
    modules_required: draft.modules,
    due_on: draft.dueOn,
  });
