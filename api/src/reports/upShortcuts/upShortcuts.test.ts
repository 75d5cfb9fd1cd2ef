import { addUpToDay } from '../../modules/upLog/entries/upLog.service.ts';
import { addDays } from '../../rules/calendar/calendar.ts';
import { TestStore } from '../../testing/testStore.ts';
import { getUpShortcuts } from './upShortcuts.query.ts';

let store: TestStore;
beforeEach(async () => {
  store = await TestStore.open();
});
afterEach(() => store.close());

it("returns the most used up types of the last 30 days and the next salesperson in today's rotation", async () => {
  const desk = await store.createContextForPosition(6);
  const today = desk.clock.today();
  const [kofi, sam] = [
    await store.insertEmployee({ name: 'Kofi Mensah' }),
    await store.insertEmployee({ name: 'Sam Rivera' }),
  ];
  for (const upType of ['Chase', 'Chase', 'Buy Bid'] as const)
    await addUpToDay(desk, addDays(today, -29), { upType });
  for (let row = 0; row < 5; row++) await addUpToDay(desk, addDays(today, -30), { upType: 'BDC Spin' });
  expect(await getUpShortcuts(desk)).toEqual({ types: ['Chase', 'Buy Bid', 'Fresh Up'], nextInTurn: null });

  await addUpToDay(desk, today, { employeeId: kofi, upType: 'Fresh Up' });
  await addUpToDay(desk, today, { employeeId: sam, upType: 'Fresh Up' });
  expect(await getUpShortcuts(desk)).toMatchObject({
    types: ['Fresh Up', 'Chase', 'Buy Bid'],
    nextInTurn: { id: kofi },
  });
});
