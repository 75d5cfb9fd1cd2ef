import type { SaleFacts } from './deal.ts';
import { firstSale, type SaleLine } from './firstSale.ts';

const sold: SaleFacts = { dealStatus: null, deliveryStatus: 'DEL', deliveryDate: '2026-06-17' };
const line = (version: number, field: SaleLine['field'], from: string | null) => ({ version, field, from });

it('is the change that made the deal sold', () => {
  const lines = [
    line(2, 'deliveryStatus', 'TBA'),
    line(1, 'deliveryDate', null),
    line(1, 'deliveryStatus', null),
  ];
  expect(firstSale(sold, lines)).toBe(lines[0]);
});

it('is the recording of a deal that was sold at once', () => {
  const lines = [line(1, 'deliveryDate', null), line(1, 'deliveryStatus', null)];
  expect(firstSale(sold, lines)?.version).toBe(1);
});

it('is no earlier than the last of the three that it took', () => {
  const lines = [line(3, 'deliveryDate', null), line(2, 'deliveryStatus', null), line(1, 'dealStatus', null)];
  expect(firstSale({ ...sold, dealStatus: 'HOGGED' }, lines)?.version).toBe(3);
  const dead = [line(4, 'dealStatus', 'DEAD'), ...lines.map(each => ({ ...each, version: each.version }))];
  expect(firstSale(sold, dead)?.version).toBe(4);
});

it('stays the first one when the deal was taken back, deleted or given another day since', () => {
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
  expect(firstSale(sold, lines)?.version).toBe(1);
});

it('is none of a deal that was sold as far back as is known', () => {
  expect(firstSale(sold, [])).toBeUndefined();
  expect(firstSale(sold, [line(2, 'deliveryDate', '2026-06-01')])).toBeUndefined();
});
