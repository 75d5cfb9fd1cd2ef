import express, { type RequestHandler } from 'express';
import { AppError } from '../errors.ts';

const hasBody: (req: Parameters<RequestHandler>[0]) => boolean = req =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && !req.is('application/json')) {
    throw new AppError('NOT_JSON', 'The body must be JSON, with the content type application/json.');
  }
  next();
};

/** JSON bodies of at most 1 MB; anything else that has a body is refused. */
export const jsonBody: RequestHandler[] = [refuseOtherTypes, express.json({ limit: '1mb', strict: false })];
