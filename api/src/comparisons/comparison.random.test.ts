import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { act, COMPARISON, compare, countsOf, linesOf, storedDeals } from '../testing/comparing.ts';
import { fuzzing } from '../testing/fuzzing.ts';
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
      fuzzing(25),
    );
  });

  /** A step of a person at a desk: what they do, and to which of the lines that stand there. */
  const step = fc.record({
    act: fc.constantFrom('take', 'keep', 'handOn', 'match', 'confirm', 'undo'),
    at: fc.nat(20),
    deal: fc.nat(9),
  });
  const GROUPS = ['EQUAL', 'DIFFERS', 'ONLY_FILE', 'ONLY_HERE', 'UNREADABLE'];
  const round = (dollars: number) => Math.round(dollars * 100);

  it('whatever is done to lines, groups explain the difference and what is open adds up; undone, all is as it was', async () => {
    const office = await server.as(4);
    await fc.assert(
      fc.asyncProperty(
        fc.array(deal, { minLength: 1, maxLength: 6 }),
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.array(step, { minLength: 1, maxLength: 10 }),
        async (deals, lines, steps) => {
          await sentLongAgo(server.store);
          month += 1;
          const when = `20${40 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
          const first = 100_000 + month * 100;
          const numbers = deals.map((_, index) => first + index);
          // Every third was sold in another period: only a match by hand brings it in.
          for (const [index, { front, back }] of deals.entries())
            await server.store.soldDeal((index % 3 === 2 ? '2039-01-05' : `${when}-03`) as never, {
              number: first + index,
              front_gross: front === null ? null : front / 100,
              back_gross: back === null ? null : back / 100,
            });
          const cells = lines.map(({ of, front, back, named }) => [
            String(named ? first + of : first + 50 + of),
            null,
            null,
            null,
            text(front),
            text(back),
          ]);
          const before = await storedDeals(server.store, numbers);
          const made = await compare(manager, [...cells, [null, null, null, null, '1.00', '1.00']], when);
          const shown = async () => {
            const { data } = await office.graphql(`{ comparison(id: ${made.id}) { ${COMPARISON} } }`);
            const all = [];
            for (const group of GROUPS) all.push(...(await linesOf(office, made.id, group)));
            return { comparison: data.comparison, lines: all };
          };
          const holds = async () => {
            const { comparison, lines: all } = await shown();
            for (const side of ['theirs', 'ours', 'difference'])
              expect(
                comparison.groups.reduce(
                  (sum: number, group: Record<string, number>) => sum + round(group[side] ?? 0),
                  0,
                ),
              ).toBe(round(comparison[side]));
            expect(comparison.theirs).toBe(made.theirs);
            const open = all.filter(({ isOpen }) => isOpen);
            const undecided = open
              .flatMap(({ amounts }) => amounts)
              .filter(({ decision }) => decision === null)
              .reduce((sum, { difference }) => sum + Math.abs(round(difference)), 0);
            expect(round(comparison.openAmount)).toBe(undecided);
            expect(comparison.openCount).toBe(open.length);
            expect(comparison.handedOnCount).toBe(
              open.filter(({ handedOnBy }) => handedOnBy !== null).length,
            );
            const held = all.filter(({ version }) => version !== null).map(({ number }) => number);
            expect(new Set(held).size).toBe(held.length);
            return all;
          };
          const done: number[] = [];
          for (const { act: what, at, deal: nth } of steps) {
            const all = await holds();
            const { place } = all[at % all.length];
            const of = `id: ${made.id}, lines: [{ place: ${place} }]`;
            const calls: Record<string, string> = {
              take: `takeTheirs(${of})`,
              keep: `keepOurs(${of}, note: "n")`,
              handOn: `handOn(${of}, note: "w")`,
              match: `matchLine(id: ${made.id}, place: ${place}, number: ${first + nth})`,
              confirm: `confirmEqual(id: ${made.id})`,
              undo: `undoComparisonAct(actId: ${done.at(-1) ?? 0})`,
            };
            const who = what === 'take' || what === 'undo' ? manager : office;
            const { data, errors } = await act(who, calls[what] ?? '');
            if (errors)
              expect(errors[0].extensions.code).toMatch(/^(BAD_INPUT|CONFLICT|NOT_FOUND|FORBIDDEN)$/);
            else if (what === 'undo') done.pop();
            else done.push((Object.values(data)[0] as { actId: number }).actId);
          }
          await holds();
          for (const actId of done.reverse()) {
            const { errors } = await act(manager, `undoComparisonAct(actId: ${actId})`);
            // Ticks are office staff's.
            if (errors)
              expect((await act(office, `undoComparisonAct(actId: ${actId})`)).errors).toBeUndefined();
          }
          const { comparison } = await shown();
          expect({ ...comparison, acts: [] }).toEqual({ ...made, acts: [] });
          deepStrictEqual(await storedDeals(server.store, numbers), before);
        },
      ),
      fuzzing(25),
    );
  });
});
