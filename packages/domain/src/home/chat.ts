/**
 * Minutes between two messages that start a new time group. The specification (section 9) assumes this gap where there
 * is no message before, so that the first always shows its time; the same number serves for all.
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

/** Who may read a huddle message: the team alone, or everybody (specification, section 3). */
export type HuddleViewable = 'private' | 'open';

/** Whether somebody may read a huddle message: an open one everybody, a private one the team alone (glossary). */
export function huddleReadable(viewable: HuddleViewable, teamSlug: string, readerTeamSlug: string | null): boolean {
  return viewable === 'open' || teamSlug === readerTeamSlug;
}
