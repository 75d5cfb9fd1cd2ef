import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import type { CachedRows } from '../database/cachedRows.ts';
import type { Database } from '../database/database.ts';
import { listStockNumberWarnings } from '../deals/soldStock.query.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { listClosedMonths } from '../settings/closedMonth.query.ts';
import { firstLinesOf, keptSheet, layoutOf, ownSheet } from '../sheets/sheet.query.ts';
import { combineVersions } from '../platform/topics.ts';
import type { PageOfLines } from './import.input.ts';
import { type Judged, judgeImport } from './import.judge.ts';
import { pageOf, presentPreview, type Warnings, type WholePreview } from './import.present.ts';
import type { ImportRow } from './import.query.ts';
import type { ImportPreviewType } from './import.types.ts';

interface Cached {
  readonly madeOf: string;
  readonly preview: Promise<WholePreview>;
}

/** Some 15 MB each, of the longest files. */
const MOST_CACHED = 3;

const CACHED_FOR_MS = 10 * 60_000;

/** By what all calls on one store share: each call reads through a database of its own. */
const cacheOf = new WeakMap<CachedRows, LRUCache<number, Cached>>();

function previewsOf({ cached }: Database): LRUCache<number, Cached> {
  const known = cacheOf.get(cached);
  if (known) return known;
  const made = new LRUCache<number, Cached>({ max: MOST_CACHED, ttl: CACHED_FOR_MS });
  cacheOf.set(cached, made);
  return made;
}

/**
 * A page of what an import would do now. A file is read and judged once, and again when something of that has changed: its
 * columns, its names, any deal, anybody (decision 149).
 * @throws as `judgeImport` does
 */
export async function previewOf(
  context: Context,
  row: ImportRow,
  page: PageOfLines,
): Promise<ImportPreviewType> {
  const previews = previewsOf(context.database);
  const madeOf = await whatItIsMadeOf(context, row);
  const cached = previews.get(row.id);
  if (cached?.madeOf === madeOf) return pageOf(await cached.preview, page);
  const preview = makePreview(context, row);
  previews.set(row.id, { madeOf, preview });
  preview.catch(() => previews.delete(row.id));
  return pageOf(await preview, page);
}

export const makePreview = defineHeavyTask(
  import.meta.url,
  'makePreview',
  async (context, row: ImportRow): Promise<WholePreview> => {
    const judged = await judgeImport(context, row);
    return presentPreview(judged, row.purpose, await warningsOf(context, judged));
  },
  ({ lineCount }) => lineCount,
);

/** Of the deals that would be recorded, by stock number. */
async function warningsOf({ database }: Context, { lines }: Judged): Promise<Warnings> {
  const stockNums = lines.flatMap(({ outcome, fieldValues }) =>
    outcome === 'NEW' && fieldValues.stockNum ? [String(fieldValues.stockNum)] : [],
  );
  const warnings = await listStockNumberWarnings(database, stockNums);
  return new Map(warnings.map(({ stockNum, message }) => [stockNum, message]));
}

async function whatItIsMadeOf(context: Context, { sheetId, names, doneAt }: ImportRow): Promise<string> {
  const sheet = await (doneAt ? keptSheet(context.database, sheetId) : ownSheet(context, sheetId));
  const { database, clock } = context;
  const { layout } = await layoutOf(database, sheet, await firstLinesOf(database, sheet), clock.today());
  const closed = await listClosedMonths(database);
  return JSON.stringify([combineVersions(context.versions, ['DEALS', 'EMPLOYEES']), layout, names, closed]);
}
