/** Where a notification's subject is shown, by kind; home for the others and for several at once. */
const paths: Readonly<Record<string, (id: number) => string>> = {
  announcement: (id) => `/home/?read=${id}`,
  'call-out': (id) => `/call-outs/${id}/`,
  chat: (id) => `/chat/${id}/`,
  'invite-not-delivered': () => '/account/',
  mail: (id) => `/mail/?thread=${id}`,
  'mail-not-delivered': (id) => `/mail/?thread=${id}`,
  mention: (id) => `/chat/${id}/`,
  'message-reported': () => '/keeping/',
  scorecard: (id) => `/scorecard/${id}/`,
  'subscription-not-sent': () => '/subscriptions/',
};

/** The path of a notification's subject. */
export function subjectPath(kind: string, id: number): string {
  const path = Object.hasOwn(paths, kind) ? paths[kind] : undefined;
  return path && Number.isSafeInteger(id) && id > 0 ? path(id) : '/';
}
