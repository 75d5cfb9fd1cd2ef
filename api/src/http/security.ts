import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import onHeaders from 'on-headers';
import type { Config } from '../config.ts';

const MICROSOFT = ['https://login.microsoftonline.com', 'https://graph.microsoft.com'];

/** What protects an answer of any kind; the rest of helmet's headers speak of documents. */
const OF_ANSWERS = ['x-content-type-options', 'strict-transport-security', 'cross-origin-resource-policy'];
const POLICY = 'content-security-policy';

export interface SecurityHeaders {
  /** For every answer. */
  readonly answers: RequestHandler;
  /** For what a browser runs or shows as a page of its own: HTML, SVG, and the scripts of workers. */
  readonly documents: RequestHandler;
  /** The policy of a page that has scripts within it: those, by their hashes, and our files. */
  policyOf(html: string): string;
}

/** What a browser may load and do on our pages: our own scripts, nothing framed but by ourselves. */
export function securityHeaders(config: Config): SecurityHeaders {
  const all = headersOf(helmetOf(config));
  const policy = all.get(POLICY) ?? '';
  const ofAnswers = new Map([...all].filter(([name]) => OF_ANSWERS.includes(name)));
  const ofDocuments = [...all].filter(([name]) => !OF_ANSWERS.includes(name));
  return {
    answers: (_req, res, next) => {
      res.setHeaders(ofAnswers);
      next();
    },
    documents: (req, res, next) => {
      onHeaders(res, () => {
        if (!isDocument(req, res)) return;
        for (const [name, value] of ofDocuments) if (!res.hasHeader(name)) res.setHeader(name, value);
      });
      next();
    },
    policyOf: html => policy.replace("script-src 'self'", ["script-src 'self'", ...hashesOf(html)].join(' ')),
  };
}

const helmetOf = ({ microsoft, publicUrl }: Config) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
    crossOriginOpenerPolicy: false, // the sign-in window speaks to its opener
  });

/** The headers that a handler sets on every answer, by their names in small letters: it is asked for them once. */
function headersOf(handler: (req: IncomingMessage, res: Response, next: () => void) => void) {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  handler({} as Request, recorder as unknown as Response, () => {});
  return headers;
}

/** A worker has the policy that comes with its own script, and not that of the page which starts it. */
const WORKER = /\.worker-[^/]+\.js$/;

const isDocument = ({ originalUrl }: Request, res: Response): boolean =>
  /html|xml/.test(String(res.getHeader('content-type'))) || WORKER.test(originalUrl);

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

const hashesOf = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
