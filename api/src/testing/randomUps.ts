import type { Day } from '../rules/calendar/calendar.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../rules/ups/upValues.ts';
import { type RandomPerson, randomNumbers } from './randomStore.ts';
import type { TestStore } from './testStore.ts';

/** Inserts ups of every kind around two turns of the year. */
export async function insertRandomUps(
  store: TestStore,
  seed: number,
  people: readonly RandomPerson[],
  count: number,
): Promise<void> {
  const random = randomNumbers(seed);
  const pickOne = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const ids = people.map(person => person.id);
  for (let up = 0; up < count; up++) {
    const day = new Date(Date.UTC(2024, 11, 1 + Math.floor(random() * 420)));
    await store.up(day.toISOString().slice(0, 10) as Day, {
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
