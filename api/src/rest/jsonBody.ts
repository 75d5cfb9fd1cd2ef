import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { AppError, badInput } from '../errors.ts';
import { nestingOf } from './nesting.ts';

/** Ten times deeper than anything that a call reads. */
const DEEPEST = 100;

const hasBody: (req: Parameters<RequestHandler>[0]) => boolean = req =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const JSON_TYPE = 'application/json';

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (req.headers['content-type'] !== JSON_TYPE && hasBody(req) && !req.is(JSON_TYPE)) {
    throw new AppError('NOT_JSON', 'The body must be JSON, with the content type application/json.');
  }
  next();
};

/** Refuses an empty body, bytes that are no UTF-8 (they would be stored as question marks), and deep nesting. */
function refuseOtherBytes(_req: unknown, _res: unknown, body: Buffer, encoding: string): void {
  if (body.length === 0) throw badInput('The body must be a JSON object.');
  if (encoding !== 'utf-8' || !isUtf8(body)) {
    throw new AppError('NOT_JSON', 'The body must be JSON in UTF-8.');
  }
  if (nestingOf(body) > DEEPEST) throw badInput('The body is nested too deeply.');
}

/** JSON bodies in UTF-8 of at most 1 MB; anything else that has a body is refused. */
export const jsonBody: RequestHandler[] = [
  refuseOtherTypes,
  express.json({ limit: '1mb', strict: false, verify: refuseOtherBytes }),
];
