import type { Context } from '../../../platform/context.ts';
import { TestStore } from '../../../testing/testStore.ts';
import { addUpToDay, deleteUp, updateUp } from '../entries/upLog.service.ts';
import { getUpsOfDay } from '../up.query.ts';
import { getRotation } from './turns.query.ts';
import { checkIn, checkOut, holdTurn, skipTurn, takeNext } from './turns.service.ts';

const TODAY = '2026-06-17';

let store: TestStore;
let manager: Context;
let ann: number;
let bob: number;
let cy: number;

beforeEach(async () => {
  store = await TestStore.open();
  manager = await store.createContextForPosition(1);
  [ann, bob, cy] = [
    await store.insertEmployee({ name: 'Ann Ames' }),
    await store.insertEmployee({ name: 'Bob Baker' }),
    await store.insertEmployee({ name: 'Cy Cole' }),
  ];
});
afterEach(() => store.close());

const getToday = () => getRotation(store.readContext, TODAY);
const listNames = async () =>
  (await getToday()).waiting.map(({ person, isHeld }) => person.name.split(' ')[0] + (isHeld ? ' held' : ''));
const listCounts = async () =>
  (await getToday()).taken.map(({ person, taken, skipped }) => [person.name, taken, skipped]);
const getNextUpId = async () => (await getToday()).waiting.find(({ isHeld }) => !isHeld)?.upId ?? 0;
const listLog = async () =>
  (await getUpsOfDay(store.database, TODAY)).rows.map(({ employeeId, upType, timeUp, customerName }) => [
    employeeId,
    upType,
    timeUp,
    customerName,
  ]);
const checkInAll = async () => {
  for (const id of [ann, bob, cy]) await checkIn(manager, id);
};

it('shows the rotation from the first waiting row until 14 days after the last waiting row', async () => {
  expect(await getToday()).toMatchObject({ isUsed: false, waiting: [], taken: [] });
  await addUpToDay(manager, TODAY, { employeeId: ann, upType: 'Fresh Up' });
  expect((await getToday()).isUsed).toBe(false);
  const { row } = await addUpToDay(manager, TODAY, { employeeId: ann, upType: 'On Turn' }); // typed by hand
  expect(await getToday()).toMatchObject({ isUsed: true, waiting: [{ upId: row.id }] });
  await takeNext(manager, row.id);
  expect((await getRotation(store.readContext, '2026-07-01')).isUsed).toBe(true);
  expect((await getRotation(store.readContext, '2026-07-02')).isUsed).toBe(false);
});

it('adds one On Turn row at the end on check-in, and removes only that row on check-out', async () => {
  await checkIn(manager, ann);
  await addUpToDay(manager, TODAY, { employeeId: bob, upType: 'Appointment' });
  await checkIn(manager, bob);
  await checkIn(manager, ann);
  const emptyFields = [null, ''];
  expect(await listLog()).toEqual([
    [ann, 'On Turn', ...emptyFields],
    [bob, 'Appointment', ...emptyFields],
    [bob, 'On Turn', ...emptyFields],
  ]);
  await checkOut(manager, bob);
  await checkOut(manager, bob);
  expect(await listNames()).toEqual(['Ann']);
  expect(await listLog()).toHaveLength(2);
});

it('turns the next row into a Fresh Up with the current time, and queues its salesperson again at the end', async () => {
  await checkInAll();
  await takeNext(manager, await getNextUpId(), 'Mary Smith');
  await takeNext(manager, await getNextUpId());
  expect(await listNames()).toEqual(['Cy', 'Ann', 'Bob']);
  expect((await listLog()).slice(0, 2)).toEqual([
    [ann, 'Fresh Up', '15:00', 'Mary Smith'],
    [bob, 'Fresh Up', '15:00', ''],
  ]);
  expect(await listCounts()).toEqual([
    ['Ann Ames', 1, 0],
    ['Bob Baker', 1, 0],
  ]);
});

it('uses up a waiting turn when its salesperson takes a customer out of rotation, but not for an appointment or a be-back', async () => {
  await checkInAll();
  const { row } = await addUpToDay(manager, TODAY, { employeeId: ann, upType: 'Appointment' });
  await updateUp(manager, row.id, { upType: 'B-Back' });
  expect(await listNames()).toEqual(['Ann', 'Bob', 'Cy']);
  await updateUp(manager, row.id, { upType: 'Fresh Up' });
  expect(await listNames()).toEqual(['Bob', 'Cy']);
  expect(await listCounts()).toEqual([]);
  await checkIn(manager, ann); // the used-up row waits again
  expect(await listNames()).toEqual(['Bob', 'Cy', 'Ann']);
  expect(await listLog()).toHaveLength(4);
});

describe('a held turn that a customer used up', () => {
  let freshUpId: number;
  beforeEach(async () => {
    await checkInAll();
    await holdTurn(manager, ann, true);
    freshUpId = (await addUpToDay(manager, TODAY, { employeeId: ann, upType: 'Fresh Up' })).row.id;
  });

  it('returns to the end of the queue, no longer held, when its salesperson checks in', async () => {
    await checkIn(manager, ann);
    expect(await listNames()).toEqual(['Bob', 'Cy', 'Ann']);
    expect(await listLog()).toHaveLength(4);
  });

  it('stays in the log without a history entry when its salesperson checks out', async () => {
    const before = await listLog();
    await checkOut(manager, ann);
    expect(await listLog()).toEqual(before);
    expect(await store.database.rows(`select from store_change where action = 'remove'`)).toEqual([]);
  });

  it('rejects Skip, Lunch and Back, and never becomes the next turn', async () => {
    const conflict = { code: 'CONFLICT', message: 'Ann Ames isn’t in line.' };
    await expect(skipTurn(manager, ann)).rejects.toMatchObject(conflict);
    await expect(holdTurn(manager, ann, true)).rejects.toMatchObject(conflict);
    await expect(holdTurn(manager, ann, false)).rejects.toMatchObject(conflict);
    expect(await listNames()).toEqual(['Bob', 'Cy']);
  });

  it('returns to its old position, still held, when the up of the customer is deleted', async () => {
    await deleteUp(manager, freshUpId);
    expect(await listNames()).toEqual(['Ann held', 'Bob', 'Cy']);
    await checkIn(manager, ann);
    expect(await listNames()).toEqual(['Ann held', 'Bob', 'Cy']);
  });

  it('stays in the log when a later row of the same person is checked out', async () => {
    await addUpToDay(manager, TODAY, { employeeId: ann, upType: 'On Turn' });
    await checkOut(manager, ann);
    expect(await listNames()).toEqual(['Bob', 'Cy']);
    expect(await listLog()).toHaveLength(4);
  });
});

it('removes every waiting row of a person who checks out', async () => {
  await checkIn(manager, ann);
  await addUpToDay(manager, TODAY, { employeeId: ann, upType: 'On Turn' });
  await holdTurn(manager, ann, true);
  await checkOut(manager, ann);
  expect(await listLog()).toEqual([]);
});

it('passes over a held turn until the turn is released', async () => {
  await checkInAll();
  await holdTurn(manager, ann, true);
  await skipTurn(manager, ann);
  expect(await listNames()).toEqual(['Bob', 'Ann held', 'Cy']);
  await takeNext(manager, await getNextUpId());
  await holdTurn(manager, ann, false);
  await takeNext(manager, await getNextUpId());
  expect(await listNames()).toEqual(['Cy', 'Bob', 'Ann']);
});

it('moves a skipped row behind the next row that is not held, and keeps the position of held rows', async () => {
  await checkInAll();
  await skipTurn(manager, ann);
  expect(await listNames()).toEqual(['Bob', 'Ann', 'Cy']);
  await holdTurn(manager, bob, true);
  await holdTurn(manager, ann, true);
  expect(await listNames()).toEqual(['Bob held', 'Ann held', 'Cy']);
  await takeNext(manager, await getNextUpId());
  expect(await listNames()).toEqual(['Bob held', 'Ann held', 'Cy']);
  await skipTurn(manager, bob); // behind Cy, not behind Ann
  await holdTurn(manager, ann, false);
  expect(await listNames()).toEqual(['Ann', 'Cy', 'Bob held']);
  await expect(skipTurn(manager, bob)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'No one in line can move ahead of Bob Baker.',
  });
  expect(await listCounts()).toEqual([
    ['Ann Ames', 0, 1],
    ['Bob Baker', 0, 1],
    ['Cy Cole', 1, 0],
  ]);
});

it('rejects taking a turn that is not next, with the reason and the next person', async () => {
  const getRejection = (upId: number) =>
    takeNext(manager, upId).then(
      () => null,
      ({ code, message, extensions }) => [code, message, extensions.next?.name],
    );
  await checkInAll();
  const [annsRow, bobsRow, cysRow] = (await getToday()).waiting.map(({ upId }) => upId);
  expect(await getRejection(bobsRow ?? 0)).toEqual([
    'CONFLICT',
    'Bob Baker is no longer next. Ann Ames is next up.',
    'Ann Ames',
  ]);
  await takeNext(manager, annsRow ?? 0);
  expect((await getRejection(annsRow ?? 0))?.[1]).toBe(
    'Ann Ames’s place in line was already used. Bob Baker is next up.',
  );
  await holdTurn(manager, bob, true);
  expect((await getRejection(bobsRow ?? 0))?.[1]).toBe('Bob Baker is on hold. Cy Cole is next up.');
  await deleteUp(manager, cysRow ?? 0);
  expect((await getRejection(cysRow ?? 0))?.[1]).toBe(
    'That row is no longer in the rotation. Ann Ames is next up.',
  );
  store.clock.set('2026-06-18T00:00:00Z');
  expect(await getRejection(bobsRow ?? 0)).toEqual([
    'CONFLICT',
    'That row is no longer in the rotation. No one is in line.',
    undefined,
  ]);
});

it('allows salespeople to change only their own turn and managers to change every turn, and rejects changes by BDC staff', async () => {
  const annContext = await store.createContext(ann);
  const bdcContext = await store.createContextForPosition(6);
  await checkIn(manager, bob);
  await checkIn(annContext, ann);
  const forbidden = { code: 'FORBIDDEN' };
  const actions = [checkIn, checkOut, skipTurn, (by: Context, id: number) => holdTurn(by, id, true)];
  for (const action of actions) {
    await expect(action(annContext, bob)).rejects.toMatchObject(forbidden);
    await expect(action(bdcContext, bdcContext.viewer.employeeId)).rejects.toMatchObject(forbidden);
  }
  await expect(takeNext(annContext, await getNextUpId())).rejects.toMatchObject(forbidden);
  await skipTurn(manager, bob);
  await takeNext(annContext, await getNextUpId());
  expect(await listNames()).toEqual(['Bob', 'Ann']);
});

it('rejects the check-in of people who take no turns, and removes deactivated people from the rotation', async () => {
  const hse = await store.insertEmployee({ name: 'HSE' });
  const office = await store.insertEmployee({ name: 'Olive Park', position: 4 });
  for (const id of [hse, office])
    await expect(checkIn(manager, id)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(checkIn(manager, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(skipTurn(manager, ann)).rejects.toMatchObject({
    message: 'Ann Ames isn’t in line.',
  });
  await checkInAll();
  await store.database.rows('update employee set is_active = false where id = $1', [ann]);
  expect(await listNames()).toEqual(['Bob', 'Cy']);
});

it('records each action in the history of the person, and records no action without effect', async () => {
  await checkInAll();
  await checkIn(manager, ann);
  await holdTurn(manager, ann, true);
  await holdTurn(manager, ann, true);
  await skipTurn(manager, ann);
  await takeNext(manager, await getNextUpId());
  await checkOut(manager, cy);
  const changes = await store.database.rows<{ personId: number; action: string; from: string; to: string }>(
    `select person_id as "personId", action, fields->0->>'from' as from, fields->0->>'to' as to
     from store_change where noun = 'upTurn' order by id`,
  );
  expect(changes.map(each => Object.values(each))).toEqual([
    [ann, 'add', null, 'waits'],
    [bob, 'add', null, 'waits'],
    [cy, 'add', null, 'waits'],
    [ann, 'change', 'waits', 'held'],
    [ann, 'change', 'held', 'skipped, behind Bob Baker'],
    [bob, 'change', 'waits', 'took a customer'],
    [cy, 'remove', 'waits', null],
  ]);
});
