import { type ClassifiedLine, type Outcome, sumLines } from './outcomes.ts';

const line = (fieldValues: ClassifiedLine['fieldValues'], outcome: Outcome = 'NEW'): ClassifiedLine => ({
  line: 2,
  key: 1,
  fieldValues,
  problems: [],
  outcome,
  differing: [],
});

const sold = { deliveryStatus: 'DEL', deliveryDate: '2026-11-03' };

it('sums the deals, sold units and gross of the lines to the cent', () => {
  const lines = [
    line({ ...sold, frontGross: 0.1, backGross: -1_250.5 }),
    line({ ...sold, frontGross: 0.2, backGross: 1_000 }),
    line({ frontGross: 0.3 }, 'REFUSED'),
    line({}, 'UNCHANGED'),
  ];
  expect(sumLines(lines)).toEqual({ deals: 4, units: 2, frontGross: 0.6, backGross: -250.5 });
});

it('counts only sold deals as sold units', () => {
  const lines = [
    line({ deliveryStatus: 'DEL' }),
    line({ deliveryDate: '2026-11-03' }),
    line({ ...sold, dealStatus: 'DEAD' }),
    line({ ...sold, deliveryStatus: 'TBA' }),
    line({ ...sold, dealStatus: 'HOGGED' }),
  ];
  expect(sumLines(lines).units).toBe(1);
});

it('returns sums of 0 without lines', () => {
  expect(sumLines([])).toEqual({ deals: 0, units: 0, frontGross: 0, backGross: 0 });
});
