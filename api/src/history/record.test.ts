import { TestStore } from '../testing/testStore.ts';
import { isSignedIn } from '../platform/viewer/policy.ts';
import { type Author, recordChange } from './record.ts';
import { asItStands, differences, type RecordedNoun } from './recordedNoun.ts';

const noun = {
  name: 'shelf',
  description: 'A shelf.',
  right: isSignedIn,
  fields: {
    label: { kind: 'text', description: 'Its label.' },
    price: { kind: 'money', description: 'Its price.', toText: (price: number) => price.toFixed(2) },
    isFull: { kind: 'flag', description: 'Whether it is full.' },
  },
} as const satisfies RecordedNoun;

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

const at = new Date('2026-06-17T15:00:00Z');
const author: Author = { employeeId: 7, at, source: { door: 'import', origin: 'shelves.csv, line 3' } };
const all = () =>
  store.database.rows(
    `select noun, action, month, person_id, name, employee_id, door, origin, fields from store_change order by id`,
  );

describe('the fields that differ', () => {
  const shelf = { label: 'A', price: 1.5, isFull: false };

  it('are told as text, in their order, blank as null', () => {
    expect(differences(noun.fields, shelf, { label: '', price: 2, isFull: false })).toEqual([
      { field: 'label', from: 'A', to: null },
      { field: 'price', from: '1.50', to: '2.00' },
    ]);
  });

  it('are all that say something, before it was and after', () => {
    expect(differences(noun.fields, null, { ...shelf, label: '' })).toEqual([
      { field: 'price', from: null, to: '1.50' },
      { field: 'isFull', from: null, to: 'false' },
    ]);
    expect(differences(noun.fields, shelf, null)).toHaveLength(3);
  });

  it('are compared with what stood, whatever becomes of it', () => {
    const standing = { ...shelf, id: 9 };
    const before = asItStands(noun, standing);
    standing.label = 'B';
    expect(differences(noun.fields, before, standing)).toEqual([{ field: 'label', from: 'A', to: 'B' }]);
  });
});

it('writes one row a change, in the transaction of the change, and none when nothing differs', async () => {
  const before = { label: 'A', price: 1, isFull: true };
  await store.database.writeTogether(async writer => {
    const of = { month: '2026-06', personId: 3, name: 'A' } as const;
    await recordChange(writer, author, noun, { of, before, after: { ...before, label: 'What? $1' } });
    await recordChange(writer, author, noun, { of, before, after: before });
  });
  await store.database.transaction((_, writer) =>
    recordChange(writer, author, noun, { of: {}, before, after: null }),
  );
  const failing = store.database.transaction(async (_, writer) => {
    await recordChange(writer, author, noun, { of: {}, before: null, after: before });
    throw new Error('too late');
  });
  await expect(failing).rejects.toThrow('too late');
  const common = { noun: 'shelf', employee_id: 7, door: 'import', origin: 'shelves.csv, line 3' };
  expect(await all()).toEqual([
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
