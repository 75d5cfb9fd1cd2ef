import { TestStore } from '../../testing/testStore.ts';
import { isSignedIn } from '../viewer/policy.ts';
import {
  type HistoryAuthor,
  listFieldDifferences,
  type RecordedEntity,
  recordChange,
  takeSnapshot,
} from './history.ts';

const entity = {
  name: 'shelf',
  description: 'A shelf.',
  right: isSignedIn,
  fields: {
    label: { kind: 'text', description: 'Its label.' },
    price: { kind: 'money', description: 'Its price.', toText: (price: number) => price.toFixed(2) },
    isFull: { kind: 'flag', description: 'Whether it is full.' },
  },
} as const satisfies RecordedEntity;

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

const at = new Date('2026-06-17T15:00:00Z');
const author: HistoryAuthor = {
  employeeId: 7,
  at,
  source: { channel: 'import', origin: 'shelves.csv, line 3' },
};
const listRows = () =>
  store.database.rows(
    `select noun, action, month, person_id, name, employee_id, door, origin, fields from store_change order by id`,
  );

describe('listFieldDifferences', () => {
  const shelf = { label: 'A', price: 1.5, isFull: false };

  it('returns changed values as text in field order, and null for blank values', () => {
    expect(listFieldDifferences(entity.fields, shelf, { label: '', price: 2, isFull: false })).toEqual([
      { field: 'label', from: 'A', to: null },
      { field: 'price', from: '1.50', to: '2.00' },
    ]);
  });

  it('returns all non-blank fields of a new entity or of a removed entity', () => {
    expect(listFieldDifferences(entity.fields, null, { ...shelf, label: '' })).toEqual([
      { field: 'price', from: null, to: '1.50' },
      { field: 'isFull', from: null, to: 'false' },
    ]);
    expect(listFieldDifferences(entity.fields, shelf, null)).toHaveLength(3);
  });

  it('compares an entity with a snapshot that was taken before the entity changed', () => {
    const changedShelf = { ...shelf, id: 9 };
    const before = takeSnapshot(entity, changedShelf);
    changedShelf.label = 'B';
    expect(listFieldDifferences(entity.fields, before, changedShelf)).toEqual([
      { field: 'label', from: 'A', to: 'B' },
    ]);
  });
});

it('writes one row per change in the transaction of the change, and no row if no field differs', async () => {
  const before = { label: 'A', price: 1, isFull: true };
  await store.database.writeInTransaction(async writer => {
    const subject = { month: '2026-06', personId: 3, name: 'A' } as const;
    await recordChange(writer, author, entity, { subject, before, after: { ...before, label: 'What? $1' } });
    await recordChange(writer, author, entity, { subject, before, after: before });
  });
  await store.database.transaction((_, writer) =>
    recordChange(writer, author, entity, { subject: {}, before, after: null }),
  );
  const failing = store.database.transaction(async (_, writer) => {
    await recordChange(writer, author, entity, { subject: {}, before: null, after: before });
    throw new Error('too late');
  });
  await expect(failing).rejects.toThrow('too late');
  const common = { noun: 'shelf', employee_id: 7, door: 'import', origin: 'shelves.csv, line 3' };
  expect(await listRows()).toEqual([
    {
      ...common,
      action: 'change',
      month: '2026-06-01',
      person_id: 3,
      name: 'A',
      fields: [{ field: 'label', from: 'A', to: 'What? $1' }],
    },
    expect.objectContaining({ ...common, action: 'remove', month: null, person_id: null, name: null }),
  ]);
});
