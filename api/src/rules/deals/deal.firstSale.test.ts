import { findFirstSale, type SaleChange, type SaleFacts } from './deal.ts';

const sold: SaleFacts = { dealStatus: null, deliveryStatus: 'DEL', deliveryDate: '2026-06-17' };
const line = (version: number, field: SaleChange['field'], from: string | null) => ({ version, field, from });

it('returns the change that made the deal sold', () => {
  const lines = [
    line(2, 'deliveryStatus', 'TBA'),
    line(1, 'deliveryDate', null),
    line(1, 'deliveryStatus', null),
  ];
  expect(findFirstSale(sold, lines)).toBe(lines[0]);
});

it('returns the creation of a deal that was created as sold', () => {
  const lines = [line(1, 'deliveryDate', null), line(1, 'deliveryStatus', null)];
  expect(findFirstSale(sold, lines)?.version).toBe(1);
});

it('returns the last of three changes when all three were needed to make the deal sold', () => {
  const lines = [line(3, 'deliveryDate', null), line(2, 'deliveryStatus', null), line(1, 'dealStatus', null)];
  expect(findFirstSale({ ...sold, dealStatus: 'HOGGED' }, lines)?.version).toBe(3);
  const dead = [line(4, 'dealStatus', 'DEAD'), ...lines.map(each => ({ ...each, version: each.version }))];
  expect(findFirstSale(sold, dead)?.version).toBe(4);
});

it('returns the first sale of a deal that was later returned, deleted or moved to another day', () => {
  const lines = [
    line(6, 'deliveryDate', '2026-06-16'),
    line(5, 'deliveryStatus', null),
    line(5, 'deliveryDate', null),
    line(4, 'deliveryStatus', 'DEL'),
    line(4, 'deliveryDate', '2026-06-16'),
    line(3, 'deliveryStatus', 'TBA'),
    line(2, 'deliveryStatus', 'DEL'),
    line(1, 'deliveryStatus', null),
    line(1, 'deliveryDate', null),
  ];
  expect(findFirstSale(sold, lines)?.version).toBe(1);
});

it('returns nothing for a deal that was sold before its history begins', () => {
  expect(findFirstSale(sold, [])).toBeUndefined();
  expect(findFirstSale(sold, [line(2, 'deliveryDate', '2026-06-01')])).toBeUndefined();
});
