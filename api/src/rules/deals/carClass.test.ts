import { carClass, carTypesPassing, isCertified } from './carClass.ts';

describe('the class of a car', () => {
  it('is new for New, used for Used and Cert, and unclassified when blank', () => {
    expect(carClass('New')).toBe('new');
    expect(carClass('Used')).toBe('used');
    expect(carClass('Cert')).toBe('used');
    expect(carClass(null)).toBe('unclassified');
  });

  it('is certified, besides used, for Cert only', () => {
    expect(isCertified('Cert')).toBe(true);
    expect(isCertified('Used')).toBe(false);
    expect(isCertified('New')).toBe(false);
    expect(isCertified(null)).toBe(false);
  });
});

describe('the car type filter', () => {
  it('lets everything pass, new cars only, or used ones with the certified', () => {
    expect(carTypesPassing('All')).toBeNull();
    expect(carTypesPassing('New')).toEqual(['New']);
    expect(carTypesPassing('Used')).toEqual(['Used', 'Cert']);
  });
});
