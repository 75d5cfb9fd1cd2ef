import type { Context } from '../../platform/context.ts';
import { TestStore } from '../../testing/testStore.ts';
import { upsOfDay } from '../up.query.ts';
import { addUpOn, amendUp, deleteUp } from '../upLog.service.ts';
import { inTurnOn } from './turns.query.ts';
import { checkIn, checkOut, holdTurn, skipTurn, takeNext } from './turns.service.ts';

const TODAY = '2026-06-17';

let store: TestStore;
let manager: Context;
let ann: number;
let bob: number;
let cy: number;

beforeEach(async () => {
  store = await TestStore.open();
  manager = await store.contextOfA(1);
  [ann, bob, cy] = [
    await store.employee({ name: 'Ann Ames' }),
    await store.employee({ name: 'Bob Baker' }),
    await store.employee({ name: 'Cy Cole' }),
  ];
});
afterEach(() => store.close());

const today = () => inTurnOn(store.reading, TODAY);
const names = async () =>
  (await today()).waiting.map(({ person, isHeld }) => person.name.split(' ')[0] + (isHeld ? ' held' : ''));
const counts = async () =>
  (await today()).taken.map(({ person, taken, skipped }) => [person.name, taken, skipped]);
const next = async () => (await today()).waiting.find(({ isHeld }) => !isHeld)?.upId ?? 0;
const log = async () =>
  (await upsOfDay(store.database, TODAY)).rows.map(({ employeeId, upType, timeUp, customerName }) => [
    employeeId,
    upType,
    timeUp,
    customerName,
  ]);
const allIn = async () => {
  for (const id of [ann, bob, cy]) await checkIn(manager, id);
};

it('nothing is seen of it until somebody waits, and for 14 days after', async () => {
  expect(await today()).toMatchObject({ isUsed: false, waiting: [], taken: [] });
  await addUpOn(manager, TODAY, { employeeId: ann, upType: 'Fresh Up' });
  expect((await today()).isUsed).toBe(false);
  const { row } = await addUpOn(manager, TODAY, { employeeId: ann, upType: 'On Turn' }); // by hand
  expect(await today()).toMatchObject({ isUsed: true, waiting: [{ upId: row.id }] });
  await takeNext(manager, row.id);
  expect((await inTurnOn(store.reading, '2026-07-01')).isUsed).toBe(true);
  expect((await inTurnOn(store.reading, '2026-07-02')).isUsed).toBe(false);
});

it('checking in adds a row On Turn at the end, once; checking out takes it away, and leaves the ups', async () => {
  await checkIn(manager, ann);
  await addUpOn(manager, TODAY, { employeeId: bob, upType: 'Appointment' });
  await checkIn(manager, bob);
  await checkIn(manager, ann);
  const waits = [null, ''];
  expect(await log()).toEqual([
    [ann, 'On Turn', ...waits],
    [bob, 'Appointment', ...waits],
    [bob, 'On Turn', ...waits],
  ]);
  await checkOut(manager, bob);
  await checkOut(manager, bob);
  expect(await names()).toEqual(['Ann']);
  expect(await log()).toHaveLength(2);
});

it('whoever takes a turn becomes a Fresh Up at this time, and waits again at the end', async () => {
  await allIn();
  await takeNext(manager, await next(), 'Mary Smith');
  await takeNext(manager, await next());
  expect(await names()).toEqual(['Cy', 'Ann', 'Bob']);
  expect((await log()).slice(0, 2)).toEqual([
    [ann, 'Fresh Up', '15:00', 'Mary Smith'],
    [bob, 'Fresh Up', '15:00', ''],
  ]);
  expect(await counts()).toEqual([
    ['Ann Ames', 1, 0],
    ['Bob Baker', 1, 0],
  ]);
});

it('an appointment and a be-back leave the turns as they are; a customer out of turn uses one up', async () => {
  await allIn();
  const { row } = await addUpOn(manager, TODAY, { employeeId: ann, upType: 'Appointment' });
  await amendUp(manager, row.id, { upType: 'B-Back' });
  expect(await names()).toEqual(['Ann', 'Bob', 'Cy']);
  await amendUp(manager, row.id, { upType: 'Fresh Up' });
  expect(await names()).toEqual(['Bob', 'Cy']);
  expect(await counts()).toEqual([]);
  await checkIn(manager, ann); // the row that was used up waits anew
  expect(await names()).toEqual(['Bob', 'Cy', 'Ann']);
  expect(await log()).toHaveLength(4);
});

describe('a held turn that a customer used up', () => {
  let fresh: number;
  beforeEach(async () => {
    await allIn();
    await holdTurn(manager, ann, true);
    fresh = (await addUpOn(manager, TODAY, { employeeId: ann, upType: 'Fresh Up' })).row.id;
  });

  it('waits at the end and is not held after Check in', async () => {
    await checkIn(manager, ann);
    expect(await names()).toEqual(['Bob', 'Cy', 'Ann']);
    expect(await log()).toHaveLength(4);
  });

  it('stays in the log after Check out, and the history says nothing', async () => {
    const before = await log();
    await checkOut(manager, ann);
    expect(await log()).toEqual(before);
    expect(await store.database.rows(`select from store_change where action = 'remove'`)).toEqual([]);
  });

  it('rejects Skip, Lunch and Back, and is not the next turn', async () => {
    const conflict = { code: 'CONFLICT', message: 'Ann Ames does not wait for a turn.' };
    await expect(skipTurn(manager, ann)).rejects.toMatchObject(conflict);
    await expect(holdTurn(manager, ann, true)).rejects.toMatchObject(conflict);
    await expect(holdTurn(manager, ann, false)).rejects.toMatchObject(conflict);
    expect(await names()).toEqual(['Bob', 'Cy']);
  });

  it('is held in its place again when that customer is deleted', async () => {
    await deleteUp(manager, fresh);
    expect(await names()).toEqual(['Ann held', 'Bob', 'Cy']);
    await checkIn(manager, ann);
    expect(await names()).toEqual(['Ann held', 'Bob', 'Cy']);
  });

  it('stays when a later row of the same person is checked out', async () => {
    await addUpOn(manager, TODAY, { employeeId: ann, upType: 'On Turn' });
    await checkOut(manager, ann);
    expect(await names()).toEqual(['Bob', 'Cy']);
    expect(await log()).toHaveLength(4);
  });
});

it('checks out every row that makes a person wait', async () => {
  await checkIn(manager, ann);
  await addUpOn(manager, TODAY, { employeeId: ann, upType: 'On Turn' });
  await holdTurn(manager, ann, true);
  await checkOut(manager, ann);
  expect(await log()).toEqual([]);
});

it('skips a held turn, which stays held, and takes it once it is back', async () => {
  await allIn();
  await holdTurn(manager, ann, true);
  await skipTurn(manager, ann);
  expect(await names()).toEqual(['Bob', 'Ann held', 'Cy']);
  await takeNext(manager, await next());
  await holdTurn(manager, ann, false);
  await takeNext(manager, await next());
  expect(await names()).toEqual(['Cy', 'Bob', 'Ann']);
});

it('who is skipped goes behind the next, who is at lunch keeps the place and is passed by', async () => {
  await allIn();
  await skipTurn(manager, ann);
  expect(await names()).toEqual(['Bob', 'Ann', 'Cy']);
  await holdTurn(manager, bob, true);
  await holdTurn(manager, ann, true);
  expect(await names()).toEqual(['Bob held', 'Ann held', 'Cy']);
  await takeNext(manager, await next());
  expect(await names()).toEqual(['Bob held', 'Ann held', 'Cy']);
  await skipTurn(manager, bob); // behind Cy, not behind Ann
  await holdTurn(manager, ann, false);
  expect(await names()).toEqual(['Ann', 'Cy', 'Bob held']);
  await expect(skipTurn(manager, bob)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Nobody waits behind Bob Baker.',
  });
  expect(await counts()).toEqual([
    ['Ann Ames', 0, 1],
    ['Bob Baker', 0, 1],
    ['Cy Cole', 1, 0],
  ]);
});

it('whoever comes second is told why, and who is next', async () => {
  const refused = (upId: number) =>
    takeNext(manager, upId).then(
      () => null,
      ({ code, message, extensions }) => [code, message, extensions.next?.name],
    );
  await allIn();
  const [annsRow, bobsRow, cysRow] = (await today()).waiting.map(({ upId }) => upId);
  expect(await refused(bobsRow ?? 0)).toEqual([
    'CONFLICT',
    'Bob Baker is not next any more. Ann Ames is next.',
    'Ann Ames',
  ]);
  await takeNext(manager, annsRow ?? 0);
  expect((await refused(annsRow ?? 0))?.[1]).toBe('Ann Ames’s turn was taken already. Bob Baker is next.');
  await holdTurn(manager, bob, true);
  expect((await refused(bobsRow ?? 0))?.[1]).toBe('Bob Baker’s turn is held. Cy Cole is next.');
  await deleteUp(manager, cysRow ?? 0);
  expect((await refused(cysRow ?? 0))?.[1]).toBe('That turn is gone. Ann Ames is next.');
  store.clock.set('2026-06-18T00:00:00Z');
  expect(await refused(bobsRow ?? 0)).toEqual([
    'CONFLICT',
    'That turn is gone. Nobody waits for a turn.',
    undefined,
  ]);
});

it('a salesperson acts for themselves, managers for everyone, the BDC for nobody', async () => {
  const asAnn = await store.contextOf(ann);
  const asBdc = await store.contextOfA(6);
  await checkIn(manager, bob);
  await checkIn(asAnn, ann);
  const forbidden = { code: 'FORBIDDEN' };
  const acts = [checkIn, checkOut, skipTurn, (by: Context, id: number) => holdTurn(by, id, true)];
  for (const act of acts) {
    await expect(act(asAnn, bob)).rejects.toMatchObject(forbidden);
    await expect(act(asBdc, asBdc.viewer.employeeId)).rejects.toMatchObject(forbidden);
  }
  await expect(takeNext(asAnn, await next())).rejects.toMatchObject(forbidden);
  await skipTurn(manager, bob);
  await takeNext(asAnn, await next());
  expect(await names()).toEqual(['Bob', 'Ann']);
});

it('who takes no turns is not checked in, and who leaves waits no more', async () => {
  const house = await store.employee({ name: 'HSE' });
  const office = await store.employee({ name: 'Olive Park', position: 4 });
  for (const id of [house, office])
    await expect(checkIn(manager, id)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(checkIn(manager, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(skipTurn(manager, ann)).rejects.toMatchObject({
    message: 'Ann Ames does not wait for a turn.',
  });
  await allIn();
  await store.database.rows('update employee set is_active = false where id = $1', [ann]);
  expect(await names()).toEqual(['Bob', 'Cy']);
});

it('the history tells each act under the person, and nothing that was done already', async () => {
  await allIn();
  await checkIn(manager, ann);
  await holdTurn(manager, ann, true);
  await holdTurn(manager, ann, true);
  await skipTurn(manager, ann);
  await takeNext(manager, await next());
  await checkOut(manager, cy);
  const told = await store.database.rows<{ who: number; action: string; from: string; to: string }>(
    `select person_id as who, action, fields->0->>'from' as from, fields->0->>'to' as to
     from store_change where noun = 'upTurn' order by id`,
  );
  expect(told.map(each => Object.values(each))).toEqual([
    [ann, 'add', null, 'waits'],
    [bob, 'add', null, 'waits'],
    [cy, 'add', null, 'waits'],
    [ann, 'change', 'waits', 'held'],
    [ann, 'change', 'held', 'skipped, behind Bob Baker'],
    [bob, 'change', 'waits', 'took a customer'],
    [cy, 'remove', 'waits', null],
  ]);
});
