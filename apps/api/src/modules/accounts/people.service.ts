import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { canView, canWrite } from '@roadside/domain/geography';
import { serviceTypes } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { toHit } from './employee-search.service.ts';
import { readDrivers, readProfile } from './people.repository.ts';
import type { DriverRow } from './people.repository.ts';

type Driver = CallReply<typeof calls.accounts.employeesOfOrganization>['drivers'][number];
type EmployeeReply = CallReply<typeof calls.accounts.employee>;

/** Nobody has this id: who does not exist is refused like somebody else. */
const nobody = 0;

/** The drivers of an organization, by name. Availability and time off come with the scheduler; until then nobody has any. */
export async function driversOf(context: CallContext, organizationId: number): Promise<Driver[]> {
  const { db, tree, subject, config } = context;
  const place = permittedGeography(context, tree.byId(organizationId));
  const shown = tree.driverIds(place).filter((id) => {
    const driver = tree.byId(id);
    return driver !== null && canView(subject, driver, config.access);
  });
  return (await readDrivers(db.kysely, shown)).map(schedulerDriver);
}

/** One employee: what the scheduler needs, the profile, or both. Contact data only inside the write scope. */
export async function employeeOf(
  context: CallContext,
  {
    employee_id,
    scheduler_info,
    employee_profile,
  }: { employee_id: number; scheduler_info?: boolean | undefined; employee_profile?: boolean | undefined },
): Promise<EmployeeReply> {
  const { db, tree, subject } = context;
  const profile = await readProfile(db.kysely, employee_id);
  const place = permittedGeography(context, profile ? tree.byId(profile.organization_id) : null, {
    ownerEmployeeId: profile?.id ?? nobody,
  });
  const [driver] = scheduler_info && place.type === 'driver' ? await readDrivers(db.kysely, [place.id]) : [];
  const [hit] = profile ? toHit(context, profile) : [];
  return {
    scheduler_info: driver ? schedulerDriver(driver) : null,
    employee_profile:
      employee_profile && profile && hit
        ? {
            ...hit,
            phone_number: canWrite(subject, place) ? profile.phone_number : null,
            bio: profile.bio,
            photo_avatar: profile.photo_avatar,
          }
        : null,
  };
}

function schedulerDriver(row: DriverRow): Driver {
  return {
    id: row.id,
    employee_profile: row.employee_id,
    full_name: row.display_name,
    tcd: serviceTypes.filter((service) => row.service_types.includes(service)),
    availability: [],
    pto: [],
    total_days_pto: 0,
    available_start_time: null,
    available_end_time: null,
    schedule_type: [],
    // Without an availability entry nobody can be scheduled.
    isAvailable: false,
    outOnPto: false,
    active_not_available: false,
    isGhost: false,
  };
}
