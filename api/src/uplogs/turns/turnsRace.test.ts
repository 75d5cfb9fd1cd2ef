import type { Context } from '../../platform/context.ts';
import { randomNumbers } from '../../testing/randomStore.ts';
import { seed } from '../../testing/seed.ts';
import { TestStore } from '../../testing/testStore.ts';
import { addUpOn, amendUp, deleteUp } from '../upLog.service.ts';
import { reorderUpsOf } from '../upOrder.service.ts';
import { inTurnOn } from './turns.query.ts';
import { checkIn, checkOut, holdTurn, skipTurn, takeNext } from './turns.service.ts';

const CLIENTS = 20;
const DAYS = ['2026-06-17', '2026-06-18'] as const;

let store: TestStore;
let manager: Context;
let people: number[];

beforeEach(async () => {
  store = await TestStore.open();
  manager = await store.contextOfA(1);
  people = [];
  for (let each = 0; each < 5; each++) people.push(await store.employee());
});
afterEach(() => store.close());

interface Kept {
  readonly day: string;
  readonly id: number;
  readonly place: number;
  readonly who: number;
  readonly type: string;
  readonly isTaken: boolean;
}
const kept = () =>
  store.database.rows<Kept>(
    `select l.log_date as day, u.id, u.display_order as place, u.employee_id as who, u.up_type as type,
       coalesce(t.is_taken, false) as "isTaken"
     from up_log_row u join up_log l on l.id = u.up_log_id left join up_turn t on t.up_id = u.id
     order by l.log_date, u.display_order`,
  );

/** Places without gaps, and one row a person that waits. */
async function expectWhole() {
  const rows = await kept();
  for (const day of DAYS) {
    const ofDay = rows.filter(row => row.day === day);
    expect(ofDay.map(({ place }) => place)).toEqual(ofDay.map((_, index) => index + 1));
    const waiting = ofDay.filter(({ type }) => type === 'On Turn').map(({ who }) => who);
    expect(new Set(waiting).size).toBe(waiting.length);
  }
  return rows;
}

it(`of ${CLIENTS} who take the same turn one gets it, and the others learn who is next`, async () => {
  for (const id of people) await checkIn(manager, id);
  for (let turn = 0; turn < 12; turn++) {
    const [head, second] = (await inTurnOn(store.reading, DAYS[0])).waiting;
    const results = await Promise.allSettled(
      Array.from({ length: CLIENTS }, () => takeNext(manager, head?.upId ?? 0)),
    );
    const lost = results.flatMap(each => (each.status === 'rejected' ? [each.reason] : []));
    expect(lost).toHaveLength(CLIENTS - 1);
    for (const { code, message, extensions } of lost) {
      expect([code, extensions.next.upId]).toEqual(['CONFLICT', second?.upId]);
      expect(message).toBe(`${head?.person.name}’s turn was taken already. ${second?.person.name} is next.`);
    }
    expect(head?.person.id).toBe(people[turn % people.length]);
  }
  const rows = await expectWhole();
  const taken = rows.filter(({ isTaken }) => isTaken).map(({ who }) => who);
  expect(taken).toEqual(Array.from({ length: 12 }, (_, turn) => people[turn % people.length]));
});

it('whoever lost takes the turn that they are told of: each takes one, none is lost or doubled', async () => {
  for (const id of people) await checkIn(manager, id);
  const first = (await inTurnOn(store.reading, DAYS[0])).waiting[0]?.upId ?? 0;
  async function insist(upId: number): Promise<number> {
    try {
      await takeNext(manager, upId);
      return upId;
    } catch (error) {
      const { next } = (error as { extensions: { next: { upId: number } } }).extensions;
      return insist(next.upId);
    }
  }
  const took = await Promise.all(Array.from({ length: CLIENTS }, () => insist(first)));
  expect(new Set(took).size).toBe(CLIENTS);
  const rows = await expectWhole();
  const taken = rows.filter(({ isTaken }) => isTaken);
  expect(taken.map(({ id }) => id).sort((a, b) => a - b)).toEqual(took.sort((a, b) => a - b));
  for (const id of people)
    expect(taken.filter(({ who }) => who === id)).toHaveLength(CLIENTS / people.length);
});

it(`acts of every kind at once, around midnight: the turns that were answered as taken are there, each once (SEED=${seed})`, async () => {
  const random = randomNumbers(seed);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  store.clock.set(`${DAYS[0]}T23:59:00Z`);
  for (const id of people) await checkIn(manager, id);
  const taken = new Set<number>();
  const deleted = new Set<number>();
  async function act(): Promise<void> {
    const who = oneOf(people);
    const { waiting } = await inTurnOn(store.reading, store.clock.today());
    const some = oneOf([...waiting.map(({ upId }) => upId), 0]);
    const acts: (() => Promise<unknown>)[] = [
      () => checkIn(manager, who),
      () => checkIn(manager, who),
      () => checkOut(manager, who),
      () => skipTurn(manager, who),
      () => holdTurn(manager, who, random() < 0.5),
      () => addUpOn(manager, store.clock.today(), { employeeId: who, upType: 'Appointment' }),
      () => amendUp(manager, some, { notes: 'waits outside' }),
      () => deleteUp(manager, some).then(() => deleted.add(some)),
      () => reorderUpsOf(manager, store.clock.today(), [some]),
      ...Array.from({ length: 6 }, () => async () => {
        const head = waiting.find(({ isHeld }) => !isHeld)?.upId ?? 0;
        await takeNext(manager, head);
        expect(taken).not.toContain(head);
        taken.add(head);
      }),
    ];
    try {
      await oneOf(acts)();
    } catch (error) {
      // Whoever comes too late is told so; nothing else goes wrong.
      expect(['CONFLICT', 'NOT_FOUND', 'BAD_INPUT']).toContain((error as { code: string }).code);
    }
  }
  for (let round = 0; round < 24; round++) {
    if (round === 12) store.clock.set(`${DAYS[0]}T23:59:59.990Z`);
    const acting = Array.from({ length: CLIENTS }, act);
    if (round === 12) store.clock.set(`${DAYS[1]}T00:00:00Z`);
    await Promise.all(acting);
  }
  const rows = await expectWhole();
  const left = [...taken].filter(id => !deleted.has(id)).sort((a, b) => a - b);
  const stored = rows.filter(({ isTaken }) => isTaken).map(({ id }) => id);
  expect(stored.sort((a, b) => a - b)).toEqual(left);
  expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(DAYS));
  expect(left).not.toHaveLength(0);
});
