import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(1);
});
afterAll(() => server.stop());

async function fetchData(query: string) {
  const { data, errors } = await manager.graphql(query);
  expect(errors).toBeUndefined();
  return data;
}

const addUp = async (): Promise<number> =>
  (await fetchData('mutation { addUp(day: "2026-06-01") { id } }')).addUp.id;

describe('absent argument', () => {
  it('unlinks the deal of an up when the deal number is absent, as it does when the number is null', async () => {
    const number = await server.store.insertDeal();
    const id = await addUp();
    for (const argument of ['', ', dealNumber: null']) {
      await fetchData(`mutation { linkDeal(upId: ${id}, dealNumber: ${number}) { deal { number } } }`);
      expect(await fetchData(`mutation { linkDeal(upId: ${id}${argument}) { deal { number } } }`)).toEqual({
        linkDeal: { deal: null },
      });
    }
  });

  it('unlinks the previous visit of an up when its id is absent, as it does when the id is null', async () => {
    const before = await addUp();
    const id = await addUp();
    for (const argument of ['', ', beforeId: null']) {
      await fetchData(
        `mutation { linkVisitBefore(upId: ${id}, beforeId: ${before}) { visitBefore { id } } }`,
      );
      expect(
        await fetchData(`mutation { linkVisitBefore(upId: ${id}${argument}) { visitBefore { id } } }`),
      ).toEqual({ linkVisitBefore: { visitBefore: null } });
    }
  });

  it('lists the employees of all positions when the argument is absent, as it does when the argument is null', async () => {
    const { all, forNull } = await fetchData(
      '{ all: employees { id } forNull: employees(position: null) { id } }',
    );
    expect(all).toHaveLength(1);
    expect(forNull).toEqual(all);
  });
});
