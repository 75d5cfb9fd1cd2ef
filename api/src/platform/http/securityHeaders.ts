import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import onHeaders from 'on-headers';
import type { Config } from '../config.ts';

const MICROSOFT_ORIGINS = ['https://login.microsoftonline.com', 'https://graph.microsoft.com'];

export interface SecurityHeaders {
  /** Headers for every response. */
  readonly allResponses: RequestHandler[];
  /** Headers for documents that a browser runs or shows: HTML, SVG and worker scripts. */
  readonly documents: RequestHandler;
}

/**
 * Creates the security headers. Pages may load only our own scripts, and only our own pages may frame them.
 */
export function createSecurityHeaders(config: Config): SecurityHeaders {
  const isSecure = config.publicUrl.startsWith('https:');
  const policy = createContentPolicy(config);
  const applyDocumentHeaders = helmet({
    contentSecurityPolicy: false, // a page may set its own policy
    crossOriginOpenerPolicy: false, // the sign-in window communicates with its opener
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
    // Every response already has this header.
    xContentTypeOptions: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  });
  return {
    allResponses: [
      helmet.xContentTypeOptions(),
      helmet.crossOriginResourcePolicy(),
      ...(isSecure ? [helmet.strictTransportSecurity()] : []),
    ],
    documents: (req, res, next) => {
      onHeaders(res, () => {
        if (!isDocument(req, res)) return;
        applyDocumentHeaders(req, res, throwIfError);
        if (!res.hasHeader('content-security-policy')) policy(req, res, throwIfError);
      });
      next();
    },
  };
}

const createContentPolicy = ({ microsoft }: Config) =>
  helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [(_req, res) => ["'self'", ...getInlineScripts(res as Response)].join(' ')],
      styleSrc: ["'self'", "'unsafe-inline'"], // the style engine writes style elements
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...(microsoft ? MICROSOFT_ORIGINS : [])],
      frameSrc: ["'self'", ...(microsoft ? MICROSOFT_ORIGINS : [])], // the silent sign-in uses a frame
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'self'"],
    },
  });

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

/** Allows the inline scripts of a page by their hashes. Call it before sending the page. */
export function allowInlineScripts(res: Response, html: string): void {
  res.locals.inlineScripts = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

const getInlineScripts = ({ locals }: Response): readonly string[] => locals.inlineScripts ?? [];

/**
 * Matches worker scripts. The policy of a worker's script applies to the worker, not the policy of the page
 * that starts it.
 */
const WORKER = /\.worker-[\w-]+\.js$|^\/sw\.js$/;

/** Returns whether a response is a document. An unchanged page (304) has no content type. */
const isDocument = ({ originalUrl }: Request, res: Response): boolean =>
  /html|xml/.test(String(res.getHeader('content-type'))) ||
  WORKER.test(originalUrl) ||
  'inlineScripts' in res.locals;

function throwIfError(error?: unknown): void {
  if (error) throw error;
}
