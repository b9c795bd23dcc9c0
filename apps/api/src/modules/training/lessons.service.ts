import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { Lesson, LessonModule } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readCampaignPictures } from './assignments.repository.ts';
import { readCertificates } from './certificates.repository.ts';
import { certificateReply, dueReply, moduleReply } from './lesson-reply.ts';
import type { ReplySettings } from './lesson-reply.ts';
import { readOwnTraining } from './own-training.ts';
import { readTaken } from './taken-module.ts';
import type { TakenModule } from './taken-module.ts';
import type { VersionRow } from './versions.repository.ts';

type Training = typeof calls.training;

const secondsPerQuestion = 30;
const secondsPerText = 60;

/** The caller's day and clock, for replies. */
export function replySettings({ config, now, today, subject }: CallContext): ReplySettings {
  return { config, now: now(), today: today(subject.organization.timeZone) };
}

/** What the caller must take, may take and has finished. */
export async function listLessons(context: CallContext): Promise<CallReply<Training['getLessons']>> {
  const { db, employee } = context;
  const settings = replySettings(context);
  const shown = await readOwnTraining(context);
  const certificates = await readCertificates(db.kysely, [employee.id]);
  const pictures = await readCampaignPictures(
    db.kysely,
    shown.flatMap(({ assignment }) => assignment?.campaign_id ?? []),
  );
  const lists: Record<'must' | 'may' | 'done', Lesson[]> = { must: [], may: [], done: [] };
  for (const { module, assignment, progress, version, state } of shown) {
    const completedAt = progress?.completed_at ?? null;
    const due = dueReply(assignment, completedAt !== null, settings);
    const owed = assignment !== null && assignment.completed_at === null;
    lists[completedAt ? 'done' : owed ? 'must' : 'may'].push({
      id: module.id,
      title: version.title,
      description: version.description,
      minutes: minutesOf(version),
      page_count: state.totalPages,
      pages_completed: state.completedPages,
      begun: progress !== null,
      completed_at: completedAt?.toISOString() ?? null,
      ...due,
      assigned: assignment !== null,
      picture: pictures.get(assignment?.campaign_id ?? 0) ?? null,
    });
  }
  const urgency = ({ due_on, begun, title }: Lesson) => `${due_on ?? '9'} ${begun ? 0 : 1} ${title.toLowerCase()}`;
  const byUrgency = (a: Lesson, b: Lesson) => (urgency(a) < urgency(b) ? -1 : 1);
  return {
    must: lists.must.toSorted(byUrgency),
    may: lists.may.toSorted(byUrgency),
    done: lists.done.toSorted((a, b) => (b.completed_at ?? '').localeCompare(a.completed_at ?? '')),
    certificates: certificates.map((row) => certificateReply(row, settings.today)),
  };
}

/** Minutes a version takes. */
export function minutesOf({ pages }: VersionRow): number {
  const seconds = pages.reduce(
    (sum, page) =>
      sum +
      (page.file?.length_seconds ?? 0) +
      (page.type === 'text' ? secondsPerText : 0) +
      secondsPerQuestion * Math.min(page.questions.length, page.questions_asked ?? page.questions.length),
    0,
  );
  return Math.max(1, Math.round(seconds / 60));
}

/** Reads a module as the caller takes it. An unknown and a foreign one answer alike. */
export async function requireTaken(
  context: CallContext,
  moduleId: number,
  db: Kysely<Tables> = context.db.kysely,
): Promise<TakenModule> {
  const taken = await readTaken(context, moduleId, db);
  if (!taken) throw new ApiError('not-found', 'This module isn’t in your training.');
  return taken;
}

/** The reply of a module. */
export async function replyOf(
  context: CallContext,
  taken: TakenModule,
  settings: ReplySettings = replySettings(context),
): Promise<LessonModule> {
  const { db, employee } = context;
  const nextId = taken.progress?.completed_at ? taken.version.next_module_id : null;
  // One that isn't in their training would open a page that refuses them.
  const next = nextId === null ? null : await readTaken(context, nextId);
  const certificates = await readCertificates(db.kysely, [employee.id]);
  return moduleReply(taken, settings, {
    certificate: certificates.find(({ module_id }) => module_id === taken.module.id) ?? null,
    next: next && { id: next.module.id, title: next.version.title },
  });
}

/** A module with its pages and the caller's progress. */
export async function getLesson(context: CallContext, moduleId: number): Promise<CallReply<Training['getLesson']>> {
  return { module: await replyOf(context, await requireTaken(context, moduleId)) };
}
