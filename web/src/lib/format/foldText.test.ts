import { readFileSync } from 'node:fs';
import { foldText } from '../../generated/rules/foldText';

/** The server is tested with the same table. */
const cases: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../docs/product/folded-text.json', import.meta.url), 'utf8'),
);

it.each(Object.entries(cases))('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
