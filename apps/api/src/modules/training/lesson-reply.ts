import type { LessonModule, LessonPage, LessonQuestion } from '@roadside/contract/schemas';
import {
  certificateState,
  creditedSeconds,
  dueState,
  shuffled,
  testStanding,
  validThrough,
} from '@roadside/domain/training';
import type { Config } from '../../platform/config/config.ts';
import { dayIn } from '../../platform/time/day-in.ts';
import type { DatedAssignmentRow } from './assignments.repository.ts';
import type { CertificateRow } from './certificates.repository.ts';
import { mediaAddress } from './media-address.ts';
import type { AttemptRow, GivenRow } from './progress.repository.ts';
import { isLocked, newerVersionExists } from './taken-module.ts';
import type { TakenModule } from './taken-module.ts';
import type { FileRow, PageRow, QuestionRow } from './versions.repository.ts';

/** What replies about a lesson are written with. */
export interface ReplySettings {
  readonly config: Pick<Config, 'accessTokenSecret'>;
  readonly now: Date;
  /** The person's day. */
  readonly today: string;
  /** A download has the content of locked pages, because nobody can unlock them without network. */
  readonly withLocked?: boolean;
}

/** A certificate as it is shown. */
export function certificateReply(row: CertificateRow, today: string) {
  const certificate = { issuedOn: row.issued_on, validDays: row.valid_days };
  return {
    id: row.id,
    module_id: row.module_id,
    title: row.title,
    issued_on: row.issued_on,
    valid_through: validThrough(certificate),
    state: certificateState(certificate, today),
  };
}

/** Due date, state and reason of an assignment. One of a campaign is late when it is at the campaign's place. */
export function dueReply(
  assignment: DatedAssignmentRow | null,
  completed: boolean,
  { now, today }: Pick<ReplySettings, 'now' | 'today'>,
) {
  const dueOn = assignment?.due_on ?? null;
  const zone = assignment?.due_zone ?? null;
  const day = zone === null ? today : dayIn(zone, now);
  return { due_on: dueOn, due: dueState({ dueOn, completed }, day), reason: assignment?.reason ?? '' };
}

/** The pages of a module, right answers left out until they were given. */
export function moduleReply(
  taken: TakenModule,
  settings: ReplySettings,
  more: { readonly certificate: CertificateRow | null; readonly next: LessonModule['next_module'] },
): LessonModule {
  const { module, version, progress, state } = taken;
  const completed = progress?.completed_at ?? null;
  return {
    id: module.id,
    title: version.title,
    description: version.description,
    version_number: version.number,
    newer_version_exists: newerVersionExists(taken),
    is_completed: completed !== null,
    completed_at: completed?.toISOString() ?? null,
    next_page_id: state.nextPageId,
    ...dueReply(taken.assignment, completed !== null, settings),
    completion_message: completed === null ? '' : version.completion_message,
    next_module: completed === null ? null : more.next,
    certificate: more.certificate && certificateReply(more.certificate, settings.today),
    pages: version.pages.map((page) => pageReply(taken, page, settings)),
  };
}

/** A page as a learner gets it. */
export function pageReply(taken: TakenModule, page: PageRow, settings: ReplySettings): LessonPage {
  const row = taken.pages.get(page.id);
  const locked = isLocked(taken, page.id);
  const shown = !locked || settings.withLocked === true;
  const attempts = taken.attempts.filter(({ page_id }) => page_id === page.id);
  const isTest = page.type === 'question';
  return {
    id: page.id,
    type: page.type,
    title: page.title,
    is_completed: row?.completed_at != null,
    locked,
    content: shown ? page.content : null,
    video_length_required: page.video_length_required,
    media: shown && page.file ? media(page, page.file, settings) : null,
    credited_seconds: creditedSeconds({ credited: row?.credited ?? [] }),
    credited: (row?.credited ?? []).map(([from, to]): [number, number] => [from, to]),
    position_seconds: row?.position_seconds ?? 0,
    questions:
      shown && !isTest
        ? page.questions.map((question) => questionReply(question, attempts[0], orderOf(page, settings)))
        : [],
    test: isTest ? testReply(page, attempts, { shown, settings }) : null,
  };
}

const media = (page: PageRow, file: FileRow, { config, now }: ReplySettings): LessonPage['media'] => ({
  src: mediaAddress(config, file, now),
  media_type: file.media_type,
  length_seconds: file.length_seconds ?? 0,
  captions: page.captions && mediaAddress(config, { ...page.captions, length_seconds: file.length_seconds }, now),
  transcript: page.transcript,
});

/** Questions an attempt asks. */
export const questionsAsked = (page: PageRow): number =>
  Math.min(page.questions.length, page.questions_asked ?? page.questions.length);

/** Where a person stands in the test of a page. */
export function standingOf(page: PageRow, attempts: readonly AttemptRow[]) {
  const finished = attempts.filter(({ finished_at }) => finished_at !== null);
  return testStanding(
    finished.map(({ correct_count, question_ids }) => ({ right: correct_count, asked: question_ids.length })),
    { passMark: page.pass_mark, maxAttempts: page.max_attempts },
  );
}

function testReply(
  page: PageRow,
  attempts: readonly AttemptRow[],
  { shown, settings }: { readonly shown: boolean; readonly settings: ReplySettings },
): LessonPage['test'] {
  const standing = standingOf(page, attempts);
  const last = attempts.at(-1);
  const byId = new Map(page.questions.map((question) => [question.id, question]));
  const asked = last?.question_ids.flatMap((id) => byId.get(id) ?? []) ?? [];
  return {
    pass_mark: page.pass_mark,
    question_count: questionsAsked(page),
    passed: standing.passed,
    best: standing.best,
    attempts_left: standing.attemptsLeft,
    may_try: standing.mayTry,
    attempt:
      last && shown
        ? {
            number: last.number,
            finished: last.finished_at !== null,
            right: last.given.filter(({ correct }) => correct).length,
            questions: asked.map((question) => questionReply(question, last, orderOf(page, settings))),
          }
        : null,
  };
}

/** How the answers of a page are put in order. */
export interface AnswerOrder {
  readonly shuffle: boolean;
  /** Without it, an order drawn by what the learner knows could be undone. */
  readonly secret: string;
}

/** How the answers of a page are put in order. */
export const orderOf = ({ shuffle }: PageRow, { config }: ReplySettings): AnswerOrder => ({
  shuffle,
  secret: config.accessTokenSecret ?? '',
});

/** A question as a learner gets it, without the correct answer until the learner has answered it in this attempt. */
export function questionReply(
  question: QuestionRow,
  attempt: AttemptRow | undefined,
  { shuffle, secret }: AnswerOrder,
): LessonQuestion {
  const answers = question.answers.map(({ id, answer }) => ({ id, answer }));
  const given = attempt?.given.find(({ question_id }) => question_id === question.id);
  const mixed = shuffle || question.type === 'order';
  return {
    id: question.id,
    type: question.type,
    question: question.question,
    content: question.content,
    at_second: question.at_second,
    // The answers of an order are stored in the right one.
    answers:
      question.type === 'number' || question.type === 'text'
        ? []
        : [...(mixed ? mixedUp(answers, `${secret} ${attempt?.id ?? 0} ${question.id}`) : answers)],
    given: given ? givenReply(question, given) : null,
  };
}

/** An order drawn by the seed that isn't the stored one, which for `order` would give the answer away. */
function mixedUp<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const drawn = shuffled(items, seed);
  return drawn.length > 1 && drawn.every((item, index) => item === items[index])
    ? [...drawn.slice(1), ...drawn.slice(0, 1)]
    : drawn;
}

function givenReply({ answers }: QuestionRow, given: GivenRow): LessonQuestion['given'] {
  return {
    answer_ids: given.answer_ids,
    answer_text: given.answer_text,
    correct: given.correct,
    feedback: answers
      .filter(({ id, feedback }) => given.answer_ids.includes(id) && feedback !== '')
      .map(({ feedback }) => feedback),
  };
}
