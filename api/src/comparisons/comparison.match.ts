import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { differingIn } from '../rules/compare/amounts.ts';
import { isOpen } from '../rules/compare/settle.ts';
import { type Done, recordAct } from './comparison.acts.ts';
import { comparisonById, linesFor } from './comparison.query.ts';
import type { ComparisonLineRow } from './comparison.row.ts';
import { type ActLine, holding } from './comparison.statements.ts';

/**
 * Matches lines with the deals that are proposed for them. Sums stay what they are; no deal is changed.
 * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT for a line without a proposal
 */
export async function matchProposals(context: Context, id: number, places: readonly number[]): Promise<Done> {
  await comparisonById(context, id);
  return context.database.writeTogether(async writer => {
    await writer.rows(holding(id));
    const lines = (await linesFor(writer, id, places)).filter(isProposed);
    const proposed = await linesFor(
      writer,
      id,
      lines.map(line => line.proposedPlace),
    );
    if (lines.length < places.length || proposed.length < lines.length)
      throw badInput('No deal is proposed for that line.');
    const deals = new Map(proposed.map(deal => [deal.place, deal]));
    const done = lines.flatMap(line => {
      const deal = deals.get(line.proposedPlace);
      return deal ? [joined(line, deal), gone(deal, line)] : [];
    });
    const actId = await recordAct(writer, context, id, 'MATCH', done);
    return { actId, lineCount: lines.length, skipped: [] };
  });
}

type Proposed = ComparisonLineRow & { readonly proposedPlace: number };

const isProposed = (line: ComparisonLineRow): line is Proposed =>
  line.group === 'ONLY_FILE' && line.proposedPlace !== null;

const unchangedDeal = { dealId: null, dealBefore: null, dealAfter: null };

function joined({ place, theirs }: ComparisonLineRow, deal: ComparisonLineRow): ActLine {
  const { dealId, number, stockNum, customerName, day, ours, oursSum, isInPeriod } = deal;
  const differs = differingIn(ours ?? {}, theirs ?? {}).length > 0;
  const group = differs ? 'DIFFERS' : 'EQUAL';
  return {
    place,
    ...unchangedDeal,
    change: {
      ...{ dealId, number, stockNum, customerName, day, ours, oursSum, isInPeriod },
      group,
      matchedBy: 'PERSON',
      proposedPlace: null,
      why: null,
      settled: {},
      isOpen: isOpen({ group, theirs, ours, settled: {} }),
    },
  };
}

const gone = ({ place }: ComparisonLineRow, line: ComparisonLineRow): ActLine => ({
  place,
  ...unchangedDeal,
  change: { joinedTo: line.place, isOpen: false },
});
