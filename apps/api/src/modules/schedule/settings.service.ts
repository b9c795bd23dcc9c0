import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readScheduleSettings, saveScheduleSettings } from '../shifts/index.ts';
import { mayEdit, schedulePlace } from './schedule-place.ts';

type Settings = CallReply<typeof calls.scheduler.settings>;

/** How open shifts are filled at a place, and where that was set. */
export async function settingsOf(context: CallContext, slug: string): Promise<Settings> {
  const { place } = schedulePlace(context, slug);
  const { fill, swaps, overtimePremium, ownerId } = await readScheduleSettings(context.db.kysely, place);
  return {
    fill,
    swaps,
    // What people are paid is for those who plan them.
    overtime_premium: mayEdit(context, place) ? overtimePremium : null,
    set_at: ownerId === null ? null : (context.tree.byId(ownerId)?.displayName ?? null),
  };
}

/** Sets how open shifts are filled at a place and everything below it without a setting of its own. */
export async function changeSettings(
  context: CallContext,
  body: ParsedBody<typeof calls.scheduler.saveSettings>,
): Promise<Settings> {
  const { place } = schedulePlace(context, body.slug);
  const settings = { fill: body.fill, swaps: body.swaps, overtimePremium: body.overtime_premium };
  await context.db.kysely.transaction().execute(async (trx) => {
    await saveScheduleSettings(trx, place.baseId, settings, { by: context.employee.id, at: context.now() });
    await context.audit(
      {
        event: 'schedule_settings_saved',
        status: 'success',
        target: `organization:${place.baseId}`,
        changes: { fill: body.fill, swaps: body.swaps, overtime_premium: body.overtime_premium },
      },
      trx,
    );
  });
  return settingsOf(context, body.slug);
}
