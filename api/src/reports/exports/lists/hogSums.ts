import type { DealType } from '../../../deals/deal.types.ts';
import { type HogGroup, type HogTotals, type HogView, hogTotals } from '../../../rules/hog/hogTotals.ts';

type HogGroupSums = { -readonly [Field in keyof HogGroup]: HogGroup[Field] };

/**
 * Adds up Hog's totals from the lines that were read, so that they match the file even if deals change during
 * the export.
 */
export class HogSums {
  private readonly groups = new Map<string, HogGroupSums>();

  async *addBatches(batches: AsyncIterable<readonly DealType[]>): AsyncGenerator<readonly DealType[]> {
    for await (const deals of batches) {
      for (const deal of deals) this.add(deal);
      yield deals;
    }
  }

  totals(view: HogView): HogTotals {
    return hogTotals([...this.groups.values()], view);
  }

  private add({ isSplit, isSold, frontGross, backGross }: DealType): void {
    const key = `${isSplit} ${isSold}`;
    const sums = this.groups.get(key) ?? { isSplit, isSold, deals: 0, frontGross: 0, backGross: 0 };
    sums.deals += 1;
    sums.frontGross += dollarsToCents(frontGross);
    sums.backGross += dollarsToCents(backGross);
    this.groups.set(key, sums);
  }
}

const dollarsToCents = (dollars: number | null): number => Math.round((dollars ?? 0) * 100);
