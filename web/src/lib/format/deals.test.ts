import { moveYearToEnd, shortenCustomer, shortenStock, shortenVehicle } from './deals';

describe('texts of a deal on a phone', () => {
  it('cuts a customer to 8 characters and an ellipsis', () => {
    expect(shortenCustomer('Christopher Walken')).toBe('Christop…');
    expect(shortenCustomer('Bob Jones')).toBe('Bob Jone…');
  });

  it('keeps a customer of 8 characters or fewer', () => {
    expect(shortenCustomer('Ann Wood')).toBe('Ann Wood');
    expect(shortenCustomer('Li')).toBe('Li');
    expect(shortenCustomer('')).toBe('');
  });

  it('removes a blank before the ellipsis', () => {
    expect(shortenCustomer('Charles Bronson')).toBe('Charles…');
  });

  it('never splits a character', () => {
    expect(shortenCustomer('Zoe\u0301 Martin')).toBe('Zoe\u0301 Mart…');
  });

  it('cuts a stock number to 5 characters without an ellipsis', () => {
    expect(shortenStock('K24017A')).toBe('K2401');
    expect(shortenStock('U12')).toBe('U12');
  });

  it('keeps the first 2 words of a vehicle', () => {
    expect(shortenVehicle('2024 Kia Telluride SX')).toBe('2024 Kia');
    expect(shortenVehicle('  Telluride ')).toBe('Telluride');
    expect(shortenVehicle('')).toBe('');
  });
});

it('moves the year of a vehicle to the end for a narrow column, and keeps a vehicle without a year', () => {
  expect(moveYearToEnd('2024 Kia Telluride SX')).toBe('Kia Telluride SX 2024');
  expect(moveYearToEnd('Kia 2024')).toBe('Kia 2024');
  expect(moveYearToEnd('2024')).toBe('2024');
  expect(moveYearToEnd('')).toBe('');
});
