import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

const MICROSOFT = ['https://login.microsoftonline.com', 'https://graph.microsoft.com'];

/** What a browser may load and do on our pages: our own scripts, no inline ones, nothing framed but by ourselves. */
export function securityHeaders({ microsoft, publicUrl }: Config): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  return always(
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
      strictTransportSecurity: isSecure,
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'sameorigin' },
      crossOriginOpenerPolicy: false, // the sign-in window speaks to its opener
    }),
  );
}

/** Sets the headers that a handler sets on every answer: it is asked for them once. */
function always(handler: RequestHandler): RequestHandler {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  handler({} as Request, recorder as unknown as Response, () => {});
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}
