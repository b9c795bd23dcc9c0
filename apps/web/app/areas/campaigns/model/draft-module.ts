import type { BuiltModule, ModuleInput, PageInput, QuestionInput } from '@roadside/contract/schemas';
import type { RichText } from '@roadside/domain/rich-text';
import { orderPages, type QuestionType } from '@roadside/domain/training';
import type { Named } from './named.ts';

/** One answer of a question. For an order, answers are in the right one. */
export interface DraftAnswer {
  readonly key: string;
  readonly answer: string;
  readonly correct: boolean;
  /** Shown to people who gave it. */
  readonly feedback: string;
}

/** A question as it is built. */
export interface DraftQuestion {
  readonly key: string;
  readonly type: QuestionType;
  readonly question: string;
  /** Text and pictures above the answers; null = none. */
  readonly content: RichText | null;
  readonly answers: readonly DraftAnswer[];
  /** The right number, and how far off an answer may be. */
  readonly number: number | null;
  readonly tolerance: number;
  /** The second of the audio or video at which it is asked; null on a page of questions. */
  readonly atSecond: number | null;
}

/** A page of a module as it is built. */
export interface DraftPage {
  readonly key: string;
  readonly type: PageInput['type'];
  readonly title: string;
  readonly content: RichText | null;
  /** Name of the uploaded audio or video. */
  readonly file: string | null;
  /** Name of the uploaded captions. */
  readonly captions: string | null;
  readonly transcript: string;
  readonly watchAll: boolean;
  readonly questions: readonly DraftQuestion[];
  /** Share of right answers to pass, in percent. */
  readonly passMark: number;
  /** Null = as many as needed. */
  readonly maxAttempts: number | null;
  /** Questions an attempt draws from the page; null = all. */
  readonly asked: number | null;
  readonly shuffle: boolean;
}

/** What a module has besides its title, description and pages. */
export type ModuleSettings = Omit<ModuleInput, 'title' | 'description' | 'pages'>;

/** A required module: one of the club's, or a new one. */
export interface DraftModule {
  readonly key: string;
  /** The club's module; null = a new one. */
  readonly id: number | null;
  readonly title: string;
  readonly description: string;
  readonly pages: readonly DraftPage[];
  readonly settings: ModuleSettings;
  /** The locations of its audience; everywhere if there is none. The settings don't have them. */
  readonly places: readonly Named[];
}

/** Settings of a new module: for the people it is assigned to, without a certificate. */
export const newSettings: ModuleSettings = {
  tags: [],
  published: true,
  open: false,
  audience: { positions: [], organization_ids: [], group_ids: [] },
  completion_message: '',
  next_module_id: null,
  certificate: null,
};

/** A new module without pages, or one of the club's by its id. */
export const newModule = (key: string, id: number | null = null, title = '', description = ''): DraftModule => ({
  key,
  id,
  title,
  description,
  pages: [],
  settings: newSettings,
  places: [],
});

const newAnswer = (key: string, answer = '', correct = false): DraftAnswer => ({ key, answer, correct, feedback: '' });

/** A new question with room for two answers. */
export const newQuestion = (key: string, atSecond: number | null = null): DraftQuestion => ({
  key,
  type: 'single',
  question: '',
  content: null,
  answers: [newAnswer(`${key}a`, '', true), newAnswer(`${key}b`)],
  number: null,
  tolerance: 0,
  atSecond,
});

/** A new page of a kind. */
export const newPage = (key: string, type: DraftPage['type']): DraftPage => ({
  key,
  type,
  title: '',
  content: type === 'text' ? { type: 'doc', content: [{ type: 'paragraph' }] } : null,
  file: null,
  captions: null,
  transcript: '',
  watchAll: true,
  questions: type === 'question' ? [newQuestion(`${key}-1`)] : [],
  passMark: 100,
  maxAttempts: null,
  asked: null,
  shuffle: false,
});

/** A key for a new entry of a list, after all keys it has. */
export function nextKey(prefix: string, entries: readonly { readonly key: string }[]): string {
  const numbers = entries.map(({ key }) => Number(/(\d+)$/.exec(key)?.[1] ?? 0));
  return `${prefix}-${Math.max(0, ...numbers) + 1}`;
}

/** A question of another type. What was typed stays; true or false always has these two answers. */
export function retyped(question: DraftQuestion, type: QuestionType): DraftQuestion {
  const { key } = question;
  if (type === 'boolean') {
    const answers = [newAnswer(`${key}a`, 'True', true), newAnswer(`${key}b`, 'False')];
    return { ...question, type, answers };
  }
  const right = question.answers.findIndex(({ correct }) => correct);
  const answers = question.answers.map((answer, index) =>
    type === 'single' ? { ...answer, correct: index === Math.max(0, right) } : answer,
  );
  return { ...question, type, answers: answers.length > 0 ? answers : newQuestion(key).answers };
}

/** Types whose right answer is one of the answers. */
export const isChosen = (type: QuestionType): boolean => type === 'single' || type === 'multiple' || type === 'boolean';

const rich = (content: RichText | null): PageInput['content'] =>
  content === null ? null : { ...content, content: [...content.content], type: 'doc' };

function questionInput({ type, question, content, answers, number, tolerance, atSecond }: DraftQuestion) {
  const given = type === 'number' || type === 'text' ? [] : answers.filter(({ answer }) => answer.trim() !== '');
  return {
    question: question.trim(),
    type,
    answers: given.map(({ answer, correct, feedback }) => ({
      answer: answer.trim(),
      correct: correct && isChosen(type),
      feedback: feedback.trim(),
    })),
    content: rich(content),
    number: type === 'number' && number !== null ? { value: number, tolerance } : null,
    at_second: atSecond,
  };
}

function pageInput(page: DraftPage): PageInput {
  const isMedia = page.type === 'video' || page.type === 'audio';
  return {
    type: page.type,
    title: page.title.trim(),
    file: page.file,
    captions: page.captions,
    transcript: page.transcript,
    content: rich(page.content),
    video_length_required: isMedia && page.watchAll,
    question: null,
    questions: page.questions.map(questionInput),
    pass_mark: page.passMark,
    max_attempts: page.maxAttempts,
    // Fewer questions than an attempt would draw, after some were deleted: all of them.
    questions_asked: page.asked === null || page.asked >= page.questions.length ? null : page.asked,
    shuffle: page.shuffle,
  };
}

/** A module as the API takes it. */
export const moduleInput = (module: DraftModule): ModuleInput => ({
  ...module.settings,
  audience: { ...module.settings.audience, organization_ids: module.places.map(({ id }) => id) },
  title: module.title.trim(),
  description: module.description,
  pages: orderPages(module.pages).map(pageInput),
});

const draftQuestion = (question: QuestionInput, key: string): DraftQuestion => ({
  key,
  type: question.type,
  question: question.question,
  content: question.content,
  answers: question.answers.map((answer, index) => ({ ...answer, key: `${key}-${index + 1}` })),
  number: question.number?.value ?? null,
  tolerance: question.number?.tolerance ?? 0,
  atSecond: question.at_second,
});

const draftPage = (page: PageInput, key: string): DraftPage => ({
  key,
  type: page.type,
  title: page.title,
  content: page.content,
  file: page.file,
  captions: page.captions,
  transcript: page.transcript,
  watchAll: page.video_length_required,
  questions: (page.question === null ? page.questions : [page.question]).map((question, index) =>
    draftQuestion(question, `${key}-${index + 1}`),
  ),
  passMark: page.pass_mark,
  maxAttempts: page.max_attempts,
  asked: page.questions_asked,
  shuffle: page.shuffle,
});

/** One of the club's modules, to be changed, with the locations of its audience. */
export function draftOf(module: BuiltModule, places: readonly Named[]): DraftModule {
  const {
    id,
    title,
    description,
    pages,
    version: _,
    version_number: _number,
    people_in_version: _people,
    ...settings
  } = module;
  const key = `m${id}`;
  return {
    key,
    id,
    title,
    description,
    pages: pages.map((page, index) => draftPage(page, `${key}-${index + 1}`)),
    settings,
    places,
  };
}

type Stored<Part> = { readonly key: string } & Partial<Part>;
type StoredQuestion = Stored<Omit<DraftQuestion, 'answers'>> & { readonly answers?: readonly Stored<DraftAnswer>[] };
/** A page as it was stored; an earlier version of the builder stored its only question in the page. */
type StoredPage = Stored<Omit<DraftPage, 'questions'>> &
  Omit<StoredQuestion, keyof DraftPage> & { readonly questions?: readonly StoredQuestion[] };

/** A module of a stored draft, with what its version of the builder didn't know. */
export function readModule(
  stored: Stored<Omit<DraftModule, 'pages'>> & { readonly pages?: readonly StoredPage[] },
): DraftModule {
  return { ...newModule(stored.key), ...stored, pages: (stored.pages ?? []).map(readPage) };
}

function readPage({ question, answers = [], questions, ...stored }: StoredPage): DraftPage {
  const fresh = newPage(stored.key, stored.type ?? 'text');
  const old =
    question === undefined || fresh.type !== 'question' ? [] : [{ key: `${stored.key}-1`, question, answers }];
  return { ...fresh, ...stored, questions: (questions ?? old).map(readQuestion) };
}

function readQuestion({ answers = [], ...stored }: StoredQuestion): DraftQuestion {
  return {
    ...newQuestion(stored.key),
    ...stored,
    answers: answers.map((answer) => ({ ...newAnswer(answer.key), ...answer })),
  };
}
