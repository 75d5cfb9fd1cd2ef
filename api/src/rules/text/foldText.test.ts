import { readFileSync } from 'node:fs';
import { foldText } from './foldText.ts';

/** The web and the database are tested with the same table. */
const cases: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../docs/product/folded-text.json', import.meta.url), 'utf8'),
);

it.each(Object.entries(cases))('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each(Object.values(cases))('leaves the folded text %j unchanged', folded => {
  expect(foldText(folded)).toBe(folded);
});
