import { modelFirst, shortCustomer, shortStock, shortVehicle } from './shortDeal';

describe('on a phone', () => {
  it('a customer is cut to 8 characters and an ellipsis', () => {
    expect(shortCustomer('Christopher Walken')).toBe('Christop…');
    expect(shortCustomer('Bob Jones')).toBe('Bob Jone…');
  });

  it('a customer of 8 characters or fewer stays whole', () => {
    expect(shortCustomer('Ann Wood')).toBe('Ann Wood');
    expect(shortCustomer('Li')).toBe('Li');
    expect(shortCustomer('')).toBe('');
  });

  it('no blank is left hanging before the ellipsis', () => {
    expect(shortCustomer('Charles Bronson')).toBe('Charles…');
  });

  it('a letter is never cut in half', () => {
    expect(shortCustomer('Zoe\u0301 Martin')).toBe('Zoe\u0301 Mart…');
  });

  it('a stock number is cut to 5 characters, without an ellipsis', () => {
    expect(shortStock('K24017A')).toBe('K2401');
    expect(shortStock('U12')).toBe('U12');
  });

  it('a vehicle is its first 2 words', () => {
    expect(shortVehicle('2024 Kia Telluride SX')).toBe('2024 Kia');
    expect(shortVehicle('  Telluride ')).toBe('Telluride');
    expect(shortVehicle('')).toBe('');
  });
});

it('a vehicle’s year stands last in a narrow column, and what has no year stays', () => {
  expect(modelFirst('2024 Kia Telluride SX')).toBe('Kia Telluride SX 2024');
  expect(modelFirst('Kia 2024')).toBe('Kia 2024');
  expect(modelFirst('2024')).toBe('2024');
  expect(modelFirst('')).toBe('');
});
