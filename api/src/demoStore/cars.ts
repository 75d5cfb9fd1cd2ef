import type { Day } from '../rules/calendar/calendar.ts';
import type { CarType } from '../rules/deals/dealValues.ts';
import type { Random } from './random.ts';

/** What the store sells new and certified: it is a Toyota store. */
const OWN_MAKE = [
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

const OTHER_MAKES = [
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

interface Car {
  readonly carInfo: string;
  readonly stockNum: string;
}

/** The vehicle and its stock number. A used one that ends in A was itself taken in trade. */
export function carOf(carType: CarType | null, day: Day, random: Random): Car {
  const number = random.between(10_000, 39_999);
  switch (carType) {
    case 'New':
      return { carInfo: `${newestYear(day)} ${random.pick(OWN_MAKE)}`, stockNum: `T${number}` };
    case 'Cert':
      return {
        carInfo: `${newestYear(day) - random.between(1, 4)} ${random.pick(OWN_MAKE)}`,
        stockNum: `C${number}`,
      };
    case 'Used':
    case null:
      return {
        carInfo: `${newestYear(day) - random.between(2, 11)} ${random.pick([...OTHER_MAKES, ...OWN_MAKE])}`,
        stockNum: `U${number}${random.chance(0.4) ? 'A' : ''}`,
      };
  }
}

/** Next year's models arrive in September. */
const newestYear = (day: Day) => Number(day.slice(0, 4)) + (day.slice(5, 7) >= '09' ? 1 : 0);
