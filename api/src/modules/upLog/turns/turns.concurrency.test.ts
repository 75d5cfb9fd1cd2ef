import type { Context } from '../../../platform/context.ts';
import { seed } from '../../../testing/api/propertyTests.ts';
import { createRandomNumbers } from '../../../testing/reports/randomStore.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { addUpToDay, deleteUp, reorderUpsOfDay, updateUp } from '../entries/upLog.service.ts';
import { getRotation } from './turns.query.ts';
import { checkIn, checkOut, holdTurn, skipTurn, takeNext } from './turns.service.ts';

const CLIENTS = 20;
const DAYS = ['2026-06-17', '2026-06-18'] as const;

let store: TestStore;
let manager: Context;
let people: number[];

beforeEach(async () => {
  store = await TestStore.open();
  manager = await store.createContextForPosition(1);
  people = [];
  for (let each = 0; each < 5; each++) people.push(await store.insertEmployee());
});
afterEach(() => store.close());

interface StoredTurn {
  readonly day: string;
  readonly id: number;
  readonly place: number;
  readonly employeeId: number;
  readonly type: string;
  readonly isTaken: boolean;
}
const listStoredTurns = () =>
  store.database.rows<StoredTurn>(
    `select l.log_date as day, u.id, u.display_order as place, u.employee_id as "employeeId", u.up_type as type,
       coalesce(t.is_taken, false) as "isTaken"
     from up_log_row u join up_log l on l.id = u.up_log_id left join up_turn t on t.up_id = u.id
     order by l.log_date, u.display_order`,
  );

/**
 * Returns the rows of the log. Checks that positions have no gaps and that each person has at most one
 * waiting row.
 */
async function readConsistentLog() {
  const rows = await listStoredTurns();
  for (const day of DAYS) {
    const rowsOfDay = rows.filter(row => row.day === day);
    expect(rowsOfDay.map(({ place }) => place)).toEqual(rowsOfDay.map((_, index) => index + 1));
    const waitingEmployeeIds = rowsOfDay
      .filter(({ type }) => type === 'On Turn')
      .map(({ employeeId }) => employeeId);
    expect(new Set(waitingEmployeeIds).size).toBe(waitingEmployeeIds.length);
  }
  return rows;
}

it(`assigns a turn to only one of ${CLIENTS} concurrent clients, and returns the next person to the rejected clients`, async () => {
  for (const id of people) await checkIn(manager, id);
  for (let turn = 0; turn < 12; turn++) {
    const [nextTurn, second] = (await getRotation(store.readContext, DAYS[0])).waiting;
    const results = await Promise.allSettled(
      Array.from({ length: CLIENTS }, () => takeNext(manager, nextTurn?.upId ?? 0)),
    );
    const errors = results.flatMap(each => (each.status === 'rejected' ? [each.reason] : []));
    expect(errors).toHaveLength(CLIENTS - 1);
    for (const { code, message, extensions } of errors) {
      expect([code, extensions.next.upId]).toEqual(['CONFLICT', second?.upId]);
      expect(message).toBe(
        `${nextTurn?.person.name}’s place in line was already used. ${second?.person.name} is next up.`,
      );
    }
    expect(nextTurn?.person.id).toBe(people[turn % people.length]);
  }
  const rows = await readConsistentLog();
  const employeeIds = rows.filter(({ isTaken }) => isTaken).map(({ employeeId }) => employeeId);
  expect(employeeIds).toEqual(Array.from({ length: 12 }, (_, turn) => people[turn % people.length]));
});

it('assigns exactly one turn to every client when rejected clients retry with the turn named in their error', async () => {
  for (const id of people) await checkIn(manager, id);
  const first = (await getRotation(store.readContext, DAYS[0])).waiting[0]?.upId ?? 0;
  async function takeUntilAccepted(upId: number): Promise<number> {
    try {
      await takeNext(manager, upId);
      return upId;
    } catch (error) {
      const { next } = (error as { extensions: { next: { upId: number } } }).extensions;
      return takeUntilAccepted(next.upId);
    }
  }
  const takenIds = await Promise.all(Array.from({ length: CLIENTS }, () => takeUntilAccepted(first)));
  expect(new Set(takenIds).size).toBe(CLIENTS);
  const rows = await readConsistentLog();
  const takenRows = rows.filter(({ isTaken }) => isTaken);
  expect(takenRows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(takenIds.sort((a, b) => a - b));
  for (const id of people)
    expect(takenRows.filter(({ employeeId }) => employeeId === id)).toHaveLength(CLIENTS / people.length);
});

it(`keeps every acknowledged turn exactly once when actions run concurrently around midnight (SEED=${seed})`, async () => {
  const random = createRandomNumbers(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  store.clock.set(`${DAYS[0]}T23:59:00Z`);
  for (const id of people) await checkIn(manager, id);
  const takenUpIds = new Set<number>();
  const deletedUpIds = new Set<number>();
  async function runRandomAction(): Promise<void> {
    const personId = pick(people);
    const { waiting } = await getRotation(store.readContext, store.clock.today());
    const randomUpId = pick([...waiting.map(({ upId }) => upId), 0]);
    const actions: (() => Promise<unknown>)[] = [
      () => checkIn(manager, personId),
      () => checkIn(manager, personId),
      () => checkOut(manager, personId),
      () => skipTurn(manager, personId),
      () => holdTurn(manager, personId, random() < 0.5),
      () => addUpToDay(manager, store.clock.today(), { employeeId: personId, upType: 'Appointment' }),
      () => updateUp(manager, randomUpId, { notes: 'waits outside' }),
      () => deleteUp(manager, randomUpId).then(() => deletedUpIds.add(randomUpId)),
      () => reorderUpsOfDay(manager, store.clock.today(), [randomUpId]),
      ...Array.from({ length: 6 }, () => async () => {
        const nextUpId = waiting.find(({ isHeld }) => !isHeld)?.upId ?? 0;
        await takeNext(manager, nextUpId);
        expect(takenUpIds).not.toContain(nextUpId);
        takenUpIds.add(nextUpId);
      }),
    ];
    try {
      await pick(actions)();
    } catch (error) {
      // A late action may be rejected with one of these codes. No other error may occur.
      expect(['CONFLICT', 'NOT_FOUND', 'BAD_INPUT']).toContain((error as { code: string }).code);
    }
  }
  for (let round = 0; round < 24; round++) {
    if (round === 12) store.clock.set(`${DAYS[0]}T23:59:59.990Z`);
    const pendingActions = Array.from({ length: CLIENTS }, runRandomAction);
    if (round === 12) store.clock.set(`${DAYS[1]}T00:00:00Z`);
    await Promise.all(pendingActions);
  }
  const rows = await readConsistentLog();
  const expectedIds = [...takenUpIds].filter(id => !deletedUpIds.has(id)).sort((a, b) => a - b);
  const storedIds = rows.filter(({ isTaken }) => isTaken).map(({ id }) => id);
  expect(storedIds.sort((a, b) => a - b)).toEqual(expectedIds);
  expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(DAYS));
  expect(expectedIds).not.toHaveLength(0);
});
