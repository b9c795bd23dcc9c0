import { bulkActions, requestKinds } from '@roadside/domain/scheduling';
import { z } from 'zod';
import { signedIn } from '../call/access.ts';
import { defineCall } from '../call/define-call.ts';
import { readLimit, writeLimit } from '../call/rate-limits.ts';
import { employeeSearchResult } from '../schemas/employee.ts';
import { driverProfile, driverStateFilter } from '../schemas/driver-profile.ts';
import { inboxRequest } from '../schemas/driver-requests.ts';
import {
  clockTime,
  count,
  day,
  id,
  largestInteger,
  orderBy,
  positiveId,
  rowsPerPage,
  schedulerDriverId,
  slug,
  text,
} from '../schemas/scalars.ts';
import {
  availabilityRequest,
  dayOfWeek,
  ptoRequest,
  scheduleChange,
  scheduleFillRequest,
  service,
} from '../schemas/scheduling.ts';

const employees = '/accounts/employees/';
const employee = '/accounts/employee/';
const driverRequests = '/accounts/driver-requests/';

const parts = { scheduler_info: z.boolean().optional(), employee_profile: z.boolean().optional() };
const driversReply = z.object({ drivers: z.array(driverProfile) });

const employeeReply = z.object({
  scheduler_info: driverProfile.nullable(),
  employee_profile: employeeSearchResult
    .extend({ phone_number: z.string().nullable(), bio: z.string(), photo_avatar: z.string().nullable() })
    .nullable(),
});

const daysOff = { pto_start: day, pto_end: day, reason: text(1000, 0).optional(), type: text(40) };
const inOrder = (pto: { readonly pto_start: string; readonly pto_end: string }) => pto.pto_start <= pto.pto_end;
const outOfOrder = { path: ['pto_end'], message: 'pto_end must not be before pto_start' };
const ptoDays = z
  .strictObject({
    new_pto: z.literal(true),
    ...daysOff,
    open_shifts: z
      .boolean()
      .optional()
      .describe(
        'Also opens the employee’s planned shifts on these days, as far as they haven’t started, if the entry is approved at once. requests.keepShifts takes it back.',
      ),
  })
  .refine(inOrder, outOfOrder);
const ptoChange = z
  .strictObject({ edit_pto: z.literal(true), pto_id: positiveId, ...daysOff })
  .refine(inOrder, outOfOrder);

/** Employees, driver profiles, time off and requests. */
export const people = {
  employeesOfOrganization: defineCall({
    name: 'accounts.employeesOfOrganization',
    summary: 'An organization’s drivers with availability and time off',
    path: employees,
    selector: { has: ['org_id'] },
    access: signedIn('C010'),
    rateLimit: readLimit,
    notes: 'Drivers and ghosts, by name, 50 per page unless rows_per_page is set.',
    body: z.strictObject({
      org_id: id,
      only: schedulerDriverId.optional().describe('Only this driver or ghost.'),
      search: text(120, 0).optional(),
      tcd__in: z.array(service).max(3).optional().describe('Only drivers who work any of these.'),
      state__in: z.array(driverStateFilter).max(5).optional(),
      order_by: orderBy.optional(),
      cursor: text(600).optional(),
      rows_per_page: rowsPerPage.optional(),
    }),
    reply: driversReply.extend({ total_rows: count, next_cursor: z.string().nullable() }),
    status: 'final',
    idempotent: true,
  }),

  profileSaveChanges: defineCall({
    name: 'accounts.profileSaveChanges',
    summary: 'Saves changed driver profiles and availability entries, all or nothing',
    notes:
      'entries replace the availability of the drivers they list; drivers without entries keep theirs unless clear_availability is set. With version, returns 409 if someone else has saved the profile since. Save ghosts with placeholder_handler.',
    path: employees,
    selector: { has: ['org_id', 'profile_save_changes'] },
    access: signedIn('C011'),
    rateLimit: writeLimit,
    body: z.strictObject({
      org_id: id,
      profile_save_changes: z.literal(true),
      parameters: z.strictObject({
        drivers: z
          .array(
            z.strictObject({
              id: schedulerDriverId,
              tcd: z.array(service).max(3).optional(),
              active_not_available: z.boolean().optional(),
              reason: text(300, 0).nullable().optional().describe('Why the driver isn’t available.'),
              clear_availability: z.boolean().optional(),
              version: z.int().min(0).max(largestInteger).optional(),
            }),
          )
          .max(1000),
        entries: z
          .array(
            z.strictObject({
              driver_id: schedulerDriverId,
              type: text(40),
              start_time: clockTime,
              end_time: clockTime,
              day_of_week: dayOfWeek,
            }),
          )
          .max(1000),
      }),
    }),
    reply: driversReply,
    status: 'final',
    idempotent: true,
  }),

  profileBulk: defineCall({
    name: 'accounts.profileBulk',
    summary: 'Applies one action to many drivers, all or nothing',
    notes:
      "available and unavailable set active_not_available, delete removes drivers, whose upcoming shifts become open, and ghosts with their shifts from today on, and any other action adds that service. 'Other' means Light Service (section 4).",
    path: employees,
    selector: { has: ['org_id', 'profile_bulk'] },
    access: signedIn('C012'),
    rateLimit: writeLimit,
    body: z.strictObject({
      org_id: id,
      profile_bulk: z.literal(true),
      parameters: z.strictObject({
        bulk_action: z.enum(bulkActions),
        apply_to: z.array(schedulerDriverId).min(1).max(1000),
      }),
    }),
    reply: driversReply,
    status: 'final',
    idempotent: true,
  }),

  employee: defineCall({
    name: 'accounts.employee',
    summary: 'One employee: scheduler info, profile, or both',
    path: employee,
    selector: { hasAny: ['scheduler_info', 'employee_profile'] },
    access: signedIn('C013'),
    rateLimit: readLimit,
    body: z.strictObject({ employee_id: positiveId, ...parts }),
    reply: employeeReply,
    status: 'final',
    idempotent: true,
  }),

  newPto: defineCall({
    name: 'accounts.newPto',
    summary: 'Adds time off: pending if the driver requests it, approved if a manager enters it',
    path: employee,
    selector: { has: ['parameters', 'parameters.new_pto'] },
    access: signedIn('C014'),
    rateLimit: writeLimit,
    body: z.strictObject({ employee_id: positiveId, ...parts, parameters: ptoDays }),
    reply: employeeReply.extend({
      pto_id: positiveId.describe('The new entry.'),
      opened_shifts: count.describe('How many shifts of the employee are open now.'),
    }),
    status: 'final',
    idempotent: false,
  }),

  editPto: defineCall({
    name: 'accounts.editPto',
    summary: 'Changes time off; drivers and staff can change only their own, while it’s pending',
    path: employee,
    selector: { has: ['parameters', 'parameters.edit_pto'] },
    access: signedIn('C015'),
    rateLimit: writeLimit,
    body: z.strictObject({ employee_id: positiveId, ...parts, parameters: ptoChange }),
    reply: employeeReply,
    status: 'final',
    idempotent: true,
  }),

  deletePto: defineCall({
    name: 'accounts.deletePto',
    summary: 'Deletes time off; drivers and staff can delete only their own, while it’s pending',
    path: employee,
    selector: { has: ['parameters', 'parameters.delete_pto'] },
    access: signedIn('C015'),
    rateLimit: writeLimit,
    body: z.strictObject({
      employee_id: positiveId,
      ...parts,
      parameters: z.strictObject({ delete_pto: z.literal(true), pto_id: positiveId }),
    }),
    reply: employeeReply,
    status: 'final',
    idempotent: false,
  }),

  driverRequests: defineCall({
    name: 'accounts.driverRequests',
    summary: 'Requests from a geography’s drivers: availability, time off, changes, open shifts',
    path: driverRequests,
    selector: {},
    access: signedIn('C016'),
    rateLimit: readLimit,
    notes: 'The latest 200 of each kind, pending first. Use requests.list for more.',
    body: z.strictObject({ slug }),
    reply: z.object({
      availability_requests: z.array(availabilityRequest),
      pto_requests: z.array(ptoRequest),
      schedule_changes: z.array(scheduleChange),
      schedule_fill_requests: z.array(scheduleFillRequest),
    }),
    status: 'final',
    idempotent: true,
  }),

  driverRequestsDecide: defineCall({
    name: 'accounts.driverRequestsDecide',
    summary: 'Approves or denies a request, with a reason; nobody can decide their own',
    notes:
      'A request can be decided only once: a second decision gets 409, and current says who decided. A denial needs a reason. Approving a shift that the fit check blocks also needs a reason, which goes to the audit log. Overlaps and hours of service can’t be overridden. Time off approved with open_shifts opens the driver’s planned shifts that overlap it and haven’t started: published ones are offered to the drivers who fit, drafts once they are published. requests.keepShifts takes that back.',
    path: driverRequests,
    selector: { equals: { purpose: 'decide' } },
    access: signedIn('C017'),
    rateLimit: writeLimit,
    body: z.strictObject({
      purpose: z.literal('decide'),
      request_type: z.enum(requestKinds),
      id: positiveId,
      decision: z.enum(['approved', 'denied']),
      approver_reason: text(1000, 0),
      open_shifts: z.boolean().optional().describe('Only for time off; false unless it is sent.'),
    }),
    reply: z.object({
      id: positiveId,
      status: z.enum(['approved', 'denied']),
      approver_reason: z.string(),
      request: inboxRequest,
      opened_shifts: count.describe('How many of the driver’s shifts are open now.'),
    }),
    status: 'final',
    origin: 'ours',
    idempotent: true,
  }),
};
