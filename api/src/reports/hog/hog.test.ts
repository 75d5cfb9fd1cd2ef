import { TestStore } from '../../testing/testStore.ts';
import type { HogSort } from './hog.query.ts';
import { getHogReport } from './hog.report.ts';

let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
  const day = { added_date: '2026-06-01' } as const;
  await store.insertDeal({ ...day, number: 1, customer_name: 'zoe', stock_num: 'B2' });
  await store.insertDeal({ ...day, number: 2, customer_name: '', car_info: 'Ford', front_gross: -1 });
  await store.insertDeal({ ...day, number: 3, customer_name: 'Amy', stock_num: 'a1', car_type: 'Used' });
  await store.insertDeal({ ...day, number: 4, customer_name: 'Éva', stock_num: 'é3' });
});
afterAll(() => store.close());

it.each<[HogSort, boolean, number[]]>([
  ['CUSTOMER', false, [3, 4, 1, 2]],
  ['CUSTOMER', true, [1, 4, 3, 2]],
  ['STOCK', false, [3, 1, 4, 2]],
  ['VEHICLE', false, [2, 1, 3, 4]],
  ['CAR_TYPE', true, [3, 1, 2, 4]],
  ['FRONT_GROSS', false, [2, 1, 3, 4]],
])(
  'sorts deals by %s (descending: %s), with folded texts and with blank values last',
  async (sort, isDescending, numbers) => {
    const filter = { days: { start: '2026-06-01', end: '2026-06-01' } } as const;
    const page = { isDescending, offset: 0, limit: 10 };
    const { rows } = await getHogReport(store.readContext, filter, sort, page);
    expect(rows.map(row => row.number)).toEqual(numbers);
  },
);
