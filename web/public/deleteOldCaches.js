// Part of the service worker. Deletes what the version before cached while it ran, and the page that earlier workers cached.
addEventListener('activate', event =>
  event.waitUntil(Promise.all(['assets', 'page'].map(name => caches.delete(name)))),
);
