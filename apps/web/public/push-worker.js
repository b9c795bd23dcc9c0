// The service worker: shows a banner for every push and opens its subject. It answers requests only without network,
// for lessons that were downloaded: their pages and scripts, which the page has put into the cache.
const offlinePages = 'roadside-offline-pages';

self.addEventListener('fetch', (event) => {
  const place = keptPlace(event.request);
  if (place !== null)
    event.respondWith(
      fetch(event.request).catch(async (lost) => {
        const kept = await (await caches.open(offlinePages)).match(place);
        if (kept) return kept;
        throw lost;
      }),
    );
});

// Where a page or script would be in the cache; null for everything else, which the browser loads as ever.
function keptPlace({ method, mode, url }) {
  const { origin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return null;
  if (pathname.startsWith('/assets/')) return pathname;
  if (mode !== 'navigate' || !pathname.startsWith('/training/')) return null;
  const module = searchParams.get('module');
  return module === null ? pathname : `${pathname}?module=${module}`;
}

self.addEventListener('push', (event) => {
  let payload = {};
  try {
    payload = event.data?.json() ?? {};
  } catch {
    // A banner must follow every push: browsers stop delivering otherwise.
  }
  const { text = 'New notification', kind = 'many', id = 0 } = payload;
  event.waitUntil(
    self.registration.showNotification('Roadside', {
      body: String(text),
      icon: '/favicon.svg',
      // A later push about the same subject replaces this one.
      tag: `${kind}-${id}`,
      renotify: true,
      data: { path: `/open/${encodeURIComponent(kind)}/${Number(id) || 0}` },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of windows) {
    try {
      await client.focus();
      const opened = await client.navigate(path);
      if (opened) return;
    } catch {
      // This window can't be navigated from here; try the next one.
    }
  }
  await self.clients.openWindow(path);
}
