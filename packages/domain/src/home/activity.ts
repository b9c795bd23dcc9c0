/** Minutes after the last renewal of a session in which its person counts as online: a little more than a token lives. */
export const onlineMinutes = 16;

/** A person with when they were last seen; null for never. */
export interface SeenPerson {
  readonly id: number;
  readonly seenAt: string | null;
}

/** Whether a person counts as online. Times are ISO instants. */
export function isOnline(seenAt: string | null, now: string): boolean {
  return seenAt !== null && Date.parse(now) - Date.parse(seenAt) < onlineMinutes * 60_000;
}

/**
 * Who came online or went offline, and everybody's state for the next time. Somebody who was never known online isn't
 * reported as offline; somebody who isn't listed any more went offline.
 */
export function activityChanges<Person extends SeenPerson>(
  before: ReadonlyMap<number, Person>,
  people: readonly Person[],
  now: string,
): {
  readonly online: ReadonlyMap<number, Person>;
  readonly changes: readonly (Person & { readonly online: boolean })[];
} {
  const online = new Map(people.filter(({ seenAt }) => isOnline(seenAt, now)).map((person) => [person.id, person]));
  const came = [...online.values()].filter(({ id }) => !before.has(id)).map((person) => ({ ...person, online: true }));
  const latest = new Map(people.map((person) => [person.id, person]));
  const went = [...before.values()]
    .filter(({ id }) => !online.has(id))
    .map((person) => ({ ...(latest.get(person.id) ?? person), online: false }));
  return { online, changes: [...came, ...went] };
}
