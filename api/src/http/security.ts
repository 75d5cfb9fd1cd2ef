import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

const MICROSOFT = ['https://login.microsoftonline.com', 'https://graph.microsoft.com'];

/** What a browser may load and do on our pages: our own scripts, no inline ones, nothing framed but by ourselves. */
export function securityHeaders({ microsoft, publicUrl }: Config): RequestHandler {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
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
  });
}
