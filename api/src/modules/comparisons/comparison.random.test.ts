import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { propertyTestOptions } from '../../testing/api/propertyTests.ts';
import {
  backdateUploads,
  COMPARISON_FIELDS,
  compareLines,
  getGroupCounts,
  queryComparisonLines,
  readDeals,
  runComparisonAction,
} from '../../testing/setup/sheets.ts';
import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  manager = await server.signInAs(3);
});
afterAll(() => server.stop());

describe('a comparison of random deals with a random file', () => {
  const cents = fc.option(fc.integer({ min: -100_000, max: 100_000 }), { nil: null });
  const deal = fc.record({ front: cents, back: cents });
  const line = fc.record({
    dealIndex: fc.nat(8),
    front: fc.oneof(cents, fc.constant('n/a')),
    back: cents,
    hasDealNumber: fc.boolean(),
  });
  const formatAmount = (amount: number | string | null) =>
    typeof amount === 'number' ? (amount / 100).toFixed(2) : amount;
  const addNumbers = (one: number, other: number) => one + other;
  let month = 0;

  it('shows no differences after the amounts of a random file are taken, and restores every deal on undo', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deal, { maxLength: 8 }),
        fc.array(line, { minLength: 1, maxLength: 10 }),
        async (deals, lines) => {
          await backdateUploads(server.store);
          month += 1;
          const monthText = `20${40 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
          const first = 100_000 + month * 100;
          const numbers = deals.map((_, index) => first + index);
          for (const [index, { front, back }] of deals.entries())
            await server.store.insertSoldDeal(`${monthText}-03` as never, {
              number: first + index,
              front_gross: front === null ? null : front / 100,
              back_gross: back === null ? null : back / 100,
            });
          const cells = lines.map(({ dealIndex, front, back, hasDealNumber }) => [
            hasDealNumber ? String(first + dealIndex) : null,
            null,
            null,
            null,
            formatAmount(front),
            formatAmount(back),
          ]);
          // The file needs a readable line, because a header row is recognized only when a cell below it can
          // be read.
          const readable = [null, null, null, null, '1.00', '1.00'];
          const filled = [...cells.filter(row => row.some(cell => cell !== null)), readable];
          const before = await readDeals(server.store, numbers);
          const initial = await compareLines(manager, filled, monthText);
          const sum = (name: string) =>
            initial.groups.reduce(
              (all: number, group: Record<string, number>) => all + Math.round((group[name] ?? 0) * 100),
              0,
            );
          expect([sum('theirs'), sum('ours'), sum('difference')]).toEqual(
            [initial.theirs, initial.ours, initial.difference].map(amount => Math.round(amount * 100)),
          );
          const inFile = filled.filter(row => row[4] !== 'n/a').map(row => Number(row[4]) + Number(row[5]));
          const inStore = deals.map(({ front, back }) => ((front ?? 0) + (back ?? 0)) / 100);
          expect(initial.theirs).toBeCloseTo(inFile.reduce(addNumbers, 0), 6);
          expect(initial.ours).toBeCloseTo(inStore.reduce(addNumbers, 0), 6);
          const [equal, differs, onlyFile, onlyHere, unreadable] = initial.groups;
          const paired = (await queryComparisonLines(manager, initial.id, 'UNREADABLE')).filter(
            ({ version }: { version: number }) => version !== null,
          ).length;
          expect(equal.count + differs.count + onlyFile.count + unreadable.count).toBe(filled.length);
          expect(equal.count + differs.count + onlyHere.count + paired).toBe(deals.length);
          if (differs.count === 0) return;
          const { data } = await runComparisonAction(manager, `takeTheirs(id: ${initial.id})`);
          const again = await compareLines(manager, filled, monthText);
          expect(getGroupCounts(again)).toEqual([
            equal.count + differs.count,
            0,
            onlyFile.count,
            onlyHere.count,
            unreadable.count,
          ]);
          await runComparisonAction(manager, `undoComparisonAct(actId: ${data.takeTheirs.actId})`);
          deepStrictEqual(await readDeals(server.store, numbers), before);
        },
      ),
      propertyTestOptions(25),
    );
  });

  /** A step of a user: the action, and the index of the line that it applies to. */
  const step = fc.record({
    action: fc.constantFrom('take', 'keep', 'handOn', 'match', 'confirm', 'undo'),
    at: fc.nat(20),
    deal: fc.nat(9),
  });
  const GROUPS = ['EQUAL', 'DIFFERS', 'ONLY_FILE', 'ONLY_HERE', 'UNREADABLE'];
  const toCents = (dollars: number) => Math.round(dollars * 100);

  it('keeps the sums of the groups consistent with the totals of the comparison after every action, and restores all deals on undo', async () => {
    const office = await server.signInAs(4);
    await fc.assert(
      fc.asyncProperty(
        fc.array(deal, { minLength: 1, maxLength: 6 }),
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.array(step, { minLength: 1, maxLength: 10 }),
        async (deals, lines, steps) => {
          await backdateUploads(server.store);
          month += 1;
          const monthText = `20${40 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
          const first = 100_000 + month * 100;
          const numbers = deals.map((_, index) => first + index);
          // Every third deal was sold in another period, so only a match by hand adds the deal to the
          // comparison.
          for (const [index, { front, back }] of deals.entries())
            await server.store.insertSoldDeal((index % 3 === 2 ? '2039-01-05' : `${monthText}-03`) as never, {
              number: first + index,
              front_gross: front === null ? null : front / 100,
              back_gross: back === null ? null : back / 100,
            });
          const cells = lines.map(({ dealIndex, front, back, hasDealNumber }) => [
            String(hasDealNumber ? first + dealIndex : first + 50 + dealIndex),
            null,
            null,
            null,
            formatAmount(front),
            formatAmount(back),
          ]);
          const before = await readDeals(server.store, numbers);
          const initial = await compareLines(
            manager,
            [...cells, [null, null, null, null, '1.00', '1.00']],
            monthText,
          );
          const readComparison = async () => {
            const { data } = await office.graphql(
              `{ comparison(id: ${initial.id}) { ${COMPARISON_FIELDS} } }`,
            );
            const all = [];
            for (const group of GROUPS) all.push(...(await queryComparisonLines(office, initial.id, group)));
            return { comparison: data.comparison, lines: all };
          };
          const assertConsistent = async () => {
            const { comparison, lines: all } = await readComparison();
            for (const side of ['theirs', 'ours', 'difference'])
              expect(
                comparison.groups.reduce(
                  (sum: number, group: Record<string, number>) => sum + toCents(group[side] ?? 0),
                  0,
                ),
              ).toBe(toCents(comparison[side]));
            expect(comparison.theirs).toBe(initial.theirs);
            const open = all.filter(({ isOpen }) => isOpen);
            const undecided = open
              .flatMap(({ amounts }) => amounts)
              .filter(({ decision }) => decision === null)
              .reduce((sum, { difference }) => sum + Math.abs(toCents(difference)), 0);
            expect(toCents(comparison.openAmount)).toBe(undecided);
            expect(comparison.openCount).toBe(open.length);
            expect(comparison.handedOnCount).toBe(
              open.filter(({ handedOnBy }) => handedOnBy !== null).length,
            );
            const dealNumbers = all.filter(({ version }) => version !== null).map(({ number }) => number);
            expect(new Set(dealNumbers).size).toBe(dealNumbers.length);
            return all;
          };
          const actionIds: number[] = [];
          for (const { action: kind, at, deal: dealIndex } of steps) {
            const all = await assertConsistent();
            const { place } = all[at % all.length];
            const args = `id: ${initial.id}, lines: [{ place: ${place} }]`;
            const calls: Record<string, string> = {
              take: `takeTheirs(${args})`,
              keep: `keepOurs(${args}, note: "n")`,
              handOn: `handOn(${args}, note: "w")`,
              match: `matchLine(id: ${initial.id}, place: ${place}, number: ${first + dealIndex})`,
              confirm: `confirmEqual(id: ${initial.id})`,
              undo: `undoComparisonAct(actId: ${actionIds.at(-1) ?? 0})`,
            };
            const client = kind === 'take' || kind === 'undo' ? manager : office;
            const { data, errors } = await runComparisonAction(client, calls[kind] ?? '');
            if (errors)
              expect(errors[0].extensions.code).toMatch(/^(BAD_INPUT|CONFLICT|NOT_FOUND|FORBIDDEN)$/);
            else if (kind === 'undo') actionIds.pop();
            else actionIds.push((Object.values(data)[0] as { actId: number }).actId);
          }
          await assertConsistent();
          for (const actionId of actionIds.reverse()) {
            const { errors } = await runComparisonAction(manager, `undoComparisonAct(actId: ${actionId})`);
            // Only office staff may undo ticks of Confirmed?.
            if (errors)
              expect(
                (await runComparisonAction(office, `undoComparisonAct(actId: ${actionId})`)).errors,
              ).toBeUndefined();
          }
          const { comparison } = await readComparison();
          expect({ ...comparison, acts: [] }).toEqual({ ...initial, acts: [] });
          deepStrictEqual(await readDeals(server.store, numbers), before);
        },
      ),
      propertyTestOptions(25),
    );
  });
});
