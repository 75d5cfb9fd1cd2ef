import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import onHeaders from 'on-headers';
import type { Config } from '../config.ts';

const MICROSOFT = ['https://login.microsoftonline.com', 'https://graph.microsoft.com'];

export interface SecurityHeaders {
  /** For every answer. */
  readonly answers: RequestHandler[];
  /** For what a browser runs or shows as a page of its own: HTML, SVG, and the scripts of workers. */
  readonly documents: RequestHandler;
}

/** What a browser may load and do on our pages: our own scripts, nothing framed but by ourselves. */
export function securityHeaders(config: Config): SecurityHeaders {
  const isSecure = config.publicUrl.startsWith('https:');
  const policy = contentPolicy(config);
  const others = helmet({
    contentSecurityPolicy: false, // a page may bring its own
    crossOriginOpenerPolicy: false, // the sign-in window speaks to its opener
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
    // On every answer already.
    xContentTypeOptions: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  });
  return {
    answers: [
      helmet.xContentTypeOptions(),
      helmet.crossOriginResourcePolicy(),
      ...(isSecure ? [helmet.strictTransportSecurity()] : []),
    ],
    documents: (req, res, next) => {
      onHeaders(res, () => {
        if (!isDocument(req, res)) return;
        others(req, res, throwIfAny);
        if (!res.hasHeader('content-security-policy')) policy(req, res, throwIfAny);
      });
      next();
    },
  };
}

const contentPolicy = ({ microsoft }: Config) =>
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [(_req, res) => ["'self'", ...inlineScriptsOf(res as Response)].join(' ')],
      styleSrc: ["'self'", "'unsafe-inline'"], // the style engine writes style elements
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...(microsoft ? MICROSOFT : [])],
      frameSrc: ["'self'", ...(microsoft ? MICROSOFT : [])], // silent sign-in
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'self'"],
    },
  });

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/** Allows the scripts within this page, by their hashes. Called by whoever sends the page. */
export function allowInlineScripts(res: Response, html: string): void {
  res.locals.inlineScripts = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

const inlineScriptsOf = ({ locals }: Response): readonly string[] => locals.inlineScripts ?? [];

/** A worker has the policy that comes with its own script, and not that of the page which starts it. */
const WORKER = /\.worker-[\w-]+\.js$|^\/sw\.js$/;

/** A page that has not changed (304) has no content type. */
const isDocument = ({ originalUrl }: Request, res: Response): boolean =>
  /html|xml/.test(String(res.getHeader('content-type'))) ||
  WORKER.test(originalUrl) ||
  'inlineScripts' in res.locals;

function throwIfAny(error?: unknown): void {
  if (error) throw error;
}
