import fc from 'fast-check';
import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../rules/deals/dealValues.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../rules/ups/upValues.ts';
import { FUZZING_MS, fuzzing } from '../testing/fuzzing.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
let office: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  for (let each = 0; each < PEOPLE; each++) await server.store.employee();
  manager = await server.as(3);
  office = await server.as(4);
});
afterAll(() => server.stop());

const PEOPLE = 3;

/** One field as it is sent, and as it has to be shown ever after (rest.md, Common ground). */
interface Field {
  readonly sent: unknown;
  readonly shown: unknown;
}

type Fields = Readonly<Record<string, Field | undefined>>;

const oneOf = (...fields: Field[]) => fc.constantFrom(...fields);
const asIs = (value: unknown): Field => ({ sent: value, shown: value });
const unset = [
  { sent: null, shown: null },
  { sent: '', shown: null },
];

const text = (longest: number): fc.Arbitrary<Field> =>
  fc.oneof(
    oneOf(
      { sent: null, shown: '' },
      asIs(''),
      asIs(' x '),
      asIs('\u202eright to left'),
      asIs('O’Hara “Ω” 🚗'),
    ),
    fc
      .string({ unit: 'binary', maxLength: longest })
      .filter(each => each.length <= longest && !each.includes('\0'))
      .map(asIs),
  );

const select = (values: readonly string[]) => oneOf(...unset, ...values.map(asIs));

const person: fc.Arbitrary<Field> = fc.oneof(
  oneOf(...unset),
  fc.integer({ min: 1, max: PEOPLE }).map(id => ({ sent: id, shown: id })),
  fc.integer({ min: 1, max: PEOPLE }).map(id => ({ sent: String(id), shown: id })),
);

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

const day: fc.Arbitrary<Field> = fc.oneof(
  anyDay.map(asIs),
  anyDay.map(each => ({ sent: `${each}T23:59:59.000Z`, shown: each })),
);

/** Text of one line: line breaks and control characters become blanks (rules.md, Text). */
const line = text(200).map(({ sent, shown }) => ({
  sent,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced.
  shown: String(shown).replace(/\r\n|[\u0001-\u001f\u007f-\u009f\u2028\u2029]/g, ' '),
}));

const flag = oneOf(asIs(0), asIs(1), { sent: true, shown: 1 }, { sent: false, shown: 0 });

const LARGEST_CENTS = 999_999_999_999;

const money: fc.Arbitrary<Field> = fc.oneof(
  oneOf(...unset, asIs(0)),
  fc
    .tuple(
      fc.integer({ min: -LARGEST_CENTS, max: LARGEST_CENTS }),
      fc.constantFrom('number', 'plain', 'typed'),
    )
    .map(([cents, how]) => ({ sent: typed(cents, how), shown: cents / 100 })),
);

/** An amount as a program or a person sends it. */
function typed(cents: number, how: string): unknown {
  if (how === 'number') return cents / 100;
  const whole = String(Math.trunc(Math.abs(cents) / 100));
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  if (how === 'plain') return `${cents < 0 ? '-' : ''}${whole}.${rest}`;
  const amount = `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
  return cents < 0 ? `(${amount})` : amount;
}

const some = (fields: Readonly<Record<string, fc.Arbitrary<Field>>>): fc.Arbitrary<Fields> =>
  fc.record(fields, { requiredKeys: [] });

const sent = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.sent]));

const shown = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.shown]));

const dealForm = some({
  sales_manager_id: person,
  fin_manager_id: person,
  closer_id: person,
  additional_id: person,
  car_type: select(CAR_TYPES),
  customer_name: line,
  car_info: line,
  stock_num: line,
  deal_status: select(DEAL_STATUSES),
  trade_status: select(TRADE_STATUSES),
  delivery_status: select(DELIVERY_STATUSES),
  delivery_date: fc.oneof(oneOf(...unset), day),
  added_date: day,
  notes: text(5_000),
});

let nextNumber = 1;

async function readDeal(number: number, { delivery_date, added_date }: Record<string, string | null>) {
  const { body } = await manager.get(`/api/deals/getdeals?date=${delivery_date ?? added_date}`);
  return body.find((deal: { id: number }) => deal.id === number);
}

/** A response to a write warns of a stock number that was sold before; a list does not. */
const withoutWarnings = ({ warnings: _, ...deal }: Record<string, unknown>) => deal;

describe('what was accepted reads back exactly:', () => {
  it(
    'a deal, as added and as amended',
    async () => {
      const property = fc.asyncProperty(dealForm, dealForm, async (added, amended) => {
        const number = nextNumber++;
        const first = await manager.post('/api/deals/adddeal', { id: number, ...sent(added) });
        expect(first).toMatchObject({ status: 201, body: { id: number, ...shown(added) } });
        const { body: before } = first;
        const second = await manager.put(`/api/deals/updatedeal?dealId=${number}`, sent(amended));
        expect(second).toMatchObject({
          status: 200,
          body: { id: number, ...shown(added), ...shown(amended) },
        });
        const after = withoutWarnings(second.body);
        expect(await readDeal(number, second.body)).toEqual(after);
        expect(Object.keys(after)).toEqual(Object.keys(withoutWarnings(before)));
      });
      await fc.assert(property, fuzzing(25));
    },
    FUZZING_MS,
  );

  it(
    'gross and the flags of its review',
    async () => {
      const gross = some({ front_gross: money, back_gross: money }).filter(isSomething);
      const review = some({ updated: flag, confirmed: flag }).filter(isSomething);
      const number = await server.store.deal();
      const property = fc.asyncProperty(gross, review, async (amounts, flags) => {
        const typed = await manager.put(`/api/deals/updatedealgross?dealId=${number}`, sent(amounts));
        expect(typed).toMatchObject({ status: 200, body: shown(amounts) });
        const { status, body } = await office.put(
          `/api/deals/updatedealgrossstatus?dealId=${number}`,
          sent(flags),
        );
        expect([status, body]).toEqual([200, { ...typed.body, ...shown(flags) }]);
        expect(await readDeal(number, body)).toEqual(body);
      });
      await fc.assert(property, fuzzing(25));
    },
    FUZZING_MS,
  );

  it(
    'an up, as added and as amended',
    async () => {
      const up = some({
        employee_id: person,
        turned_to_id: person,
        manager_into_id: person,
        time_up: select(['00:00', '09:30', '23:59']),
        up_type: select(UP_TYPES),
        customer_name: line,
        notes: text(5_000),
        bdc_up: flag,
        test_drive: flag,
        write_up: flag,
        sold: select(UP_SOLD_VALUES),
      });
      const { body: log } = await manager.post('/api/uplogs/ensure', { date: '2026-06-17' });
      const property = fc.asyncProperty(up, up, async (added, amended) => {
        const first = await manager.post('/api/uplogs/row/add', { up_log_id: log.id, ...sent(added) });
        expect(first).toMatchObject({ status: 201, body: shown(added) });
        const second = await manager.put(`/api/uplogs/row/${first.body.id}`, sent(amended));
        expect(second).toMatchObject({ status: 200, body: { ...shown(added), ...shown(amended) } });
        const { body } = await manager.get('/api/uplogs/get?date=2026-06-17');
        expect(body.rows.at(-1)).toEqual(second.body);
      });
      await fc.assert(property, fuzzing(20));
    },
    FUZZING_MS,
  );

  it(
    'vacation units, working days and the pot',
    async () => {
      const settings = fc.record({
        employee_id: fc.integer({ min: 1, max: PEOPLE }),
        month: anyDay.map(each => each.slice(0, 7)),
        hundredths: fc.integer({ min: 0, max: 3_100 }),
        completed: fc.integer({ min: 0, max: 15 }),
        rest: fc.integer({ min: 0, max: 16 }),
        pot: fc.integer({ min: 0, max: LARGEST_CENTS }),
      });
      const property = fc.asyncProperty(settings, async ({ employee_id, month, hundredths, ...each }) => {
        const unit_count = hundredths / 100;
        await manager.put('/api/settings/updatevacationunits', { employee_id, month, unit_count });
        const units = `/api/settings/getvacationunits?employeeId=${employee_id}&month=${month}`;
        expect((await manager.get(units)).body).toEqual({ unit_count });

        const total = each.completed + each.rest;
        const days = { completed_working_days: each.completed, total_working_days: total };
        await manager.put('/api/settings/updateworkingdayssettings', days);
        expect((await manager.get('/api/settings/getworkingdayssettings')).body).toEqual(days);

        await manager.put('/api/settings/updatemonthpottotal', { monthPotTotal: each.pot / 100 });
        const [pot] = (await manager.get('/api/settings/getmonthpottotal')).body;
        expect(pot.setting_value).toBe((each.pot / 100).toFixed(2));
      });
      await fc.assert(property, fuzzing(15));
    },
    FUZZING_MS,
  );
});

const isSomething = (fields: Fields) => Object.keys(fields).length > 0;
