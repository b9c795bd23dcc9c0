import { launchProblems, type LaunchProblem } from '@roadside/domain/training';
import { isRichTextEmpty } from '@roadside/domain/rich-text';
import type { CampaignDraftContent, DraftModule, DraftPage } from './draft.ts';

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

/** A new module that can't be saved yet, and what it needs. */
export interface UnfinishedModule {
  readonly key: string;
  readonly title: string;
  readonly why: string;
}

/** New modules that the API would refuse; existing ones are the club's and complete. */
export const unfinishedModules = ({ modules }: CampaignDraftContent): readonly UnfinishedModule[] =>
  modules.flatMap((module) => {
    const why = module.id === null ? whyUnfinished(module) : null;
    return why === null ? [] : [{ key: module.key, title: module.title, why }];
  });

function whyUnfinished({ title, pages }: DraftModule): string | null {
  if (title.trim() === '') return 'enter a title';
  if (pages.length === 0) return 'add a page';
  for (const [index, page] of pages.entries()) {
    const why = whyIncomplete(page);
    if (why !== null) return `${why} on page ${index + 1}`;
  }
  return null;
}

function whyIncomplete({ type, content, file, question, answers }: DraftPage): string | null {
  if (type === 'text') return content === null || isRichTextEmpty(content) ? 'write the text' : null;
  if (type !== 'question') return file === null ? `choose the ${type} file` : null;
  const given = answers.filter(({ answer }) => answer.trim() !== '');
  if (question.trim() === '') return 'enter the question';
  if (given.length < 2) return 'enter two answers';
  return given.some(({ correct }) => correct) ? null : 'mark the right answer';
}
