import type { Day } from '../../rules/calendar/calendar.ts';
import type { CarType } from '../../rules/deals/dealValues.ts';
import type { Random } from './random.ts';

/** The models that the store sells as new and as certified cars. The store is a Toyota dealership. */
const STORE_MODELS = [
  'Toyota Camry SE',
  'Toyota Camry XLE Hybrid',
  'Toyota Corolla LE',
  'Toyota RAV4 XLE',
  'Toyota RAV4 Prime',
  'Toyota Highlander Limited',
  'Toyota Tacoma TRD Off-Road',
  'Toyota Tundra SR5 CrewMax',
  'Toyota Sienna XSE',
  'Toyota 4Runner SR5',
  'Toyota Prius XLE',
  'Toyota Grand Highlander Platinum Hybrid MAX',
];

const OTHER_MODELS = [
  'Honda Civic EX',
  'Honda CR-V EX-L',
  'Ford F-150 XLT',
  'Ford Escape SEL',
  'Chevrolet Equinox LT',
  'Chevrolet Silverado 1500 LT',
  'Nissan Rogue SV',
  'Subaru Outback Premium',
  'Hyundai Tucson SEL',
  'Kia Telluride SX',
  'Jeep Grand Cherokee Limited',
  'Mazda CX-5 Touring',
  'BMW X3 xDrive30i',
  'Volkswagen Jetta S',
];

interface DemoCar {
  readonly carInfo: string;
  readonly stockNum: string;
}

/**
 * Creates a vehicle with a stock number. A stock number that ends in A marks a used car that was taken in
 * trade.
 */
export function createCar(carType: CarType | null, day: Day, random: Random): DemoCar {
  const number = random.between(10_000, 39_999);
  switch (carType) {
    case 'New':
      return { carInfo: `${newestModelYear(day)} ${random.pick(STORE_MODELS)}`, stockNum: `T${number}` };
    case 'Cert':
      return {
        carInfo: `${newestModelYear(day) - random.between(1, 4)} ${random.pick(STORE_MODELS)}`,
        stockNum: `C${number}`,
      };
    case 'Used':
    case null:
      return {
        carInfo: `${newestModelYear(day) - random.between(2, 11)} ${random.pick([...OTHER_MODELS, ...STORE_MODELS])}`,
        stockNum: `U${number}${random.chance(0.4) ? 'A' : ''}`,
      };
  }
}

/** Next year's models arrive in September. */
const newestModelYear = (day: Day) => Number(day.slice(0, 4)) + (day.slice(5, 7) >= '09' ? 1 : 0);

const FIRST_NAMES = (
  'James Maria Robert Linda Michael Patricia David Jennifer José Elena Wei Aisha Omar Chloë Raj Ingrid Samuel Grace ' +
  'Victor Yuki Hannah Tyrone Bridget Mateo Naomi Peter Fatima Walter Simone Andre Keiko Russell Camila Dmitri Joan ' +
  'Isaac Beatriz Harold Leila Sean'
).split(' ');

const LAST_NAMES = [
  ...(
    'Anderson Brooks Carter Díaz Edwards Fischer García Hughes Ito Jackson Kowalski Lopez Martinez Nguyen Ortiz Patel ' +
    'Quinn Robinson Schmidt Thompson Ueda Vargas Wallace Xiong Young Zimmerman Kim Freeman Haddad Müller Petrov Osei ' +
    'Singh Baker Moreau Castillo'
  ).split(' '),
  "O'Connor",
  'de la Rosa',
  'Van Buren',
  'Smith-Jones',
  'Montgomery-Featherstonehaugh',
];

const COMPANIES = [
  'Harbor Electric LLC',
  'Elm Street Bakery',
  '3 Rivers Landscaping',
  'Northside Plumbing & Heating',
];

/** Creates a customer name: mostly one person, sometimes a couple or a company. */
export function createCustomerName(random: Random): string {
  const kind = random.fraction();
  if (kind < 0.02) return random.pick(COMPANIES);
  const last = random.pick(LAST_NAMES);
  const first = random.pick(FIRST_NAMES);
  return kind < 0.09 ? `${first} & ${random.pick(FIRST_NAMES)} ${last}` : `${first} ${last}`;
}
