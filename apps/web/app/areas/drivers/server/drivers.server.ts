import type { CallReply } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { driverStates } from '@roadside/contract/schemas';
import { serviceTypes } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { placeClock, type PlaceClock } from '../../../kit/format/place-clock.ts';
import { defineResource, type ResourceRequest } from '../../../kit/resource/define-resource.server.ts';
import { type Outcome, withoutAnswer } from '../../../kit/outcome/outcome.ts';
import { driverDetailAddress, driversAddress } from '../model/addresses.ts';

const { accounts, scheduler, scheduleReports, requests } = calls;
export type DriversPage = CallReply<typeof accounts.employeesOfOrganization>;

/** A page of profiles; a single driver comes with the clock of the driver's station. */
type DriversRead = DriversPage & { readonly clock?: PlaceClock };

const ptoDays = {
  employee_id: z.int(),
  pto_start: z.string(),
  pto_end: z.string(),
  type: z.string(),
  reason: z.string().optional(),
};

/** What is left to say after a change: the shifts that new time off opened, or that went back to the driver. */
type ChangeReply = Partial<
  Pick<CallReply<typeof accounts.newPto>, 'pto_id' | 'opened_shifts'> & CallReply<typeof requests.keepShifts>
>;

/** Profiles of a location, one page at a time, and changes to them. */
export const driversResource = defineResource(driversAddress, {
  query: async ({ api, search, context }: ResourceRequest): Promise<Outcome<DriversRead>> => {
    const page = await readDrivers(api, Number(search.get('org')), search);
    const driver = page.ok && search.has('only') ? page.data.drivers[0] : undefined;
    if (!page.ok || !driver) return page;
    return { ok: true, data: { ...page.data, clock: placeClock(context.today, driver.time_zone) } };
  },
  body: z.discriminatedUnion('intent', [
    accounts.profileSaveChanges.body.omit({ profile_save_changes: true }).extend({ intent: z.literal('save') }),
    accounts.profileBulk.body.omit({ profile_bulk: true }).extend({ intent: z.literal('bulk') }),
    z.strictObject({ intent: z.literal('pto-add'), ...ptoDays, open_shifts: z.boolean().optional() }),
    requests.keepShifts.body.omit({ purpose: true }).extend({ intent: z.literal('keep-shifts') }),
    z.strictObject({ intent: z.literal('pto-edit'), pto_id: z.int(), ...ptoDays }),
    z.strictObject({ intent: z.literal('pto-delete'), employee_id: z.int(), pto_id: z.int() }),
    scheduler.savePlaceholders.body.pick({ slug: true, ghosts: true }).extend({ intent: z.literal('ghost') }),
  ]),
  change: async ({ api, change }): Promise<Outcome<ChangeReply>> => {
    switch (change.intent) {
      case 'save': {
        const { intent: _, ...body } = change;
        return withoutAnswer(
          await api.attempt(accounts.profileSaveChanges, { body: { profile_save_changes: true, ...body } }),
        );
      }
      case 'bulk': {
        const { intent: _, ...body } = change;
        return withoutAnswer(await api.attempt(accounts.profileBulk, { body: { profile_bulk: true, ...body } }));
      }
      case 'pto-add': {
        const { intent: _, employee_id, ...days } = change;
        const added = await api.attempt(accounts.newPto, {
          body: { employee_id, parameters: { new_pto: true, ...days } },
        });
        if (!added.ok) return added;
        const { pto_id, opened_shifts } = added.data;
        return { ok: true, data: { pto_id, opened_shifts } };
      }
      case 'keep-shifts':
        return api.attempt(requests.keepShifts, { body: { purpose: 'keep_shifts', id: change.id } });
      case 'pto-edit': {
        const { intent: _, employee_id, ...days } = change;
        return withoutAnswer(
          await api.attempt(accounts.editPto, { body: { employee_id, parameters: { edit_pto: true, ...days } } }),
        );
      }
      case 'pto-delete': {
        const { employee_id, pto_id } = change;
        return withoutAnswer(
          await api.attempt(accounts.deletePto, { body: { employee_id, parameters: { delete_pto: true, pto_id } } }),
        );
      }
      case 'ghost': {
        const { slug, ghosts } = change;
        return withoutAnswer(
          await api.attempt(scheduler.savePlaceholders, {
            body: { purpose: 'scheduler_utils', action: 'placeholder_handler', handle: 'save_changes', slug, ghosts },
          }),
        );
      }
    }
  },
});
export type DriversResource = typeof driversResource;

/** Upcoming and past shifts of one driver, and the latest requests. */
export const driverDetailResource = defineResource(driverDetailAddress, {
  query: async ({ api, params, search }) => {
    const slug = params.slug ?? '';
    const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
    const [shifts, asked] = await Promise.all([
      api.attempt(scheduleReports.shifts, {
        body: { purpose: 'schedule_reports', report: 'shifts', slug, from, to, rows_per_page: 200 },
      }),
      api.attempt(requests.list, { body: { purpose: 'list', slug, rows_per_page: 20 } }),
    ]);
    if (!shifts.ok) return shifts;
    if (!asked.ok) return asked;
    return { ok: true as const, data: { shifts: shifts.data.rows, requests: asked.data.rows } };
  },
});
export type DriverDetailResource = typeof driverDetailResource;

/** Reads a page of profiles from the URL's parameters. */
export function readDrivers(
  api: ResourceRequest['api'],
  orgId: number,
  search: URLSearchParams,
): Promise<Outcome<DriversPage>> {
  const said = (name: string) => search.get(name) ?? '';
  const tcd = serviceTypes.filter((each) => said('tcd').split(',').includes(each));
  const states = driverStates.filter((each) => said('state').split(',').includes(each));
  const [only, order_by, cursor] = [Number(said('only')), said('order'), said('cursor')];
  return api.attempt(accounts.employeesOfOrganization, {
    body: {
      org_id: orgId,
      search: said('q'),
      ...(only > 0 ? { only } : {}),
      ...(tcd.length > 0 ? { tcd__in: tcd } : {}),
      ...(states.length > 0 ? { state__in: states } : {}),
      ...(order_by ? { order_by } : {}),
      ...(cursor ? { cursor } : {}),
    },
  });
}
