import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ASSETS, type Kept, keepBuild, PAGE, PAGE_KEY } from './keptBuild';

/** What of a worker's world is used here; the types of a page know none of it. */
type WorkerScope = {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: { data?: Kept; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
const scope = self as unknown as WorkerScope;

/** A line so slow that the page as it was last seen is of more use. */
const LONGEST_WAIT_S = 4;

// A page holds nothing of anybody and fits any worker, so a newer worker need not wait for older pages to go.
scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', event => event.data && event.waitUntil(keepBuild(event.data)));

// Every screen has the one page. The server's counts, as long as it answers; what is cached is not changed by what it answers.
registerRoute(
  new NavigationRoute(
    new NetworkFirst({
      cacheName: PAGE,
      networkTimeoutSeconds: LONGEST_WAIT_S,
      plugins: [{ cacheKeyWillBeUsed: async () => PAGE_KEY, cacheWillUpdate: async () => null }],
    }),
    { denylist: [/^\/(api|graphql|idp|display)(\/|$)/, /\.\w+$/] },
  ),
);

// Their names hold a hash of what is in them.
registerRoute(({ url }) => url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: ASSETS }));
