import { calls } from '@roadside/contract/calls';
import { recordIds } from '../support/bystanders.ts';
import { placeById } from '../support/small-world.ts';
import { asItIs, type BuiltCall } from './attempts.ts';

const { communications, homepage, messaging, notifications } = calls;

/** An announcement for one station, and the place of every asker above or beside it. */
const foreign = recordIds.announcement(placeById(15));
const own = recordIds.announcement(placeById(1));
const draft = { title: 'Ice tonight', modal_content: [{ body: 'Salt the ramps.' }] };

/** Something a person does with a widget: with one for everybody, and with one for another station. */
function deed(call: BuiltCall['call'], purpose: string): BuiltCall {
  return {
    call,
    row: 'C059',
    writes: true,
    attempts: () => [
      { what: 'for everybody', options: { body: { purpose, id: own } }, touched: {} },
      { what: 'unknown', options: { body: { purpose, id: 999_999 } }, touched: { record: 'foreign' } },
      { what: 'for another station', options: { body: { purpose, id: foreign } }, touched: { record: 'foreign' } },
    ],
  };
}

const editing = { purpose: 'announcement' };
const communicating = { purpose: 'communications' };

/** The home page, announcements, communications and notifications. */
export const homeCalls: readonly BuiltCall[] = [
  asItIs(homepage.getWidgets, 'C054'),
  asItIs(homepage.getManagers, 'C055'),
  asItIs(homepage.getNow, 'C170'),
  asItIs(messaging.getLoadingData, 'C050'),
  asItIs(messaging.getAnnouncements, 'C051'),
  deed(homepage.widgetSeen, 'widget_seen'),
  deed(homepage.widgetClick, 'widget_click'),
  deed(homepage.acknowledge, 'acknowledge'),
  asItIs(homepage.announcementList, 'C058', { ...editing, action: 'list' }),
  asItIs(homepage.announcementChoices, 'C058', { ...editing, action: 'choices' }),
  asItIs(homepage.announcementAudience, 'C058', { ...editing, action: 'audience', audience: {} }),
  asItIs(homepage.searchPhotos, 'C058', { ...editing, action: 'search_photos', query: 'night' }),
  asItIs(homepage.keepPhoto, 'C058', { ...editing, action: 'keep_photo', id: 'night-road' }),
  // Before anybody adds a widget, which the lists below would then have to name.
  {
    call: homepage.widgetMove,
    row: 'C057',
    writes: true,
    attempts: () => [
      {
        what: 'as it is',
        options: { body: { purpose: 'widget_move', widget_list: recordIds.allWidgets } },
        touched: {},
      },
    ],
  },
  {
    call: homepage.reOrderAnnouncements,
    row: 'C056',
    writes: true,
    attempts: () => [
      {
        what: 'as it is',
        options: { body: { purpose: 're_order_announcements', announcements: recordIds.allWidgets } },
        touched: {},
      },
    ],
  },
  asItIs(homepage.announcementCreate, 'C058', { ...editing, action: 'create', type: 'external', ...draft }, true),
  {
    call: homepage.announcementUpdate,
    row: 'C058',
    writes: true,
    attempts: () => [
      {
        what: 'one that does not exist',
        options: { body: { ...editing, action: 'update', id: 999_999, version: 1, type: 'external', ...draft } },
        touched: {},
        missing: true,
      },
    ],
  },
  {
    call: homepage.announcementDelete,
    row: 'C058',
    writes: true,
    attempts: () => [
      {
        what: 'one that does not exist',
        options: { body: { ...editing, action: 'delete', id: 999_999 } },
        touched: {},
        missing: true,
      },
    ],
  },
  ...(['list', 'choices'] as const).map((action) =>
    asItIs(communications[action], 'C171', { ...communicating, action }),
  ),
  asItIs(communications.audience, 'C171', { ...communicating, action: 'audience', audience: {} }),
  asItIs(communications.readers, 'C171', { ...communicating, action: 'readers', id: foreign }),
  asItIs(communications.reach, 'C171', { ...communicating, action: 'reach', id: foreign }),
  asItIs(communications.remind, 'C171', { ...communicating, action: 'remind', id: foreign }, true),
  asItIs(communications.escalate, 'C171', { ...communicating, action: 'escalate', id: foreign }, true),
  {
    call: communications.update,
    row: 'C171',
    writes: true,
    attempts: () => [
      {
        what: 'one that does not exist',
        options: { body: { ...communicating, action: 'update', id: 999_999, version: 1, ...draft } },
        touched: {},
        missing: true,
      },
    ],
  },
  {
    call: communications.expire,
    row: 'C171',
    writes: true,
    attempts: () => [
      {
        what: 'one that does not exist',
        options: { body: { ...communicating, action: 'expire', id: 999_999 } },
        touched: {},
        missing: true,
      },
    ],
  },
  asItIs(communications.compose, 'C171', { ...communicating, action: 'compose', ...draft }, true),
  asItIs(notifications.list, 'C172', { purpose: 'list' }),
  asItIs(notifications.read, 'C172', { purpose: 'read', ids: [999_999] }, true),
  asItIs(notifications.settings, 'C172', { purpose: 'settings' }, true),
];
