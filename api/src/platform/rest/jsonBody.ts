import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { AppError, badInput } from '../errors.ts';

/** The maximum nesting depth of a body: ten times the depth that any call needs. */
const MAX_DEPTH = 100;

const hasBody: (req: Parameters<RequestHandler>[0]) => boolean = req =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const JSON_TYPE = 'application/json';

const rejectOtherTypes: RequestHandler = (req, _res, next) => {
  if (req.headers['content-type'] !== JSON_TYPE && hasBody(req) && !req.is(JSON_TYPE)) {
    throw new AppError('NOT_JSON', 'The request body must be JSON, with the content type application/json.');
  }
  next();
};

/**
 * Rejects an empty body, deep nesting, and bytes that are not UTF-8, which the store would save as question
 * marks.
 */
function validateBytes(_req: unknown, _res: unknown, body: Buffer, encoding: string): void {
  if (body.length === 0) throw badInput('The request body must be a JSON object.');
  if (encoding !== 'utf-8' || !isUtf8(body)) {
    throw new AppError('NOT_JSON', 'The request body must be JSON in UTF-8.');
  }
  if (measureNesting(body) > MAX_DEPTH) throw badInput('The request body is nested too deeply.');
}

/** Parses JSON bodies in UTF-8 of at most 1 MB, and rejects every other body. */
export const jsonBody: RequestHandler[] = [
  rejectOtherTypes,
  express.json({ limit: '1mb', strict: false, verify: validateBytes }),
];

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]); // [ {
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]); // ] }

/**
 * Returns the nesting depth of lists and objects in a JSON text.
 * JSON.parse accepts any depth, but code that walks the value afterwards may run out of stack.
 */
export function measureNesting(json: Uint8Array): number {
  let level = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index] as number;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText) index += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.has(byte)) deepest = Math.max(deepest, ++level);
    else if (CLOSING.has(byte)) level--;
  }
  return deepest;
}
