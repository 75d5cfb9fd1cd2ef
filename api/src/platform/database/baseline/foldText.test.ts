import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { foldText } from '../../../rules/text/foldText.ts';
import { seed } from '../../../testing/api/propertyTests.ts';
import { TestStore } from '../../../testing/testStore.ts';

const cases: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../../docs/product/folded-text.json', import.meta.url), 'utf8'),
);

let store: TestStore;
beforeAll(async () => {
  store = await TestStore.open();
});
afterAll(() => store.close());

/** Returns the texts as the SQL function `fold_text` folds them. */
async function foldInDatabase(texts: readonly string[]): Promise<string[]> {
  const rows = await store.database.rows<{ folded: string }>(
    sql`select fold_text(text) as folded from unnest(${texts}::text[]) with ordinality as t (text, place) order by place`,
  );
  return rows.map(({ folded }) => folded);
}

it('folds the documented examples in SQL as the TypeScript rule does', async () => {
  expect(await foldInDatabase(Object.keys(cases))).toEqual(Object.values(cases));
});

it('folds every character of the Basic Multilingual Plane in SQL as the TypeScript rule does', async () => {
  const all = Array.from({ length: 0xffff }, (_, at) => String.fromCharCode(at + 1));
  const assigned = all.filter(letter => !/[\p{Cn}\p{Cs}]/u.test(letter));
  // Compares only the letters that both PostgreSQL and Node support, because their versions of Unicode may
  // differ.
  const commonLetters = await store.database.rows<{ letter: string }>(
    sql`select letter from unnest(${assigned}::text[]) letter where unicode_assigned(letter)`,
  );
  const texts = commonLetters.map(({ letter }) => `a${letter} ${letter}B`);
  const folded = await foldInDatabase(texts);
  const different = texts.flatMap((text, at) =>
    folded[at] === foldText(text) ? [] : [{ text, sql: folded[at], rule: foldText(text) }],
  );
  expect(texts.length).toBeGreaterThan(60_000);
  expect(different).toEqual([]);
});

it('folds random strings in SQL as the TypeScript rule does', async () => {
  const unit = fc.constantFrom(...new Set(Object.keys(cases).join('')));
  const texts = fc.sample(fc.string({ unit, maxLength: 12 }), { numRuns: 2_000, seed });
  expect(await foldInDatabase(texts)).toEqual(texts.map(foldText));
});
