import type { Duplex } from 'node:stream';
import { AppError, httpStatusOf } from '../errors.ts';

const TOO_LONG = new AppError('TOO_LARGE', 'The address or the headers of the request are too long.');
const MALFORMED = new AppError('BAD_INPUT', 'The request could not be read as HTTP.');

/** Answers what the HTTP parser refuses, like every other refusal (rest.md, Common ground). */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return void socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  }
  const { code, message } = error.code === 'HPE_HEADER_OVERFLOW' ? TOO_LONG : MALFORMED;
  const body = JSON.stringify({ message, code });
  const head = [
    `HTTP/1.1 ${httpStatusOf[code]} ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
