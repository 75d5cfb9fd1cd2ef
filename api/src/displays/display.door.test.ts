import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { TestServer } from '../testing/testServer.ts';
import { displayDoor } from './display.door.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** A device that hangs since a moment ago. */
async function hung(): Promise<string> {
  const { body } = await server.anonymous.post('/api/displays/letters');
  const manager = await server.as(1);
  await manager.graphql(
    'mutation ($letters: String!) { pairDisplay(letters: $letters, input: { name: "Wall", boards: [MESSAGE] }) { id } }',
    { letters: body.letters },
  );
  return body.token;
}

/** Asks an instance of this build, on the store of all the others; undefined hands out no page. */
async function asks(token: string, build: string | undefined, etag = '') {
  const { store, config } = server;
  store.clock.advance(1_000);
  const services = { ...store.services, publicUrl: config.publicUrl };
  const door = displayDoor(
    services,
    async () => '{"justSold":[]}',
    async () => (build === undefined ? undefined : { build }),
  );
  const instance = express().use('/api', door).listen(0);
  await once(instance, 'listening');
  const { port } = instance.address() as AddressInfo;
  const headers = { authorization: `Bearer ${token}`, 'if-none-match': etag };
  const answer = await fetch(`http://127.0.0.1:${port}/api/displays/figures`, { headers });
  const body = (answer.status === 200 ? await answer.json() : {}) as { build?: string };
  instance.close();
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', body };
}

it('names the build of the app that it hands out', async () => {
  const { body } = await asks(await hung(), 'june');
  expect(body).toMatchObject({ build: 'june', display: { name: 'Wall' }, justSold: [] });
});

it('never says that the figures of another build stand', async () => {
  const token = await hung();
  const { etag } = await asks(token, 'june');
  expect((await asks(token, 'june', etag)).status).toBe(304);
  const upgraded = await asks(token, 'july', etag);
  expect([upgraded.status, upgraded.body.build]).toEqual([200, 'july']);
  expect((await asks(token, 'july', upgraded.etag)).status).toBe(304);
});

it('names none where the app is not built', async () => {
  const { status, body } = await asks(await hung(), undefined);
  expect([status, 'build' in body]).toEqual([200, false]);
});
