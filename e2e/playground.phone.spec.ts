import { AxeBuilder } from '@axe-core/playwright';
import { expectNoSidewaysScroll } from './board.ts';
import { answerOf, question, run, written } from './playground.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('a question is chosen, run and read on a phone, the query folded away', async ({ page }) => {
  await signInAs(page, people.financeManager, '/playground');
  await page.getByRole('button', { name: 'Questions' }).click();
  await question(page, 'Trade % by sales manager').click();
  await expect(written(page, 'Query')).toBeHidden();
  await run(page);
  await expect(answerOf(page).getByRole('cell', { name: people.salesManager })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Show the query' }).click();
  await expect(written(page, 'Query')).toContainText('tradePercent');
});
