/** What this browser can do about push: iPhones can only once the app is on the home screen. */
export type PushSupport = 'yes' | 'needs-home-screen' | 'no';

/** A subscription in the form the API takes. */
export interface BrowserPush {
  readonly endpoint: string;
  readonly expirationTime: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const workerPath = '/push-worker.js';

/** Whether this browser can show pushes. */
export function pushSupport(browser: Window & typeof globalThis): PushSupport {
  const { navigator } = browser;
  if ('serviceWorker' in navigator && 'PushManager' in browser && 'Notification' in browser) return 'yes';
  // iPadOS says that it is a Mac, but no Mac has a touchscreen.
  const apple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return apple && !browser.matchMedia('(display-mode: standalone)').matches ? 'needs-home-screen' : 'no';
}

/** The endpoint of this browser's subscription; null if there is none. */
export async function currentEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/**
 * Asks for permission and subscribes this browser.
 * @param publicKey - of the installation, base64url
 * @throws when the person or the browser refuses
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserPush> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('Notifications are not allowed.');
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // One with another key is left from an earlier installation.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('The subscription has no keys.');
  return { endpoint, expirationTime: expirationTime ?? null, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

/** Unsubscribes this browser; returns the endpoint it had, null if none. */
export async function unsubscribeBrowser(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
