/** How long an Admin sees as another person before it ends by itself. */
export const seeingMinutes = 30;

/** What an Admin reads who tries to change something, or to open private messages, while seeing as another person. */
export function refusedWhileSeeing(displayName: string): string {
  return `You’re seeing Roadside as ${displayName}. You can look around, but you can’t change anything or read private messages.`;
}
