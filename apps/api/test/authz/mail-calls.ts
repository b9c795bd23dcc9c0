import { randomUUID } from 'node:crypto';
import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { bystanderId, recordIds } from '../support/bystanders.ts';
import { placeById, places } from '../support/small-world.ts';
import { asItIs, type Attempt, type BuiltCall } from './attempts.ts';
import { mayWriteTo } from './chat-calls.ts';

const { keeping, mailbox, messaging } = calls;
const foreign = recordIds.mail(placeById(15));

/** A call about a record that isn't the asker's: another person's, and one that doesn't exist. */
function onForeign(
  call: CallDefinition,
  row: string,
  body: (id: number) => Readonly<Record<string, unknown>>,
  writes = true,
): BuiltCall {
  return {
    call,
    row,
    writes,
    attempts: () => [
      { what: 'of others', options: { body: body(foreign) }, touched: {}, missing: true },
      { what: 'that does not exist', options: { body: body(999_999) }, touched: {}, missing: true },
    ],
  };
}

const onMissing = (call: CallDefinition, row: string, body: Readonly<Record<string, unknown>>): BuiltCall => ({
  call,
  row,
  writes: true,
  attempts: () => [{ what: 'that does not exist', options: { body }, touched: {}, missing: true }],
});

/** Mail to the bystander of each place: unlike an asker, one never writes back, which would let everybody answer. */
const toBystanders = (
  call: CallDefinition,
  row: string,
  body: Readonly<Record<string, unknown>>,
  writes: boolean,
): BuiltCall => ({
  call,
  row,
  writes,
  attempts: (asker) =>
    places.map((place): Attempt => ({
      what: `to somebody at ${place.slug}`,
      options: { body: { ...body, recipients: [bystanderId(place)] } },
      touched: {},
      refused: !mayWriteTo(asker, place, place.type === 'driver' ? 'driver' : 'dispatcher'),
    })),
});

/** Mail, and what happens to messages and personal data. */
export const mailCalls: readonly BuiltCall[] = [
  asItIs(messaging.getInbox, 'C052'),
  asItIs(mailbox.threads, 'C380', { purpose: 'threads' }),
  onForeign(mailbox.thread, 'C380', (id) => ({ purpose: 'thread', id }), false),
  onForeign(mailbox.markRead, 'C380', (id) => ({ purpose: 'mark_read', id, up_to: id })),
  asItIs(mailbox.choices, 'C381', { purpose: 'choices' }),
  asItIs(mailbox.drafts, 'C381', { purpose: 'drafts' }),
  {
    call: mailbox.saveDraft,
    row: 'C381',
    writes: true,
    // An id of their own for each asker: a draft of somebody else's is refused.
    attempts: () => [
      {
        what: 'a new one',
        options: { body: { purpose: 'save_draft', client_id: randomUUID(), version: 0, subject: 'Ice', body: '' } },
        touched: {},
      },
    ],
  },
  asItIs(mailbox.discardDraft, 'C381', { purpose: 'discard_draft', client_id: randomUUID() }, true),
  onForeign(keeping.report, 'C382', (id) => ({ purpose: 'report', kind: 'mail', id: String(id), reason: 'spam' })),
  asItIs(keeping.reports, 'C383', { purpose: 'reports' }),
  onMissing(keeping.decide, 'C383', { purpose: 'decide', id: 999_999, decision: 'keep', reason: 'Harmless' }),
  asItIs(keeping.retention, 'C384', { purpose: 'retention' }),
  asItIs(keeping.setRetention, 'C384', { purpose: 'set_retention', kind: 'chat', days: null }, true),
  asItIs(keeping.export, 'C385', { purpose: 'export' }),
  asItIs(keeping.exportOther, 'C387', { purpose: 'export_other', employee_id: bystanderId(placeById(15)) }),
  onMissing(keeping.erase, 'C386', { purpose: 'erase', employee_id: 999_999, name: 'Nobody' }),
  toBystanders(mailbox.reach, 'C381', { purpose: 'reach' }, false),
  toBystanders(messaging.sendMail, 'C053', { purpose: 'send_mail', subject: 'Ice', body: 'Salt the ramps.' }, true),
];
