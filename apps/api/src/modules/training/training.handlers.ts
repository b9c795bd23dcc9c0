import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { listDocuments } from './documents.service.ts';
import { effectOf } from './effect.service.ts';
import { heartbeat } from './heartbeat.service.ts';
import { getLesson, listLessons } from './lessons.service.ts';
import { downloadLesson, syncLesson } from './offline.service.ts';
import { answerQuestion, beginAttempt, completePage, openPage } from './pages.service.ts';
import { deleteDocument, saveDocument } from './save-document.service.ts';

const { documents, training } = calls;

/** Taking modules, and the files of training (specification, section 7: training). */
export const trainingHandlers = [
  handle(training.getDocuments, (context, { body }) =>
    listDocuments(context, { moduleId: body.module_id ?? null, search: body.search ?? '' }),
  ),
  handle(documents.save, (context, { body }) => saveDocument(context, body)),
  handle(documents.remove, (context, { body }) => deleteDocument(context, body.id)),
  handle(training.getEffect, (context, { body }) => effectOf(context, body.module_id)),
  handle(training.getLessons, (context) => listLessons(context)),
  handle(training.getLesson, (context, { body }) => getLesson(context, body.module_id)),
  handle(training.openPage, (context, { body }) => openPage(context, body)),
  handle(training.heartbeat, (context, { body }) => heartbeat(context, body)),
  handle(training.beginAttempt, (context, { body }) => beginAttempt(context, body)),
  handle(training.answer, (context, { body }) => answerQuestion(context, body)),
  handle(training.completeModules, (context, { body }) => completePage(context, body)),
  handle(training.downloadLesson, (context, { body }) => downloadLesson(context, body.module_id)),
  handle(training.syncLesson, (context, { body }) => syncLesson(context, body)),
];
