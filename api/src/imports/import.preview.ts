import { LRUCache } from 'lru-cache';
import type { Context } from '../platform/context.ts';
import type { CachedRows } from '../database/cachedRows.ts';
import type { Database } from '../database/database.ts';
import { listStockNumberWarnings } from '../deals/soldStock.query.ts';
import { defineHeavyTask } from '../platform/heavyTasks/heavyTask.ts';
import { listClosedMonths } from '../settings/closedMonth.query.ts';
import { listFirstLines, getSheetInUse, getLayout, getOwnSheet } from '../sheets/sheet.query.ts';
import { combineVersions } from '../platform/topics.ts';
import type { ImportLinePage } from './import.input.ts';
import { type ValidatedImport, validateImport } from './import.judge.ts';
import { toPreviewPage, presentPreview, type Warnings, type FullPreview } from './import.present.ts';
import type { ImportRow } from './import.query.ts';
import type { ImportPreviewType } from './import.types.ts';

interface CachedPreview {
  readonly inputsKey: string;
  readonly preview: Promise<FullPreview>;
}

/** Some 15 MB each for the longest files. */
const MAX_CACHED_PREVIEWS = 3;

const CACHE_TTL_MS = 10 * 60_000;

/** Keyed by an object that all calls on one store share, because each call has its own database object. */
const cacheByStore = new WeakMap<CachedRows, LRUCache<number, CachedPreview>>();

function getPreviewCache({ cached }: Database): LRUCache<number, CachedPreview> {
  const existing = cacheByStore.get(cached);
  if (existing) return existing;
  const created = new LRUCache<number, CachedPreview>({ max: MAX_CACHED_PREVIEWS, ttl: CACHE_TTL_MS });
  cacheByStore.set(cached, created);
  return created;
}

/**
 * Returns a page of the preview of an import. The file is validated once, and again when its columns, its
 * names, a deal or an employee has changed (decision 149).
 * @throws the errors of `validateImport`
 */
export async function getImportPreview(
  context: Context,
  row: ImportRow,
  page: ImportLinePage,
): Promise<ImportPreviewType> {
  const previews = getPreviewCache(context.database);
  const inputsKey = await buildInputsKey(context, row);
  const cached = previews.get(row.id);
  if (cached?.inputsKey === inputsKey) return toPreviewPage(await cached.preview, page);
  const preview = buildPreview(context, row);
  previews.set(row.id, { inputsKey, preview });
  preview.catch(() => previews.delete(row.id));
  return toPreviewPage(await preview, page);
}

export const buildPreview = defineHeavyTask(
  import.meta.url,
  'buildPreview',
  async (context, row: ImportRow): Promise<FullPreview> => {
    const validated = await validateImport(context, row);
    return presentPreview(validated, row.purpose, await listWarnings(context, validated));
  },
  ({ lineCount }) => lineCount,
);

/** Lists warnings for the deals that would be created, by stock number. */
async function listWarnings({ database }: Context, { lines }: ValidatedImport): Promise<Warnings> {
  const stockNums = lines.flatMap(({ outcome, fieldValues }) =>
    outcome === 'NEW' && fieldValues.stockNum ? [String(fieldValues.stockNum)] : [],
  );
  const warnings = await listStockNumberWarnings(database, stockNums);
  return new Map(warnings.map(({ stockNum, message }) => [stockNum, message]));
}

async function buildInputsKey(context: Context, { sheetId, names, doneAt }: ImportRow): Promise<string> {
  const sheet = await (doneAt ? getSheetInUse(context.database, sheetId) : getOwnSheet(context, sheetId));
  const { database, clock } = context;
  const { layout } = await getLayout(database, sheet, await listFirstLines(database, sheet), clock.today());
  const closedMonths = await listClosedMonths(database);
  return JSON.stringify([combineVersions(context.versions, ['DEALS', 'EMPLOYEES']), layout, names, closedMonths]);
}
