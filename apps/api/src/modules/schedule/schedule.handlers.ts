import { calls } from '@roadside/contract/calls';
import { handle, handlePublic } from '../../platform/calls/handler.ts';
import { changeCalendarFeed, feedShifts, ownCalendarFeed } from './calendar-feed.service.ts';
import { unlockPastDays } from './day-lock.service.ts';
import { bulkGhosts, ghostsOf, saveGhosts } from './placeholders.service.ts';
import { convertPlaceholder, previewTemplate } from './plan.service.ts';
import { confirmOwnNotices, noticesOf } from './notices.service.ts';
import { bePresent } from './presence.service.ts';
import { publishSchedule, unpublishedOf } from './publish.service.ts';
import { readDrivers, readSchedule } from './read-schedule.service.ts';
import { saveSchedule } from './save-schedule.service.ts';
import { changeSettings, settingsOf } from './settings.service.ts';
import { historyOf } from './shift-history.service.ts';
import { takersOf } from './takers.service.ts';
import { workedOf } from './worked.service.ts';
import { removeTemplate, renameTemplate, saveTemplate, templatesOf } from './templates.service.ts';

const { scheduler } = calls;

/** The driver scheduler (specification, section 7: /dashboard/ purpose scheduler_utils). */
export const scheduleHandlers = [
  handle(scheduler.schedule, async (context, { body }) => readSchedule(context, body.slug, body)),
  handle(scheduler.drivers, async (context, { body }) => readDrivers(context, body.slug, body)),
  handle(scheduler.saveSchedule, async (context, { body }) => saveSchedule(context, body)),
  handle(scheduler.getTemplates, async (context, { body }) => templatesOf(context, body.slug, body)),
  handle(scheduler.previewTemplate, async (context, { body }) => previewTemplate(context, body)),
  handle(scheduler.saveTemplate, async (context, { body }) => saveTemplate(context, body)),
  handle(scheduler.renameTemplate, async (context, { body }) => renameTemplate(context, body)),
  handle(scheduler.deleteTemplate, async (context, { body }) => removeTemplate(context, body)),
  handle(scheduler.unpublished, async (context, { body }) => unpublishedOf(context, body.slug, body)),
  handle(scheduler.publish, async (context, { body }) => publishSchedule(context, body)),
  handle(scheduler.notices, async (context, { body }) => noticesOf(context, body.slug, body)),
  handle(scheduler.confirmNotices, async (context, { body }) => confirmOwnNotices(context, body)),
  handle(scheduler.takers, async (context, { body }) => takersOf(context, body)),
  handle(scheduler.settings, async (context, { body }) => settingsOf(context, body.slug)),
  handle(scheduler.saveSettings, async (context, { body }) => changeSettings(context, body)),
  handle(scheduler.worked, async (context, { body }) => workedOf(context, body)),
  handle(scheduler.shiftHistory, async (context, { body }) => historyOf(context, body)),
  handle(scheduler.calendarFeed, async (context) => ownCalendarFeed(context)),
  handle(scheduler.changeCalendarFeed, async (context, { body }) => changeCalendarFeed(context, body)),
  handlePublic(scheduler.calendarShifts, async (context, { body }) => feedShifts(context, body)),
  handle(scheduler.unlockDay, async (context, { body }) => unlockPastDays(context, body)),
  handle(scheduler.presence, async (context, { body }) => bePresent(context, body)),
  handle(scheduler.getPlaceholders, async (context, { body }) => ghostsOf(context, body.slug)),
  handle(scheduler.savePlaceholders, async (context, { body }) => saveGhosts(context, body)),
  handle(scheduler.bulkPlaceholders, async (context, { body }) => bulkGhosts(context, body)),
  handle(scheduler.convertPlaceholder, async (context, { body }) => convertPlaceholder(context, body)),
];
