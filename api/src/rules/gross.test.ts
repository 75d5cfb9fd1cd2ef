import { totalGross } from './gross.ts';

test.each([
  [1000.1, 200.2, 1200.3],
  [-500, 200.05, -299.95],
  [null, 12.34, 12.34],
  [null, null, 0],
  [9_999_999_999.99, 9_999_999_999.99, 19_999_999_999.98],
])('front %p and back %p make %p', (front, back, total) => {
  expect(totalGross(front, back)).toBe(total);
});
