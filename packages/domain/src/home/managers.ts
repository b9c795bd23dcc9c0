import { positionOfType } from '../permissions/subject.ts';

/** A person with their position and organization. */
export interface PostedPerson {
  readonly employeeId: number;
  readonly positionType: string;
  readonly organizationId: number;
}

/** Whether a position decides for others: every position of the access table above staff. */
export function isManager(positionType: string): boolean {
  const position = positionOfType(positionType);
  return position !== 'driver' && position !== 'staff';
}

/**
 * A person's managers, nearest first: managers in their own organization, then in each one above. People don't manage
 * themselves.
 * @param line the person's organization and those above it, nearest first
 */
export function managersOf<Person extends PostedPerson>(
  employeeId: number,
  line: readonly number[],
  people: readonly Person[],
): readonly Person[] {
  const distance = new Map(line.map((id, index) => [id, index]));
  return people
    .filter(
      (person) =>
        person.employeeId !== employeeId && isManager(person.positionType) && distance.has(person.organizationId),
    )
    .toSorted(
      (a, b) =>
        (distance.get(a.organizationId) ?? 0) - (distance.get(b.organizationId) ?? 0) || a.employeeId - b.employeeId,
    );
}

/** The managers of the nearest organization with managers: an escalation goes to them. */
export function nearestManagers<Person extends PostedPerson>(
  employeeId: number,
  line: readonly number[],
  people: readonly Person[],
): readonly Person[] {
  const all = managersOf(employeeId, line, people);
  return all.filter(({ organizationId }) => organizationId === all[0]?.organizationId);
}
