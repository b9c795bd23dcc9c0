import { calls } from '@roadside/contract/calls';
import type { CallDefinition } from '@roadside/contract/call';
import { asItIs, type BuiltCall, onSlugs } from './attempts.ts';

const { documents, training } = calls;
const nobodys = 999_999;

/** A call about a module that isn't in the asker's training, which is refused like one that does not exist. */
const onMissing = (call: CallDefinition, row: string, body: object, writes = true): BuiltCall => ({
  call,
  row,
  writes,
  attempts: () => [
    {
      what: 'a module that does not exist',
      options: { body: { ...call.selector.equals, module_id: nobodys, ...body } },
      touched: {},
      missing: true,
    },
  ],
});

const onPage = { page_id: nobodys };

/** Taking modules: progress is always the asker's own. */
export const trainingCalls: readonly BuiltCall[] = [
  asItIs(training.getDocuments, 'C062'),
  onSlugs(
    documents.save,
    'C454',
    { purpose: 'document_save', id: nobodys, file: null, document: { title: 'Guide' } },
    { writes: true, missing: true },
  ),
  {
    call: documents.remove,
    row: 'C454',
    writes: true,
    attempts: () => [
      {
        what: 'a document that does not exist',
        options: { body: { purpose: 'document_remove', id: nobodys } },
        touched: {},
        missing: true,
      },
    ],
  },
  asItIs(training.getLessons, 'C420'),
  onMissing(training.getLesson, 'C420', {}, false),
  onMissing(training.getEffect, 'C420', {}, false),
  onMissing(training.openPage, 'C420', onPage),
  onMissing(training.heartbeat, 'C420', {
    ...onPage,
    session_id: 'forged',
    beat: 1,
    played: [[0, 60]],
    position: 60,
    hidden: false,
  }),
  onMissing(training.beginAttempt, 'C420', onPage),
  onMissing(training.answer, 'C420', { ...onPage, question_id: nobodys, answer_ids: [nobodys] }),
  onMissing(training.completeModules, 'C069', { ...onPage, is_completed: true }),
  onMissing(training.downloadLesson, 'C420', {}),
  onMissing(training.syncLesson, 'C420', { pass: 'forged', pages: [] }),
];
