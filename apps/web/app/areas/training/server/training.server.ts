import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { z } from 'zod';
import { defineResource } from '../../../kit/resource/define-resource.server.ts';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import { documentChoicesAddress, documentsAddress, lessonAddress, lessonsAddress } from '../model/addresses.ts';

const { campaigns, documents, training } = calls;

export type Lessons = CallReply<typeof training.getLessons>;
export type Documents = CallReply<typeof training.getDocuments>;

/** What the reader must learn, may learn and has learned. */
export const lessonsResource = defineResource(lessonsAddress, {
  query: ({ api }) => api.attempt(training.getLessons, { body: { purpose: 'get_lessons' } }),
});
export type LessonsResource = typeof lessonsResource;

/** Documents with their versions; their managers add, change and remove them. */
export const documentsResource = defineResource(documentsAddress, {
  query: ({ api, search }) =>
    api.attempt(training.getDocuments, {
      body: {
        purpose: 'get_documents',
        search: (search.get('q') ?? '').slice(0, 100),
        module_id: Number(search.get('module')) || null,
      },
    }),
  body: z.discriminatedUnion('intent', [
    documents.save.body.omit({ purpose: true }).extend({ intent: z.literal('save') }),
    z.strictObject({ intent: z.literal('remove'), id: z.number() }),
  ]),
  change: async ({ api, change, key }): Promise<Outcome<{ readonly version: number | null }>> => {
    if (change.intent === 'remove') {
      const removed = await api.attempt(documents.remove, { body: { purpose: 'document_remove', id: change.id } });
      return removed.ok ? { ok: true, data: { version: null } } : removed;
    }
    const { intent: _, ...body } = change;
    const saved = await api.attempt(documents.save, {
      body: { purpose: 'document_save', ...body },
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
    return saved.ok ? { ok: true, data: { version: saved.data.document.version } } : saved;
  },
});
export type DocumentsResource = typeof documentsResource;

/** What a document can be limited to, and the modules whose lesson may show it. */
export interface DocumentChoices {
  readonly positions: readonly string[];
  readonly modules: CallReply<typeof training.moduleListSelect>['modules'];
}

export const documentChoicesResource = defineResource(documentChoicesAddress, {
  query: async ({ api }): Promise<Outcome<DocumentChoices>> => {
    const [choices, modules] = await Promise.all([
      api.attempt(campaigns.choices, { body: { purpose: 'campaign_choices' } }),
      api.attempt(training.moduleListSelect, { body: { purpose: 'module_list_select' } }),
    ]);
    if (!choices.ok) return choices;
    if (!modules.ok) return modules;
    return { ok: true, data: { positions: choices.data.positions, modules: modules.data.modules } };
  },
});
export type DocumentChoicesResource = typeof documentChoicesResource;

const without = { purpose: true, module_id: true } as const;
/** What a learner does on a page. */
const deeds = z.discriminatedUnion('intent', [
  training.openPage.body.omit(without).extend({ intent: z.literal('open') }),
  training.heartbeat.body.omit(without).extend({ intent: z.literal('beat') }),
  training.beginAttempt.body.omit(without).extend({ intent: z.literal('begin') }),
  training.answer.body.omit(without).extend({ intent: z.literal('answer') }),
  training.completeModules.body.omit(without).extend({ intent: z.literal('complete') }),
  z.strictObject({ intent: z.literal('download') }),
  training.syncLesson.body.omit(without).extend({ intent: z.literal('sync') }),
]);

/** The reply of a deed: what its call answers. */
export interface DeedReply {
  readonly opened?: CallReply<typeof training.openPage>;
  readonly beat?: CallReply<typeof training.heartbeat>;
  readonly page?: CallReply<typeof training.beginAttempt>['page'];
  readonly downloaded?: CallReply<typeof training.downloadLesson>;
}

/** One module: its pages, and everything a learner does in it. */
export const lessonResource = defineResource(lessonAddress, {
  query: ({ api, params }) =>
    api.attempt(training.getLesson, { body: { purpose: 'get_lesson', module_id: Number(params['id']) } }),
  body: deeds,
  change: async ({ api, params, change }): Promise<Outcome<DeedReply>> => {
    const on = { module_id: Number(params['id']) };
    switch (change.intent) {
      case 'open': {
        const { intent: _, ...body } = change;
        return as(
          await api.attempt(training.openPage, { body: { purpose: 'open_page', ...on, ...body } }),
          (opened) => ({
            opened,
          }),
        );
      }
      case 'beat': {
        const { intent: _, ...body } = change;
        return as(
          await api.attempt(training.heartbeat, { body: { purpose: 'heartbeat', ...on, ...body } }),
          (beat) => ({
            beat,
          }),
        );
      }
      case 'begin': {
        const { intent: _, ...body } = change;
        return as(
          await api.attempt(training.beginAttempt, { body: { purpose: 'begin_attempt', ...on, ...body } }),
          ({ page }) => ({ page }),
        );
      }
      case 'answer': {
        const { intent: _, ...body } = change;
        return as(
          await api.attempt(training.answer, { body: { purpose: 'answer_question', ...on, ...body } }),
          ({ page }) => ({ page }),
        );
      }
      case 'complete': {
        const { intent: _, ...body } = change;
        return as(
          await api.attempt(training.completeModules, { body: { purpose: 'complete_modules', ...on, ...body } }),
          () => ({}),
        );
      }
      case 'download':
        return as(
          await api.attempt(training.downloadLesson, { body: { purpose: 'download_lesson', ...on } }),
          (downloaded) => ({ downloaded }),
        );
      case 'sync': {
        const { intent: _, ...body } = change;
        return as(
          await api.attempt(training.syncLesson, { body: { purpose: 'sync_lesson', ...on, ...body } }),
          () => ({}),
        );
      }
    }
  },
});
export type LessonResource = typeof lessonResource;

const as = <Reply>(outcome: Outcome<Reply>, take: (reply: Reply) => DeedReply): Outcome<DeedReply> =>
  outcome.ok ? { ok: true, data: take(outcome.data) } : outcome;
