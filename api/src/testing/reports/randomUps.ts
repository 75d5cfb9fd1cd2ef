import type { Day } from '../../rules/calendar/calendar.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../../rules/ups/upValues.ts';
import type { TestStore } from '../testStore.ts';
import { createRandomNumbers, type RandomPerson, type RandomStore } from './randomStore.ts';
import type { ReferenceUp } from './referenceFunnel.ts';

/** Inserts ups of every kind around the starts of two years. */
export async function insertRandomUps(
  store: TestStore,
  seed: number,
  people: readonly RandomPerson[],
  count: number,
): Promise<void> {
  const random = createRandomNumbers(seed);
  const pickOne = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const ids = people.map(person => person.id);
  for (let up = 0; up < count; up++) {
    const day = new Date(Date.UTC(2024, 11, 1 + Math.floor(random() * 420)));
    await store.insertUp(day.toISOString().slice(0, 10) as Day, {
      employee_id: pickOne([null, ...ids]),
      turned_to_id: pickOne([null, null, pickOne(ids)]),
      up_type: pickOne([null, 'Fresh Up', 'Appointment', ...UP_TYPES]),
      sold: pickOne([null, 'Yes', ...UP_SOLD_VALUES]),
      time_up: pickOne([null, '00:00', '09:30', '23:59']),
      is_bdc_up: random() < 0.3,
      is_test_drive: random() < 0.5,
      is_write_up: random() < 0.4,
    });
  }
}

/**
 * Inserts ups of the spring of 2026, and links some of them to deals and earlier visits. Several ups may link
 * to the same deal or visit.
 */
export async function insertRandomLinkedUps(
  store: TestStore,
  { people, deals }: RandomStore,
  seed: number,
  count: number,
): Promise<ReferenceUp[]> {
  const random = createRandomNumbers(seed + 1);
  const pickOne = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const ids = people.slice(0, 8).map(({ id }) => id);
  const dealIds = await store.database.rows<{ id: number; number: number }>(
    'select id::integer as id, number from deal',
  );
  const linkedDeals = deals.slice(0, Math.ceil(count / 4));
  const ups: ReferenceUp[] = [];
  for (let index = 0; index < count; index++) {
    const day = new Date(Date.UTC(2026, 3, 20 + Math.floor((index * 70) / count))).toISOString().slice(0, 10);
    const up = {
      day,
      salesperson: pickOne([null, ...ids]),
      turnedTo: pickOne([null, pickOne(ids)]),
      manager: pickOne([null, ...ids.slice(0, 3)]),
      type: pickOne([null, 'B-Back', 'Fresh Up', ...UP_TYPES] as const),
      sold: pickOne([null, 'Yes', ...UP_SOLD_VALUES] as const),
      hasTestDrive: random() < 0.5,
      hasWriteUp: random() < 0.3,
      before: random() < 0.3 && ups.length > 0 ? pickOne(ups).id : null,
      dealNumber: random() < 0.4 ? pickOne(linkedDeals).number : null,
    };
    const id = await store.insertUp(day as Day, {
      employee_id: up.salesperson,
      turned_to_id: up.turnedTo,
      manager_into_id: up.manager,
      up_type: up.type,
      sold: up.sold,
      is_test_drive: up.hasTestDrive,
      is_write_up: up.hasWriteUp,
    });
    const deal = dealIds.find(({ number }) => number === up.dealNumber)?.id ?? null;
    await store.database.rows('insert into up_link (up_id, deal_id, before_id) values ($1, $2, $3)', [
      id,
      // The ID of a deleted deal.
      deal ?? (random() < 0.1 ? 99_999_999 : null),
      up.before,
    ]);
    ups.push({ id, ...up });
  }
  return ups;
}
