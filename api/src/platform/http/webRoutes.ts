import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';
import compressedStatic from 'express-static-gzip';
import { allowInlineScripts } from './securityHeaders.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

/** The page of every screen, and the id of its build. */
interface WebPage {
  readonly html: string;
  /**
   * The SHA-256 of the built page. The page names each script by its content, so equal builds have equal ids.
   */
  readonly build: string;
}

/**
 * Creates the routes of the built web app.
 * Browsers cache hashed files forever and never cache the page. The path of every screen returns the page. A
 * missing file, such as /favicon.ico or /.well-known/…, returns 404 in plain text.
 */
export function createWebRouter(publicUrl: string, loadPage: () => Promise<WebPage>): Router {
  const router = Router();
  router.use(redirectToPublicHost(new URL(publicUrl)));
  // Serves the files that were compressed at build time (scripts/build/pack.ts).
  router.use(
    '/assets',
    compressedStatic(join(WEB_FOLDER, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: {
        immutable: true,
        maxAge: '1y',
        fallthrough: false,
        // Disabled, because clients never revalidate immutable files or read a part of them.
        etag: false,
        lastModified: false,
        acceptRanges: false,
      },
    }),
  );
  router.use(
    express.static(WEB_FOLDER, {
      index: false,
      maxAge: '1h',
      // The service worker is not cached, because a faulty worker must not outlive the release that fixes it.
      setHeaders: (res, path) => {
        if (path.endsWith('sw.js')) res.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  router.get('/{*screen}', async (req, res, next) => {
    if (isFilePath(req.path)) return res.status(404).type('text').send('File not found.\n');
    if (!req.accepts('html')) return next();
    const { html, build } = await loadPage();
    allowInlineScripts(res, html);
    res.set({ 'Cache-Control': 'no-cache', ETag: `"${build}"` });
    res.type('html').send(html);
  });
  return router;
}

/** Creates a function that reads the built page at the first request and adds its build id. */
export function createPageLoader(): () => Promise<WebPage> {
  const read = async () => {
    const built = await readFile(join(WEB_FOLDER, 'index.html'), 'utf8');
    const build = createHash('sha256').update(built).digest('base64url');
    return { html: built.replace('<head>', `<head><meta name="build" content="${build}" />`), build };
  };
  let page: Promise<WebPage> | undefined;
  return () => {
    page ??= read().catch((error: unknown) => {
      page = undefined;
      throw error;
    });
    return page;
  };
}

/** Returns whether a path names a file. A screen's path has no dot. */
const isFilePath = (path: string): boolean => path.includes('.');

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Redirects a page from the other loopback name to the public host.
 * 127.0.0.1 and localhost are two origins for a browser, and the sign-in returns to only one of them.
 */
function redirectToPublicHost({ hostname, host, port }: URL): RequestHandler {
  return (req, res, next) => {
    const requestUrl = URL.parse(`http://${req.headers.host}`);
    const isOtherLoopbackHost =
      requestUrl !== null &&
      requestUrl.hostname !== hostname &&
      requestUrl.port === port &&
      LOOPBACK.has(hostname) &&
      LOOPBACK.has(requestUrl.hostname);
    if (isOtherLoopbackHost && req.headers['sec-fetch-dest'] === 'document')
      return res.redirect(`//${host}${req.originalUrl}`);
    next();
  };
}
