import {
  launchProblems,
  orderPages,
  questionProblem,
  type LaunchProblem,
  type QuestionProblem,
} from '@roadside/domain/training';
import { isRichTextEmpty } from '@roadside/domain/rich-text';
import type { CampaignDraftContent } from './draft.ts';
import { type DraftModule, type DraftPage, type DraftQuestion, moduleInput } from './draft-module.ts';

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

/** What a module needs before it can be saved: 'add a page'; null if nothing. */
export function whyUnfinished(module: DraftModule): string | null {
  if (module.title.trim() === '') return 'enter a title';
  if (module.pages.length === 0) return 'add a page';
  if (module.settings.certificate?.title.trim() === '') return 'enter a certificate title';
  const input = moduleInput(module);
  for (const [index, page] of orderPages(module.pages).entries()) {
    const why = whyIncomplete(page, input.pages[index]?.questions ?? []);
    if (why !== null) return `${why} on page ${index + 1}`;
  }
  return null;
}

const problemWords: Readonly<Record<QuestionProblem, string>> = {
  'no-answers': 'enter two answers',
  'no-right-answer': 'mark the right answer',
  'several-right-answers': 'mark one right answer only',
  'not-two-answers': 'keep two answers',
  'no-number': 'enter the right number',
};

type SentQuestions = ReturnType<typeof moduleInput>['pages'][number]['questions'];

function whyIncomplete({ type, content, file, questions }: DraftPage, sent: SentQuestions): string | null {
  if (type === 'text') return content === null || isRichTextEmpty(content) ? 'write the text' : null;
  if (type === 'question' && questions.length === 0) return 'add a question';
  if (type !== 'question' && file === null) return `choose the ${type} file`;
  for (const [index, question] of questions.entries()) {
    const why = whyUnanswerable(question, sent[index], type === 'question');
    if (why !== null) return why;
  }
  return null;
}

function whyUnanswerable(
  { question, atSecond }: DraftQuestion,
  sent: SentQuestions[number] | undefined,
  onTest: boolean,
): string | null {
  if (question.trim() === '') return 'enter the question';
  if (!onTest && atSecond === null) return 'enter the second of the question';
  const problem =
    sent && questionProblem({ ...sent, answers: sent.answers.map((answer, id) => ({ ...answer, id: id + 1 })) });
  return problem ? problemWords[problem] : null;
}
