import type { DealType } from '../../../deals/deal.types.ts';
import { type HogGroup, type HogTotals, type HogView, hogTotals } from '../../../rules/hog/hogTotals.ts';

type Sums = { -readonly [Field in keyof HogGroup]: HogGroup[Field] };

/** Hog's totals of the lines that went by, so that they are those of the file, whatever is typed meanwhile. */
export class HogSums {
  private readonly groups = new Map<string, Sums>();

  async *of(batches: AsyncIterable<readonly DealType[]>): AsyncGenerator<readonly DealType[]> {
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
    sums.frontGross += inCents(frontGross);
    sums.backGross += inCents(backGross);
    this.groups.set(key, sums);
  }
}

const inCents = (dollars: number | null): number => Math.round((dollars ?? 0) * 100);
