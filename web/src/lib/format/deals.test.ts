import { moveYearToEnd, shortenCustomer, shortenStock, shortenVehicle } from './deals';

describe('texts of a deal on a phone', () => {
  it("shortens a customer's name to 8 characters and an ellipsis", () => {
    expect(shortenCustomer('Christopher Walken')).toBe('Christop…');
    expect(shortenCustomer('Bob Jones')).toBe('Bob Jone…');
  });

  it("does not shorten a customer's name of 8 characters or fewer", () => {
    expect(shortenCustomer('Ann Wood')).toBe('Ann Wood');
    expect(shortenCustomer('Li')).toBe('Li');
    expect(shortenCustomer('')).toBe('');
  });

  it('removes a space before the ellipsis', () => {
    expect(shortenCustomer('Charles Bronson')).toBe('Charles…');
  });

  it('never splits a visible character of several code points', () => {
    expect(shortenCustomer('Zoe\u0301 Martin')).toBe('Zoe\u0301 Mart…');
  });

  it('shortens a stock number to 5 characters, without an ellipsis', () => {
    expect(shortenStock('K24017A')).toBe('K2401');
    expect(shortenStock('U12')).toBe('U12');
  });

  it('shortens a vehicle to its first 2 words', () => {
    expect(shortenVehicle('2024 Kia Telluride SX')).toBe('2024 Kia');
    expect(shortenVehicle('  Telluride ')).toBe('Telluride');
    expect(shortenVehicle('')).toBe('');
  });
});

it('moves the year of a vehicle to the end of the text, if there is a year', () => {
  expect(moveYearToEnd('2024 Kia Telluride SX')).toBe('Kia Telluride SX 2024');
  expect(moveYearToEnd('Kia 2024')).toBe('Kia 2024');
  expect(moveYearToEnd('2024')).toBe('2024');
  expect(moveYearToEnd('')).toBe('');
});
