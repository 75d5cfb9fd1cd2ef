import { readFileSync } from 'node:fs';
import { foldText } from '../../generated/rules/foldText';

/** The tests of the server use the same table of cases. */
const cases: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../docs/product/folded-text.json', import.meta.url), 'utf8'),
);

it.each(Object.entries(cases))('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
