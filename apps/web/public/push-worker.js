// The service worker: shows a banner for every push and opens its subject. It caches nothing and handles no requests.
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
