import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { act, compare, countsOf, linesOf, storedDeals } from '../testing/comparing.ts';
import { sentLongAgo } from '../testing/sentSheet.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.as(3);
});
afterAll(() => server.stop());

describe('for any store and file', () => {
  const cents = fc.option(fc.integer({ min: -100_000, max: 100_000 }), { nil: null });
  const deal = fc.record({ front: cents, back: cents });
  const line = fc.record({
    of: fc.nat(8),
    front: fc.oneof(cents, fc.constant('n/a')),
    back: cents,
    named: fc.boolean(),
  });
  const text = (amount: number | string | null) =>
    typeof amount === 'number' ? (amount / 100).toFixed(2) : amount;
  const add = (one: number, other: number) => one + other;
  let month = 0;

  it('taking theirs makes the next comparison equal, and undo gives everything back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deal, { maxLength: 8 }),
        fc.array(line, { minLength: 1, maxLength: 10 }),
        async (deals, lines) => {
          await sentLongAgo(server.store);
          month += 1;
          const when = `20${40 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
          const first = 100_000 + month * 100;
          const numbers = deals.map((_, index) => first + index);
          for (const [index, { front, back }] of deals.entries())
            await server.store.soldDeal(`${when}-03` as never, {
              number: first + index,
              front_gross: front === null ? null : front / 100,
              back_gross: back === null ? null : back / 100,
            });
          const cells = lines.map(({ of, front, back, named }) => [
            named ? String(first + of) : null,
            null,
            null,
            null,
            text(front),
            text(back),
          ]);
          // A head is believed when one of its cells can be read.
          const readable = [null, null, null, null, '1.00', '1.00'];
          const filled = [...cells.filter(row => row.some(cell => cell !== null)), readable];
          const before = await storedDeals(server.store, numbers);
          const made = await compare(manager, filled, when);
          const sum = (name: string) =>
            made.groups.reduce(
              (all: number, group: Record<string, number>) => all + Math.round((group[name] ?? 0) * 100),
              0,
            );
          expect([sum('theirs'), sum('ours'), sum('difference')]).toEqual(
            [made.theirs, made.ours, made.difference].map(amount => Math.round(amount * 100)),
          );
          const inFile = filled.filter(row => row[4] !== 'n/a').map(row => Number(row[4]) + Number(row[5]));
          const inStore = deals.map(({ front, back }) => ((front ?? 0) + (back ?? 0)) / 100);
          expect(made.theirs).toBeCloseTo(inFile.reduce(add, 0), 6);
          expect(made.ours).toBeCloseTo(inStore.reduce(add, 0), 6);
          const [equal, differs, onlyFile, onlyHere, unreadable] = made.groups;
          const paired = (await linesOf(manager, made.id, 'UNREADABLE')).filter(
            ({ version }: { version: number }) => version !== null,
          ).length;
          expect(equal.count + differs.count + onlyFile.count + unreadable.count).toBe(filled.length);
          expect(equal.count + differs.count + onlyHere.count + paired).toBe(deals.length);
          if (differs.count === 0) return;
          const { data } = await act(manager, `takeTheirs(id: ${made.id})`);
          const again = await compare(manager, filled, when);
          expect(countsOf(again)).toEqual([
            equal.count + differs.count,
            0,
            onlyFile.count,
            onlyHere.count,
            unreadable.count,
          ]);
          await act(manager, `undoComparisonAct(actId: ${data.takeTheirs.actId})`);
          deepStrictEqual(await storedDeals(server.store, numbers), before);
        },
      ),
      { numRuns: 25 },
    );
  });
});
