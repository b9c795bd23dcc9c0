import type { Column } from './authz-matrix.ts';
import { type Place, placeById } from './small-world.ts';

/** A person who signs in to the small world. */
export interface Asker {
  readonly name: string;
  readonly column: Exclude<Column, 'anonymous'>;
  readonly positionType: string;
  readonly permissions: readonly string[];
  readonly place: Place;
  readonly employeeId: number;
}

export const password = 'small-world-password';

function asker(
  employeeId: number,
  column: Asker['column'],
  placeId: number,
  permissions: readonly string[] = [],
  positionType: string = column,
): Asker {
  return {
    name: [positionType, ...permissions].join('+'),
    column,
    positionType,
    permissions,
    place: placeById(placeId),
    employeeId,
  };
}

/** The seven signed-in columns of the matrix, each at a place with as many kinds of target as possible. */
export const matrixAskers: readonly Asker[] = [
  asker(101, 'driver', 16),
  asker(102, 'staff', 9, [], 'dispatcher'),
  asker(103, 'station-admin', 12),
  asker(104, 'territory-associate', 6),
  asker(105, 'executive', 4),
  asker(106, 'admin', 2),
  asker(107, 'Admin', 6),
];

/** The same positions with permissions that change their rights. */
export const permittedAskers: readonly Asker[] = [
  asker(201, 'driver', 16, ['see-children']),
  asker(202, 'staff', 9, ['see-children'], 'dispatcher'),
  asker(203, 'station-admin', 12, ['see-children'], 'Station-Admin'),
  asker(204, 'Admin', 6, ['see-children']),
  asker(211, 'driver', 16, ['see-all']),
  asker(212, 'staff', 9, ['see-all'], 'dispatcher'),
  asker(213, 'station-admin', 12, ['see-all']),
  asker(214, 'Admin', 6, ['see-all']),
  asker(221, 'driver', 16, ['Admin']),
  asker(222, 'staff', 9, ['Admin'], 'dispatcher'),
  asker(223, 'admin', 2, ['homepage-edit']),
  asker(224, 'Admin', 6, ['homepage-edit', 'beta']),
];

export const askers: readonly Asker[] = [...matrixAskers, ...permittedAskers];

/** A person in the other branch, whose records the askers may not touch. */
export const stranger: Asker = asker(900, 'staff', 15, [], 'dispatcher');

/** The username to sign in with. */
export const usernameOf = ({ employeeId }: Asker): string => `person-${employeeId}`;

/** SQL for the people and their accounts. */
export function peopleScript(passwordHash: string): string {
  const everyone = [...askers, stranger];
  const employees = everyone.map(
    ({ employeeId, place, name, positionType, permissions }) =>
      `(${employeeId}, ${place.id}, 'Sam', '${name}', 'Sam ${name}', '${positionType}', '{${permissions.map((permission) => `"${permission}"`).join(',')}}', 'L${employeeId}', '555-01${String(employeeId % 100).padStart(2, '0')}')`,
  );
  const accounts = everyone.map(
    (person) =>
      `(${person.employeeId}, ${person.employeeId}, '${usernameOf(person)}', '${usernameOf(person)}@roadside.example', '${passwordHash}')`,
  );
  return `
    insert into employee (id, organization_id, first_name, last_name, display_name, position_type, permissions, login_id, phone_number) values ${employees.join(',\n')};
    insert into account (id, employee_id, username, email, password_hash) values ${accounts.join(',\n')};
    insert into bookmark (id, employee_id, display, link) values (900, ${stranger.employeeId}, 'UPLAND-ONE', '/dashboard/upland-one');
    insert into ledger_entry (id, kind, employee_id, from_account, to_account, amount, booked_at)
      select kind || id, kind, id, from_account, to_account || id, 100, '2026-11-01T12:00:00Z' from employee, (values
        ('campaign_award', 'campaigns', 'rewards:'), ('bet_reward', 'bookie', 'play:')) as award (kind, from_account, to_account)
      where position_type = 'driver';
    select setval(pg_get_serial_sequence('employee', 'id'), 1000);
    select setval(pg_get_serial_sequence('account', 'id'), 1000);
    select setval(pg_get_serial_sequence('bookmark', 'id'), 1000);
  `;
}
