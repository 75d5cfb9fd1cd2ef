import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';
import compressedStatic from 'express-static-gzip';
import { allowInlineScripts } from './security.ts';

const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The page of every screen, with the build that it is of. */
interface WebPage {
  readonly html: string;
  /** The SHA-256 of the page as it was built: it names each script by what is in it, so builds of one source agree. */
  readonly build: string;
}

/**
 * The built web app. Hashed files are cached for ever, the page never; every screen's address gets the page. A file that does
 * not exist, such as /favicon.ico or /.well-known/…, is 404 in plain text.
 */
export function webDoor(publicUrl: string, page: () => Promise<WebPage>): Router {
  const routes = Router();
  routes.use(redirectToPublicHost(new URL(publicUrl)));
  // Compressed when they were built (scripts/build/pack.ts).
  routes.use(
    '/assets',
    compressedStatic(join(WEB, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: {
        immutable: true,
        maxAge: '1y',
        fallthrough: false,
        // What never changes is neither compared nor read in parts.
        etag: false,
        lastModified: false,
        acceptRanges: false,
      },
    }),
  );
  routes.use(
    express.static(WEB, {
      index: false,
      maxAge: '1h',
      // A worker that is wrong must not outlive the release that mends it.
      setHeaders: (res, path) => {
        if (path.endsWith('sw.js')) res.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  routes.get('/{*screen}', async (req, res, next) => {
    if (isOfFile(req.path)) return res.status(404).type('text').send('There is no such file.\n');
    if (!req.accepts('html')) return next();
    const { html, build } = await page();
    allowInlineScripts(res, html);
    res.set({ 'Cache-Control': 'no-cache', ETag: `"${build}"` });
    res.type('html').send(html);
  });
  return routes;
}

/** Reads the built page at the first request, and writes its build into it. */
export function pageReadOnce(): () => Promise<WebPage> {
  const read = async () => {
    const built = await readFile(join(WEB, 'index.html'), 'utf8');
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

/** A screen's address has no dot. Programs that look for files request addresses that have one. */
const isOfFile = (path: string): boolean => path.includes('.');

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** 127.0.0.1 and localhost are two origins to a browser, and the sign-in returns to one of them only. */
function redirectToPublicHost({ hostname, host, port }: URL): RequestHandler {
  return (req, res, next) => {
    const called = URL.parse(`http://${req.headers.host}`);
    const isTwin =
      called !== null &&
      called.hostname !== hostname &&
      called.port === port &&
      LOOPBACK.has(hostname) &&
      LOOPBACK.has(called.hostname);
    if (isTwin && req.headers['sec-fetch-dest'] === 'document')
      return res.redirect(`//${host}${req.originalUrl}`);
    next();
  };
}
