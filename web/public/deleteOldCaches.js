// Part of the service worker. Deletes the assets that the previous version cached, and the page that old
// versions cached.
addEventListener('activate', event =>
  event.waitUntil(Promise.all(['assets', 'page'].map(name => caches.delete(name)))),
);
