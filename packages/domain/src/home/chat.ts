/**
 * Minutes between two messages that start a new time group. The specification (section 9) uses this gap if there is no
 * previous message, so the first one always shows its time; the same number applies throughout.
 */
export const timeGroupMinutes = 65;

/** Whether a message starts a new time group. Times are ISO instants; null = no message before. */
export function startsTimeGroup(createdAt: string, previousCreatedAt: string | null): boolean {
  if (previousCreatedAt === null) return true;
  return Date.parse(createdAt) - Date.parse(previousCreatedAt) >= timeGroupMinutes * 60_000;
}

/** Messages, oldest first, in groups that share one time header. */
export function timeGroups<Message extends { readonly createdAt: string }>(
  messages: readonly Message[],
): readonly (readonly Message[])[] {
  const groups: Message[][] = [];
  let previous: string | null = null;
  for (const message of messages) {
    const group = groups.at(-1);
    if (group === undefined || startsTimeGroup(message.createdAt, previous)) groups.push([message]);
    else group.push(message);
    previous = message.createdAt;
  }
  return groups;
}

/** Audience of a huddle message: the team only, or everyone (specification, section 3). */
export type HuddleViewable = 'private' | 'open';

/** Whether a reader can see a huddle message: open ones are for everyone, private ones for the team (glossary). */
export function huddleReadable(viewable: HuddleViewable, teamSlug: string, readerTeamSlug: string | null): boolean {
  return viewable === 'open' || teamSlug === readerTeamSlug;
}
