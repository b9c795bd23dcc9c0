/**
 * Hosts of the push services that browsers use (decisions 34): Chrome and Edge on Android, Firefox, Safari, Edge on
 * Windows. A name that begins with a dot stands for every host below it.
 */
export const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/**
 * Whether an endpoint belongs to a known push service: https, the default port, and a host on the list. Anything else
 * could make the server send requests to an address of somebody's choice.
 * @param alsoAllowed - one more host with its port, for the push service of a test
 */
export function isPushEndpoint(endpoint: string, alsoAllowed: string | null = null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  if (alsoAllowed !== null && host === alsoAllowed) return true;
  return pushHosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));
}
