import { carClass, isCertified, listCarTypes } from './dealValues.ts';

describe('car class', () => {
  it('returns new for New, used for Used and Cert, and unclassified for a blank car type', () => {
    expect(carClass('New')).toBe('new');
    expect(carClass('Used')).toBe('used');
    expect(carClass('Cert')).toBe('used');
    expect(carClass(null)).toBe('unclassified');
  });

  it('counts only the car type Cert as certified', () => {
    expect(isCertified('Cert')).toBe(true);
    expect(isCertified('Used')).toBe(false);
    expect(isCertified('New')).toBe(false);
    expect(isCertified(null)).toBe(false);
  });
});

describe('listCarTypes', () => {
  it('returns null for the filter All, New for New, and Used and Cert for Used', () => {
    expect(listCarTypes('All')).toBeNull();
    expect(listCarTypes('New')).toEqual(['New']);
    expect(listCarTypes('Used')).toEqual(['Used', 'Cert']);
  });
});
