import type { CallDefinition } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { isUnder, type Place, places, today } from '../support/small-world.ts';
import { asItIs, type BuiltCall, onSlugs, placeCases } from './attempts.ts';

const { scheduler } = calls;

/** A scheduler call about one place: one request for every place. */
function onPlaces(
  call: CallDefinition,
  row: string,
  action: string,
  more: Readonly<Record<string, unknown>> = {},
  writes = false,
  applies: (place: Place | null) => boolean = () => true,
): BuiltCall {
  return onSlugs(call, row, { purpose: 'scheduler_utils', action, ...more }, { writes, applies });
}

/** The same for a record that does not exist at any place: an asker with access to the place gets a 404. */
function onMissing(
  call: CallDefinition,
  row: string,
  action: string,
  more: Readonly<Record<string, unknown>>,
): BuiltCall {
  const built = onPlaces(call, row, action, more, true);
  return {
    ...built,
    attempts: (asker) => built.attempts(asker).map((attempt) => ({ ...attempt, missing: true })),
  };
}

/** Territories and businesses without a station have no day to unlock. */
const hasStation = (place: Place | null): boolean =>
  place === null ||
  places.some((station) => station.type === 'station' && (isUnder(station, place) || isUnder(place, station)));

const ghost = {
  name: 'Open nights',
  service_type: ['Tow'],
  ...Object.fromEntries(
    ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].flatMap((day) => [
      [`${day}_start`, null],
      [`${day}_end`, null],
      [`${day}_available`, false],
    ]),
  ),
};

/** Counts the templates of all attempts, since a name can be used only once. */
let templates = 0;

/** The schedule calls. */
export const scheduleCalls: readonly BuiltCall[] = [
  onPlaces(scheduler.schedule, 'C033', 'schedule', { date: today }),
  onPlaces(scheduler.drivers, 'C034', 'drivers'),
  onPlaces(scheduler.getTemplates, 'C035', 'get_templates', { date: today }),
  onMissing(scheduler.previewTemplate, 'C035', 'preview_template', { template_id: 999_999, date: today }),
  onPlaces(scheduler.saveSchedule, 'C036', 'save_schedule', { date: today, version: 0, entries: [] }, true),
  onPlaces(scheduler.unpublished, 'C036', 'unpublished', { date: today }),
  onPlaces(scheduler.publish, 'C036', 'publish', { date: today, version: 0 }, true),
  onPlaces(scheduler.notices, 'C033', 'notices', { date: today }),
  onPlaces(scheduler.confirmNotices, 'C033', 'confirm_notices', { up_to: 1 }, true),
  onMissing(scheduler.takers, 'C036', 'takers', {
    station_id: 999_999,
    start: '2026-12-01T12:00:00Z',
    end: '2026-12-01T20:00:00Z',
    services: ['Tow'],
  }),
  onPlaces(scheduler.worked, 'C036', 'worked', { date: today }),
  onMissing(scheduler.shiftHistory, 'C036', 'shift_history', { shift_id: 999_999_999 }),
  asItIs(scheduler.calendarFeed, 'C620', { purpose: 'scheduler_utils', action: 'calendar_feed' }),
  asItIs(
    scheduler.changeCalendarFeed,
    'C620',
    { purpose: 'scheduler_utils', action: 'change_calendar_feed', on: true },
    true,
  ),
  onPlaces(scheduler.settings, 'C033', 'settings'),
  onPlaces(
    scheduler.saveSettings,
    'C036',
    'save_settings',
    { fill: 'choice', swaps: 'choice', overtime_premium: 0 },
    true,
  ),
  onMissing(scheduler.renameTemplate, 'C037', 'rename_template', { template_id: 999_999, name: 'Other' }),
  onMissing(scheduler.deleteTemplate, 'C037', 'delete_template', { template_id: 999_999 }),
  {
    call: scheduler.saveTemplate,
    row: 'C037',
    writes: true,
    attempts: (asker) =>
      placeCases(asker).map(({ what, slug, place }) => ({
        what,
        options: {
          body: {
            purpose: 'scheduler_utils',
            action: 'save_template',
            slug,
            // Names are unique within a place.
            name: `Template ${(templates += 1)}`,
            entries: [],
          },
        },
        touched: { place },
      })),
  },
  onPlaces(scheduler.unlockDay, 'C094', 'unlock_day', { date: '2026-11-03', reason: 'Timesheet' }, true, hasStation),
  onPlaces(scheduler.presence, 'C095', 'presence', { date: today }, true),
  onPlaces(scheduler.getPlaceholders, 'C038', 'placeholder_handler', { handle: 'get_placeholders' }),
  onMissing(scheduler.savePlaceholders, 'C039', 'placeholder_handler', {
    handle: 'save_changes',
    ghosts: [{ ...ghost, id: 99_999_777 }],
  }),
  onMissing(scheduler.bulkPlaceholders, 'C039', 'placeholder_handler', {
    handle: 'bulk',
    ghosts: [99_999_777],
    bulk_action: 'Tow',
  }),
  onMissing(scheduler.convertPlaceholder, 'C039', 'placeholder_handler', {
    handle: 'convert',
    ghost: 99_999_777,
    employee: 101,
    date: today,
  }),
];
