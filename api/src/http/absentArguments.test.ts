import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(1);
});
afterAll(() => server.stop());

async function dataOf(query: string) {
  const { data, errors } = await manager.graphql(query);
  expect(errors).toBeUndefined();
  return data;
}

const addUp = async (): Promise<number> =>
  (await dataOf('mutation { addUp(day: "2026-06-01") { id } }')).addUp.id;

describe('an argument that is left out means the same as null', () => {
  it('unlinks a deal', async () => {
    const number = await server.store.deal();
    const id = await addUp();
    for (const argument of ['', ', dealNumber: null']) {
      await dataOf(`mutation { linkDeal(upId: ${id}, dealNumber: ${number}) { deal { number } } }`);
      expect(await dataOf(`mutation { linkDeal(upId: ${id}${argument}) { deal { number } } }`)).toEqual({
        linkDeal: { deal: null },
      });
    }
  });

  it('unlinks a visit before', async () => {
    const before = await addUp();
    const id = await addUp();
    for (const argument of ['', ', beforeId: null']) {
      await dataOf(`mutation { linkVisitBefore(upId: ${id}, beforeId: ${before}) { visitBefore { id } } }`);
      expect(
        await dataOf(`mutation { linkVisitBefore(upId: ${id}${argument}) { visitBefore { id } } }`),
      ).toEqual({ linkVisitBefore: { visitBefore: null } });
    }
  });

  it('lists the employees of all positions', async () => {
    const { all, ofNull } = await dataOf(
      '{ all: employees { id } ofNull: employees(position: null) { id } }',
    );
    expect(all).toHaveLength(1);
    expect(ofNull).toEqual(all);
  });
});
