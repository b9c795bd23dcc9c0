import { randomUUID } from 'node:crypto';
import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { Asker } from '../support/askers.ts';
import { recordIds } from '../support/bystanders.ts';
import { inView } from '../support/oracle.ts';
import { sampleBody } from '../support/sample-body.ts';
import { isUnder, placeById, places } from '../support/small-world.ts';
import { asItIs, type Attempt, type BuiltCall, onSlugs, peopleCases } from './attempts.ts';

const { conversations, huddles, messaging } = calls;
const foreign = { id: recordIds.conversation(placeById(15)), message_id: recordIds.message(placeById(15)) };

/** A call about a conversation or a message of people who aren't the asker. */
function onForeign(call: CallDefinition, purpose: string, body: Readonly<Record<string, unknown>>): BuiltCall {
  return {
    call,
    row: 'C173',
    writes: true,
    attempts: () => [
      { what: 'of others', options: { body: { purpose, ...body } }, touched: { record: 'foreign' } },
      {
        what: 'that does not exist',
        options: {
          body: {
            purpose,
            ...body,
            ...('id' in body ? { id: 999_999 } : { message_id: '00000000-0000-4000-8000-000000999999' }),
          },
        },
        touched: { record: 'foreign' },
      },
    ],
  };
}

/** W001 and decision 33: who an asker may write to when no one has written to them first. */
export const mayWriteTo = (asker: Asker | null, other: Asker['place'], positionType: string): boolean => {
  if (asker === null) return false;
  const own = places.filter(({ type }) => type === 'station' || type === 'station-business');
  const manages = own.some(({ id }) => id === other.id) && !['driver', 'dispatcher'].includes(positionType);
  return inView(asker, other) || (manages && isUnder(asker.place, other));
};

/** Groups are tried, because two people have one conversation, which the other asker may have started. */
const start: BuiltCall = {
  call: conversations.start,
  row: 'C173',
  writes: true,
  attempts: (asker) => [
    ...peopleCases(asker)
      .filter(({ employeeId }) => employeeId !== asker?.employeeId)
      .map(({ what, employeeId, person }): Attempt => ({
        what,
        options: { body: { purpose: 'start', people: [employeeId], title: 'Group' } },
        touched: {},
        refused: !mayWriteTo(asker, person.place, person.positionType),
      })),
    { what: 'no such person', options: { body: { purpose: 'start', people: [999_999] } }, touched: {}, refused: true },
  ],
};

/** A call on the room of a team: the one everybody without a team is shown, and one that doesn't exist. */
function onTeams(
  call: CallDefinition,
  row: string,
  body: Readonly<Record<string, unknown>>,
  { writes = true, membersOnly = false } = {},
): BuiltCall {
  return {
    call,
    row,
    writes,
    attempts: () => [
      {
        what: 'the first team',
        options: { body: { ...body, team_slug: 'mountain-marvelers' } },
        touched: {},
        refused: membersOnly,
      },
      { what: 'no such team', options: { body: { ...body, team_slug: 'no-such-team' } }, touched: {}, refused: true },
    ],
  };
}

/** Conversations and chat. */
export const chatCalls: readonly BuiltCall[] = [
  asItIs(conversations.list, 'C173', { purpose: 'list' }),
  asItIs(conversations.search, 'C173', { purpose: 'search', text: 'Reason' }),
  asItIs(conversations.people, 'C173', { purpose: 'people', text: '' }),
  asItIs(conversations.scheduled, 'C173', { purpose: 'scheduled' }),
  asItIs(conversations.resolve, 'C173', {
    purpose: 'resolve',
    refs: [
      { kind: 'driver', id: 18, slug: 'upland-one' },
      { kind: 'shift', id: recordIds.ofDriver(placeById(18)), slug: 'upland-one' },
      { kind: 'driver', id: 16, slug: 'harbor-one' },
    ],
  }),
  start,
  onForeign(conversations.messages, 'messages', { id: foreign.id }),
  onForeign(conversations.send, 'send', { id: foreign.id, client_id: randomUUID(), message: 'x' }),
  {
    call: conversations.picture,
    row: 'C173',
    writes: true,
    attempts: () => [
      {
        what: 'of others',
        options: { body: { ...sampleBody(conversations.picture), id: String(foreign.id) } },
        touched: { record: 'foreign' },
      },
    ],
  },
  onForeign(conversations.edit, 'edit', { message_id: foreign.message_id, message: 'x' }),
  onForeign(conversations.delete, 'delete', { message_id: foreign.message_id }),
  onForeign(conversations.react, 'react', { message_id: foreign.message_id, emoji: '👍', on: true }),
  onForeign(conversations.follow, 'follow', { message_id: foreign.message_id, on: true }),
  onForeign(conversations.markRead, 'mark_read', { id: foreign.id, seq: 1 }),
  onForeign(conversations.mute, 'mute', { id: foreign.id, muted: true }),
  onForeign(conversations.members, 'members', { id: foreign.id, title: 'Mine' }),
  onForeign(conversations.leave, 'leave', { id: foreign.id }),
  onForeign(conversations.typing, 'typing', { id: foreign.id }),
  onForeign(conversations.cancel, 'cancel', { message_id: foreign.message_id }),
  onSlugs(conversations.receipts, 'C174', { purpose: 'receipts', on: true }, { writes: true }),
  asItIs(messaging.getSubscriptions, 'C045', { purpose: 'get_subscriptions' }),
  onTeams(messaging.getHuddleMessages, 'C046', { purpose: 'get_huddle_messages' }, { writes: false }),
  onTeams(huddles.markRead, 'C046', { purpose: 'mark_read', id: 1 }),
  onTeams(messaging.subscribe, 'C049', { purpose: 'subscribe' }),
  onTeams(huddles.unfollow, 'C049', { purpose: 'unfollow' }),
  onTeams(
    huddles.post,
    'C260',
    { purpose: 'post', client_id: randomUUID(), body: 'x', viewable: 'open' },
    { membersOnly: true },
  ),
  asItIs(messaging.getRecentLogins, 'C047', { purpose: 'get_recent_logins' }),
  {
    call: messaging.notifyNewChat,
    row: 'C048',
    writes: true,
    attempts: () => [
      {
        what: 'a message of others',
        options: {
          body: {
            purpose: 'notify_new_chat',
            message: { id: foreign.message_id, message: 'x', chatMessageRecipientId: 900 },
          },
        },
        touched: { record: 'foreign' },
      },
    ],
  },
];
