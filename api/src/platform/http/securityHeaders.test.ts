import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { readConfig } from '../config.ts';
import { allowInlineScripts, createSecurityHeaders } from './securityHeaders.ts';

// The example of https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP
const INLINE = `<head><script>alert('Hello, world.');</script><script src="/assets/a.js"></script></head>`;

let server: Server;

beforeAll(async () => {
  const { allResponses, documents } = createSecurityHeaders(
    readConfig({ PUBLIC_URL: 'https://floor.example' }),
  );
  const app = express()
    .use(allResponses, documents)
    .get('/page', (_req, res) => {
      allowInlineScripts(res, INLINE);
      res.send(INLINE);
    })
    .get('/plain', (_req, res) => void res.send('<script src="/assets/a.js"></script>'))
    .get('/own', (_req, res) => void res.set('Content-Security-Policy', "default-src 'none'").send('<p>'))
    .get('/sw.js', (_req, res) => void res.type('js').send('self;'))
    .get('/data', (_req, res) => void res.json({}));
  server = createServer(app).listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function fetchHeaders(path: string): Promise<Headers> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.text();
  return response.headers;
}

const fetchPolicy = async (path: string) => (await fetchHeaders(path)).get('content-security-policy');

describe('content security policy', () => {
  it('allows the inline script of a page only by its hash', async () => {
    expect(await fetchPolicy('/page')).toContain(
      "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';",
    );
  });

  it('allows no inline scripts on a page that has none', async () => {
    expect(await fetchPolicy('/plain')).toContain("script-src 'self';");
  });

  it('does not replace a policy that the page sets itself', async () => {
    expect(await fetchPolicy('/own')).toBe("default-src 'none'");
  });

  it('applies to responses with worker scripts', async () => {
    expect(await fetchPolicy('/sw.js')).toContain("default-src 'self';");
  });

  it('repeats the header in a 304 response', async () => {
    const { port } = server.address() as AddressInfo;
    const etag = (await fetchHeaders('/page')).get('etag') ?? '';
    // Sets cache-control, because fetch otherwise sends no-cache.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const response = await fetch(`http://127.0.0.1:${port}/page`, { headers });
    expect(response.status).toBe(304);
    expect(response.headers.get('content-security-policy')).toBe(await fetchPolicy('/page'));
  });
});

test('sends the general security headers with every response, and the document headers only with documents', async () => {
  const headers = await fetchHeaders('/data');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-frame-options')).toBeNull();
  expect((await fetchHeaders('/plain')).get('x-frame-options')).toBe('SAMEORIGIN');
});
