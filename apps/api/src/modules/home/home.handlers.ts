import { calls } from '@roadside/contract/calls';
import { nowOrder } from '@roadside/domain/home';
import { handle } from '../../platform/calls/handler.ts';
import { audienceChoices, countAudience } from './audience.service.ts';
import { escalate, listCommunications, listReaders, reachOf, remind } from './communications.service.ts';
import { createWidget, deleteWidget, expireAnnouncement, updateWidget } from './editor.service.ts';
import { nowSources } from './now-sources.ts';
import { moveWidgets, reorderAnnouncements } from './order.service.ts';
import { keepPhoto, searchPhotos } from './photos/photos.service.ts';
import { listAnnouncements, listManagers, listWidgets, loadingData, markWidget } from './reader.service.ts';
import { editedWidgets } from './widget-reply.ts';
import { readExpiredWidgets, readWidgets } from './widgets.repository.ts';

const { homepage, messaging, communications } = calls;
const maxExpired = 200;
/** What is composed in Communications; home's editors also make tiles of other types. */
const composed = { type: 'announcement' } as const;

/** The home page, announcements and communications (specification, section 7: homepage, messaging). */
export const homeHandlers = [
  handle(homepage.getWidgets, (context) => listWidgets(context)),
  handle(homepage.getManagers, (context) => listManagers(context)),
  handle(homepage.reOrderAnnouncements, (context, { body }) => reorderAnnouncements(context, body.announcements)),
  handle(homepage.widgetMove, (context, { body }) => moveWidgets(context, body.widget_list)),
  handle(homepage.widgetSeen, (context, { body }) => markWidget(context, body.id, 'seen')),
  handle(homepage.widgetClick, (context, { body }) => markWidget(context, body.id, 'click')),
  handle(homepage.acknowledge, (context, { body }) => markWidget(context, body.id, 'acknowledged')),
  handle(homepage.getNow, async (context) => {
    const found = await Promise.all(nowSources.map((source) => source(context)));
    return { items: [...nowOrder(found.flat())] };
  }),
  handle(homepage.announcementChoices, (context) => audienceChoices(context)),
  handle(homepage.announcementAudience, (context, { body }) => countAudience(context, body.audience)),
  handle(homepage.announcementList, async (context) => {
    const { db, now } = context;
    const [current, expired] = [
      await readWidgets(db.kysely, now()),
      await readExpiredWidgets(db.kysely, now(), maxExpired),
    ];
    return { widgets: await editedWidgets(context, [...current, ...expired]) };
  }),
  handle(homepage.announcementCreate, async (context, { body }) => ({ widget: await createWidget(context, body) })),
  handle(homepage.announcementUpdate, async (context, { body }) => ({
    widget: await updateWidget(context, { id: body.id, announcementsOnly: false }, body),
  })),
  handle(homepage.announcementDelete, (context, { body }) => deleteWidget(context, body.id)),
  handle(homepage.searchPhotos, (context, { body }) => searchPhotos(context, body)),
  handle(homepage.keepPhoto, (context, { body }) => keepPhoto(context, body.id)),

  handle(messaging.getLoadingData, (context) => loadingData(context)),
  handle(messaging.getAnnouncements, (context) => listAnnouncements(context)),

  handle(communications.list, (context, { body }) => listCommunications(context, body)),
  handle(communications.choices, (context) => audienceChoices(context)),
  handle(communications.audience, (context, { body }) => countAudience(context, body.audience)),
  handle(communications.compose, async (context, { body }) => ({
    announcement: await createWidget(context, { ...body, ...composed }),
  })),
  handle(communications.update, async (context, { body }) => ({
    announcement: await updateWidget(context, { id: body.id, announcementsOnly: true }, { ...body, ...composed }),
  })),
  handle(communications.expire, async (context, { body }) => ({
    announcement: await expireAnnouncement(context, body.id),
  })),
  handle(communications.readers, (context, { body }) => listReaders(context, body)),
  handle(communications.remind, (context, { body }) => remind(context, body.id)),
  handle(communications.escalate, (context, { body }) => escalate(context, body.id)),
  handle(communications.reach, (context, { body }) => reachOf(context, body.id)),
];
