import type { Duplex } from 'node:stream';
import { AppError, HTTP_STATUSES } from '../errors.ts';

const TOO_LONG = new AppError('TOO_LARGE', 'The address or the headers of the request are too long.');
const MALFORMED = new AppError('BAD_INPUT', 'The request could not be read as HTTP.');

/**
 * Responds to a request that the HTTP parser rejects, in the same format as every other error (rest.md,
 * Common ground).
 */
export function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return void socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  }
  const { code, message } = error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : MALFORMED;
  const body = JSON.stringify({ message, code });
  const headerLines = [
    `HTTP/1.1 ${HTTP_STATUSES[code]} ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${headerLines.join('\r\n')}\r\n\r\n${body}`);
}
