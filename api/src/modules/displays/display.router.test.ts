import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { TestServer } from '../../testing/testServer.ts';
import { createDisplayRouter } from './display.router.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** Pairs a device as a display and returns its token. */
async function pairDevice(): Promise<string> {
  const { body } = await server.anonymous.post('/api/displays/letters');
  const manager = await server.signInAs(1);
  await manager.graphql(
    'mutation ($letters: String!) { pairDisplay(letters: $letters, input: { name: "Wall", boards: [MESSAGE] }) { id } }',
    { letters: body.letters },
  );
  return body.token;
}

/**
 * Requests figures from a server with this build of the web app on the shared store. An undefined build means
 * that the web app is not built.
 */
async function requestFigures(token: string, build: string | undefined, etag = '') {
  const { store, config } = server;
  store.clock.advance(1_000);
  const services = { ...store.services, publicUrl: config.publicUrl };
  const router = createDisplayRouter(
    services,
    async () => '{"justSold":[]}',
    async () => (build === undefined ? undefined : { build }),
  );
  const instance = express().use('/api', router).listen(0);
  await once(instance, 'listening');
  const { port } = instance.address() as AddressInfo;
  const headers = { authorization: `Bearer ${token}`, 'if-none-match': etag };
  const response = await fetch(`http://127.0.0.1:${port}/api/displays/figures`, { headers });
  const body = (response.status === 200 ? await response.json() : {}) as { build?: string };
  instance.close();
  return { status: response.status, etag: response.headers.get('etag') ?? '', body };
}

it('sends the build of the web app with the figures', async () => {
  const { body } = await requestFigures(await pairDevice(), 'june');
  expect(body).toMatchObject({ build: 'june', display: { name: 'Wall' }, justSold: [] });
});

it('sends the figures again for an ETag of another build', async () => {
  const token = await pairDevice();
  const { etag } = await requestFigures(token, 'june');
  expect((await requestFigures(token, 'june', etag)).status).toBe(304);
  const upgraded = await requestFigures(token, 'july', etag);
  expect([upgraded.status, upgraded.body.build]).toEqual([200, 'july']);
  expect((await requestFigures(token, 'july', upgraded.etag)).status).toBe(304);
});

it('returns no build when the web app is not built', async () => {
  const { status, body } = await requestFigures(await pairDevice(), undefined);
  expect([status, 'build' in body]).toEqual([200, false]);
});
