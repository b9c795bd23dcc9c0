import type { LoaderFunctionArgs } from '@remix-run/node';
import { calls } from '@roadside/contract/calls';
import { placeOf } from '../../../kit/places/place.server.ts';
import { admitted } from '../../../kit/server/guard.server.ts';
import { subjectOf } from '../../../kit/server/person.ts';

const { training } = calls;

/** Loads the reader's lessons, or the module in the address with its pages, so that its text is there before script. */
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
    return { ...shared, moduleId, pageId: Number(searchParams.get('page')) || null, lesson: read, lessons: null };
  }
  const lessons = await context.api.attempt(training.getLessons, { body: { purpose: 'get_lessons' } });
  return { ...shared, moduleId: null, pageId: null, lesson: null, lessons };
}
