import type { Context } from '../platform/context.ts';
import { splitIntoChunks } from '../database/chunks.ts';
import type { Writer } from '../database/writer.ts';
import { type Amendment, amendMany, dealsToChange, type KeyedDeal } from '../deals/many/amendMany.service.ts';
import { AppError, badInput } from '../platform/errors.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { announce } from '../live/announce.ts';
import { type Act, type ActWish, actFor } from './comparison.decide.ts';
import { comparisonById, linesFor } from './comparison.query.ts';
import type { ComparisonLineRow, ComparisonRow } from './comparison.row.ts';
import {
  type ActLine,
  changingLines,
  holding,
  LINES_AT_ONCE,
  recordingAct,
  recordingActLines,
} from './comparison.statements.ts';

/** A line that an act is about. */
export interface SentLine {
  readonly place: number;
  /** The version of its deal that the viewer sees now; without one, the deal has to be as it was compared. */
  readonly version?: number | undefined;
}

/** What was done, and which deals were left as they are because they do not stand as they did. */
export interface Done {
  readonly actId: number;
  readonly lineCount: number;
  readonly skipped: readonly string[];
}

/**
 * Does an act to lines of a comparison: whole or not at all.
 * @param sent all of them; without, every line for which there is something to do and whose deal still stands
 * @throws FORBIDDEN, NOT_FOUND; BAD_INPUT when there is nothing to do; CONFLICT when a deal that was sent does not stand
 */
export const perform = defineHeavyTask(
  import.meta.url,
  'perform',
  async (context, id: number, wish: ActWish, sent: readonly SentLine[] | undefined): Promise<Done> => {
    const act = actFor(wish);
    act.demand(context.viewer);
    const comparison = await comparisonById(context, id);
    return context.database.writeTogether(async writer => {
      await writer.rows(holding(id));
      const all = await linesFor(
        writer,
        id,
        sent?.map(({ place }) => place),
      );
      const possible = all.filter(act.isFor);
      const deals = act.changesDeals ? await dealsOf(writer, possible) : new Map<number, KeyedDeal>();
      const isDone = ({ dealId }: ComparisonLineRow) => {
        const deal = deals.get(dealId ?? 0);
        return deal !== undefined && act.isDone?.(deal) === true;
      };
      const lines = possible.filter(line => !isDone(line));
      if (lines.length === 0 || (sent && lines.length < sent.length)) throw badInput(act.nothing);
      const versions = new Map(sent?.map(({ place, version }) => [place, version]));
      const isAsSeen = (line: ComparisonLineRow) => {
        if (!act.changesDeals) return true;
        const deal = deals.get(line.dealId ?? 0);
        const version = versions.get(line.place);
        return (
          deal !== undefined && (version === undefined ? act.stands(line, deal) : version === deal.version)
        );
      };
      const others = lines.filter(line => !isAsSeen(line));
      const standing = lines.filter(isAsSeen);
      if (others.length > 0 && (sent || standing.length === 0)) throw changedSince(others);
      return write(writer, context, { comparison, act, lines: standing, deals, skipped: others.map(nameOf) });
    });
  },
  (_id, _wish, sent) => sent?.length ?? Number.POSITIVE_INFINITY,
);

const dealsOf = (writer: Writer, lines: readonly ComparisonLineRow[]) =>
  dealsToChange(
    writer,
    lines.map(({ dealId }) => dealId).filter(dealId => dealId !== null),
  );

interface ToWrite {
  readonly comparison: ComparisonRow;
  readonly act: Act;
  readonly lines: readonly ComparisonLineRow[];
  readonly deals: ReadonlyMap<number, KeyedDeal>;
  readonly skipped: readonly string[];
}

async function write(
  writer: Writer,
  context: Context,
  { comparison, act, lines, deals, skipped }: ToWrite,
): Promise<Done> {
  const amendments: Amendment[] = [];
  const done = lines.map((line): ActLine => {
    const deal = deals.get(line.dealId ?? 0);
    const { fields, change } = act.does(line, deal);
    if (!deal) return { place: line.place, change, dealId: null, dealBefore: null, dealAfter: null };
    amendments.push({ deal, fields, origin: originOf(comparison, line.line) });
    return {
      place: line.place,
      change,
      dealId: deal.id,
      dealBefore: picked(deal, fields),
      dealAfter: fields,
    };
  });
  for (const part of splitIntoChunks(amendments, LINES_AT_ONCE))
    await amendMany(writer, sourced(context, comparison), part);
  const actId = await recordAct(writer, context, comparison.id, act.kind, done);
  return { actId, lineCount: lines.length, skipped };
}

/** Writes down what an act does, so that it can be undone, and does it to the lines. @param count as people count them */
export async function recordAct(
  writer: Writer,
  { viewer, clock }: Context,
  id: number,
  kind: Act['kind'],
  lines: readonly ActLine[],
  count = lines.length,
): Promise<number> {
  const made = await writer.row<{ id: number }>(
    recordingAct(id, kind, viewer.employeeId, clock.now(), count),
  );
  const actId = made?.id ?? 0;
  for (const part of splitIntoChunks(lines, LINES_AT_ONCE)) {
    await writer.rows(recordingActLines(id, actId, part));
    await writer.rows(changingLines(id, part));
  }
  await announceComparisons(writer);
  return actId;
}

/** Tells every screen that shows comparisons, when the transaction commits. */
export const announceComparisons = (writer: Writer): Promise<void> =>
  announce(writer, { topic: 'COMPARISONS', days: [] });

/** The history says from which file a change comes, and from which of its lines. */
export const sourced = (context: Context, { fileName }: ComparisonRow): Context => ({
  ...context,
  source: { door: 'comparison', origin: fileName },
});

const LONGEST_NAME = 150;

export const originOf = ({ fileName }: ComparisonRow, line: number | null): string =>
  `${fileName.slice(0, LONGEST_NAME)}, line ${line}`;

/** The fields of a deal that are about to change, as they are. */
const picked = (deal: KeyedDeal, fields: object): object =>
  Object.fromEntries(Object.keys(fields).map(name => [name, deal[name as keyof KeyedDeal]]));

export const nameOf = ({ number, line }: Pick<ComparisonLineRow, 'number' | 'line'>): string =>
  number === null ? `line ${line}` : `#${number}`;

const MOST_NAMED = 3;

/** "#411, #412, #414 and 2 more" */
export function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export const changedSince = (lines: readonly ComparisonLineRow[]): AppError =>
  new AppError(
    'CONFLICT',
    `Changed since they were compared: ${namesOf(lines.map(nameOf))}. Nothing was done; both sides stand beside each other now.`,
    undefined,
    { places: lines.map(({ place }) => place) },
  );
