/** Where a notification's subject is shown, by kind; home for the others and for several at once. */
const paths: Readonly<Record<string, (id: number, ownSlug: string) => string>> = {
  announcement: (id) => `/home/?read=${id}`,
  'announcement-withheld': (_, ownSlug) => `/communications/${ownSlug}/`,
  bet: (_, ownSlug) => `/bookie/${ownSlug}/`,
  'call-out': (id) => `/call-outs/${id}/`,
  campaign: (_, ownSlug) => `/training/${ownSlug}/`,
  chat: (id) => `/chat/${id}/`,
  'invite-not-delivered': () => '/account/',
  mail: (id) => `/mail/?thread=${id}`,
  'mail-not-delivered': (id) => `/mail/?thread=${id}`,
  mention: (id) => `/chat/${id}/`,
  // The sender may have left the conversation: the list of chats shows what wasn't sent.
  'message-not-sent': () => '/chat/',
  'message-reported': () => '/keeping/',
  // Home names the people; communications, where everybody is listed, needs see-all.
  'not-acknowledged': () => '/home/',
  module: (id, ownSlug) => `/training/${ownSlug}/?module=${id}`,
  'open-shift': (_, ownSlug) => `/scheduler/${ownSlug}/requests/`,
  payout: (_, ownSlug) => `/bank/${ownSlug}/`,
  reward: (_, ownSlug) => `/bank/${ownSlug}/`,
  schedule: (_, ownSlug) => `/scheduler/${ownSlug}/scheduling/`,
  scorecard: (id) => `/scorecard/${id}/`,
  swap: (_, ownSlug) => `/scheduler/${ownSlug}/requests/`,
  'subscription-not-sent': () => '/subscriptions/',
  'subscription-stopped': () => '/subscriptions/',
};

/**
 * The path of a notification's subject, for the person with this location. A huddle has the team's slug in its path, so
 * whoever knows the slug opens it (`huddlePath`).
 */
export function subjectPath(kind: string, id: number, ownSlug: string): string {
  const path = Object.hasOwn(paths, kind) ? paths[kind] : undefined;
  return path && Number.isSafeInteger(id) && id > 0 ? path(id, ownSlug) : '/';
}

/** The path of a team's huddle; home if the team is unknown. */
export const huddlePath = (slug: string | null | undefined): string => (slug == null ? '/home/' : `/huddle/${slug}/`);
