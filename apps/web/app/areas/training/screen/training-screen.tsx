import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { Place } from '../../../kit/places/place.ts';
import { Lesson } from './lesson.tsx';
import { Lessons } from './lessons.tsx';

type Training = typeof calls.training;

export interface TrainingScreenProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  /** Employee id of the reader, who keeps their own downloads. */
  readonly person: number;
  /** The module in the address; null for the list. */
  readonly moduleId: number | null;
  /** The page in the address. */
  readonly pageId: number | null;
  readonly lesson: Outcome<CallReply<Training['getLesson']>> | null;
  readonly lessons: Outcome<CallReply<Training['getLessons']>> | null;
  /** All documents of the reader, below the list. @defaultValue null */
  readonly documents?: Outcome<CallReply<Training['getDocuments']>> | null;
}

/** Training: the reader's lessons, or one of them. */
export function TrainingScreen(props: TrainingScreenProps) {
  const { place, person, moduleId, pageId, lesson, lessons, documents = null } = props;
  return moduleId === null ? (
    <Lessons place={place} person={person} first={lessons} documents={documents} />
  ) : (
    <Lesson key={moduleId} place={place} person={person} moduleId={moduleId} pageId={pageId} first={lesson} />
  );
}
