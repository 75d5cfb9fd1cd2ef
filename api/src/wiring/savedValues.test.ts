import fc from 'fast-check';
import { CAR_TYPES, DEAL_STATUSES, DELIVERY_STATUSES, TRADE_STATUSES } from '../rules/deals/dealValues.ts';
import { UP_SOLD_VALUES, UP_TYPES } from '../rules/ups/upValues.ts';
import { PROPERTY_TEST_TIMEOUT_MS, propertyTestOptions } from '../testing/api/propertyTests.ts';
import { type TestClient, TestServer } from '../testing/testServer.ts';

let server: TestServer;
let manager: TestClient;
let office: TestClient;

beforeAll(async () => {
  server = await TestServer.start();
  for (let value = 0; value < EMPLOYEE_COUNT; value++) await server.store.insertEmployee();
  manager = await server.signInAs(3);
  office = await server.signInAs(4);
});
afterAll(() => server.stop());

const EMPLOYEE_COUNT = 3;

/**
 * A field value as a client sends it, and as every later response must return it (rest.md, General rules).
 */
interface FieldSample {
  readonly input: unknown;
  readonly output: unknown;
}

type FieldSamples = Readonly<Record<string, FieldSample | undefined>>;

const pickSample = (...fields: FieldSample[]) => fc.constantFrom(...fields);
const unchanged = (value: unknown): FieldSample => ({ input: value, output: value });
const unsetSamples = [
  { input: null, output: null },
  { input: '', output: null },
];

const text = (maxLength: number): fc.Arbitrary<FieldSample> =>
  fc.oneof(
    pickSample(
      { input: null, output: '' },
      unchanged(''),
      unchanged(' x '),
      unchanged('\u202eright to left'),
      unchanged('O’Hara “Ω” 🚗'),
    ),
    fc
      .string({ unit: 'binary', maxLength })
      .filter(value => value.length <= maxLength && !value.includes('\0'))
      .map(unchanged),
  );

const choice = (values: readonly string[]) => pickSample(...unsetSamples, ...values.map(unchanged));

const person: fc.Arbitrary<FieldSample> = fc.oneof(
  pickSample(...unsetSamples),
  fc.integer({ min: 1, max: EMPLOYEE_COUNT }).map(id => ({ input: id, output: id })),
  fc.integer({ min: 1, max: EMPLOYEE_COUNT }).map(id => ({ input: String(id), output: id })),
);

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

const day: fc.Arbitrary<FieldSample> = fc.oneof(
  anyDay.map(unchanged),
  anyDay.map(value => ({ input: `${value}T23:59:59.000Z`, output: value })),
);

/** Text of one line. Line breaks and control characters are replaced by blanks (rules.md, Text). */
const line = text(200).map(({ input, output }) => ({
  input,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced.
  output: String(output).replace(/\r\n|[\u0001-\u001f\u007f-\u009f\u2028\u2029]/g, ' '),
}));

const flag = pickSample(unchanged(0), unchanged(1), { input: true, output: 1 }, { input: false, output: 0 });

const MAX_CENTS = 999_999_999_999;

const money: fc.Arbitrary<FieldSample> = fc.oneof(
  pickSample(...unsetSamples, unchanged(0)),
  fc
    .tuple(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), fc.constantFrom('number', 'plain', 'typed'))
    .map(([cents, format]) => ({ input: formatAmount(cents, format), output: cents / 100 })),
);

/** Formats an amount in one of the forms that a program or a person sends. */
function formatAmount(cents: number, format: string): unknown {
  if (format === 'number') return cents / 100;
  const whole = String(Math.trunc(Math.abs(cents) / 100));
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  if (format === 'plain') return `${cents < 0 ? '-' : ''}${whole}.${rest}`;
  const amount = `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
  return cents < 0 ? `(${amount})` : amount;
}

const someFields = (
  fields: Readonly<Record<string, fc.Arbitrary<FieldSample>>>,
): fc.Arbitrary<FieldSamples> => fc.record(fields, { requiredKeys: [] });

const toInput = (fields: FieldSamples) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.input]));

const toOutput = (fields: FieldSamples) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.output]));

const dealForm = someFields({
  sales_manager_id: person,
  fin_manager_id: person,
  closer_id: person,
  additional_id: person,
  car_type: choice(CAR_TYPES),
  customer_name: line,
  car_info: line,
  stock_num: line,
  deal_status: choice(DEAL_STATUSES),
  trade_status: choice(TRADE_STATUSES),
  delivery_status: choice(DELIVERY_STATUSES),
  delivery_date: fc.oneof(pickSample(...unsetSamples), day),
  added_date: day,
  notes: text(5_000),
});

let nextNumber = 1;

async function readDeal(number: number, { delivery_date, added_date }: Record<string, string | null>) {
  const { body } = await manager.get(`/api/deals/getdeals?date=${delivery_date ?? added_date}`);
  return body.find((deal: { id: number }) => deal.id === number);
}

/** Omits the warnings about sold stock numbers, which only responses to writes contain. */
const omitWarnings = ({ warnings: _, ...deal }: Record<string, unknown>) => deal;

describe('accepted values', () => {
  it(
    'returns all fields of a new deal, and later of the updated deal, exactly as they were sent',
    async () => {
      const property = fc.asyncProperty(dealForm, dealForm, async (added, updated) => {
        const number = nextNumber++;
        const first = await manager.post('/api/deals/adddeal', { id: number, ...toInput(added) });
        expect(first).toMatchObject({ status: 201, body: { id: number, ...toOutput(added) } });
        const { body: before } = first;
        const second = await manager.put(`/api/deals/updatedeal?dealId=${number}`, toInput(updated));
        expect(second).toMatchObject({
          status: 200,
          body: { id: number, ...toOutput(added), ...toOutput(updated) },
        });
        const after = omitWarnings(second.body);
        expect(await readDeal(number, second.body)).toEqual(after);
        expect(Object.keys(after)).toEqual(Object.keys(omitWarnings(before)));
      });
      await fc.assert(property, propertyTestOptions(25));
    },
    PROPERTY_TEST_TIMEOUT_MS,
  );

  it(
    'returns the gross of a deal and the flags of its review exactly as they were saved',
    async () => {
      const gross = someFields({ front_gross: money, back_gross: money }).filter(isNotEmpty);
      const review = someFields({ updated: flag, confirmed: flag }).filter(isNotEmpty);
      const number = await server.store.insertDeal();
      const property = fc.asyncProperty(gross, review, async (amounts, flags) => {
        const first = await manager.put(`/api/deals/updatedealgross?dealId=${number}`, toInput(amounts));
        expect(first).toMatchObject({ status: 200, body: toOutput(amounts) });
        const { status, body } = await office.put(
          `/api/deals/updatedealgrossstatus?dealId=${number}`,
          toInput(flags),
        );
        expect([status, body]).toEqual([200, { ...first.body, ...toOutput(flags) }]);
        expect(await readDeal(number, body)).toEqual(body);
      });
      await fc.assert(property, propertyTestOptions(25));
    },
    PROPERTY_TEST_TIMEOUT_MS,
  );

  it(
    'returns all fields of a new up, and later of the updated up, exactly as they were sent',
    async () => {
      const up = someFields({
        employee_id: person,
        turned_to_id: person,
        manager_into_id: person,
        time_up: choice(['00:00', '09:30', '23:59']),
        up_type: choice(UP_TYPES),
        customer_name: line,
        notes: text(5_000),
        bdc_up: flag,
        test_drive: flag,
        write_up: flag,
        sold: choice(UP_SOLD_VALUES),
      });
      const { body: log } = await manager.post('/api/uplogs/ensure', { date: '2026-06-17' });
      const property = fc.asyncProperty(up, up, async (added, updated) => {
        const first = await manager.post('/api/uplogs/row/add', { up_log_id: log.id, ...toInput(added) });
        expect(first).toMatchObject({ status: 201, body: toOutput(added) });
        const second = await manager.put(`/api/uplogs/row/${first.body.id}`, toInput(updated));
        expect(second).toMatchObject({ status: 200, body: { ...toOutput(added), ...toOutput(updated) } });
        const { body } = await manager.get('/api/uplogs/get?date=2026-06-17');
        expect(body.rows.at(-1)).toEqual(second.body);
      });
      await fc.assert(property, propertyTestOptions(20));
    },
    PROPERTY_TEST_TIMEOUT_MS,
  );

  it(
    'returns vacation units, working days and the pot exactly as they were saved',
    async () => {
      const settings = fc.record({
        employee_id: fc.integer({ min: 1, max: EMPLOYEE_COUNT }),
        month: anyDay.map(value => value.slice(0, 7)),
        hundredths: fc.integer({ min: 0, max: 3_100 }),
        completed: fc.integer({ min: 0, max: 15 }),
        rest: fc.integer({ min: 0, max: 16 }),
        pot: fc.integer({ min: 0, max: MAX_CENTS }),
      });
      const property = fc.asyncProperty(settings, async ({ employee_id, month, hundredths, ...value }) => {
        const unit_count = hundredths / 100;
        await manager.put('/api/settings/updatevacationunits', { employee_id, month, unit_count });
        const units = `/api/settings/getvacationunits?employeeId=${employee_id}&month=${month}`;
        expect((await manager.get(units)).body).toEqual({ unit_count });

        const total = value.completed + value.rest;
        const days = { completed_working_days: value.completed, total_working_days: total };
        await manager.put('/api/settings/updateworkingdayssettings', days);
        expect((await manager.get('/api/settings/getworkingdayssettings')).body).toEqual(days);

        await manager.put('/api/settings/updatemonthpottotal', { monthPotTotal: value.pot / 100 });
        const [pot] = (await manager.get('/api/settings/getmonthpottotal')).body;
        expect(pot.setting_value).toBe((value.pot / 100).toFixed(2));
      });
      await fc.assert(property, propertyTestOptions(15));
    },
    PROPERTY_TEST_TIMEOUT_MS,
  );
});

const isNotEmpty = (fields: FieldSamples) => Object.keys(fields).length > 0;
