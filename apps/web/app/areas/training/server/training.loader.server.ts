import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { refusalWords } from '../../../kit/form/refusal-words.ts';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted, requirePerson } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';
import { readForm } from '../../../kit/server/read-form.server.ts';
import { modulePath } from '../model/addresses.ts';
import { type PlainDeed, readPlainDeed } from '../model/plain-deed.ts';

const { training } = calls;

/**
 * Loads the reader's lessons and documents, or the module in the address with its pages, so that they can be read before
 * script.
 */
export async function loadTraining({ request, context }: LoaderFunctionArgs) {
  const { person, place } = await admitted(context);
  if (!place) throw new Error('This screen names a location in its path.');
  const { searchParams } = new URL(request.url);
  const moduleId = Number(searchParams.get('module'));
  const shared = { place: placeOf(place, subjectOf(person)), person: person.employeeId };
  if (Number.isSafeInteger(moduleId) && moduleId > 0) {
    const read = await context.api.attempt(training.getLesson, {
      body: { purpose: 'get_lesson', module_id: moduleId },
    });
    const pageId = Number(searchParams.get('page')) || null;
    return { ...shared, moduleId, pageId, lesson: read, lessons: null, documents: null };
  }
  const [lessons, documents] = await Promise.all([
    context.api.attempt(training.getLessons, { body: { purpose: 'get_lessons' } }),
    context.api.attempt(training.getDocuments, { body: { purpose: 'get_documents', search: '', module_id: null } }),
  ]);
  return { ...shared, moduleId: null, pageId: null, lesson: null, lessons, documents };
}

/** Does what a form of a lesson asks for, for people without script, and shows its page again. */
export async function trainingAction({ request, params, context }: ActionFunctionArgs) {
  requirePerson(context, request);
  const moduleId = Number(new URL(request.url).searchParams.get('module')) || 0;
  const deed = readPlainDeed(await readForm(request));
  if (deed) {
    const done = await doDeed(context, moduleId, deed);
    if (!done.ok) context.session.notify({ tone: 'danger', text: refusalWords(done.problem) });
  }
  return redirect(modulePath(params['slug'] ?? '', moduleId, deed?.pageId));
}

async function doDeed({ api }: ActionFunctionArgs['context'], moduleId: number, deed: PlainDeed) {
  const on = { module_id: moduleId, page_id: deed.pageId };
  if (deed.intent === 'complete')
    return api.attempt(training.completeModules, { body: { purpose: 'complete_modules', ...on, is_completed: true } });
  if (deed.intent !== 'answer')
    return api.attempt(training.beginAttempt, { body: { purpose: 'begin_attempt', ...on } });
  const { questionId: question_id, answerIds, text } = deed;
  return api.attempt(training.answer, {
    body: {
      purpose: 'answer_question',
      ...on,
      question_id,
      answer_ids: answerIds.slice(0, 50),
      answer_text: text.slice(0, 4000),
    },
  });
}
