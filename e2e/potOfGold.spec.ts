import { expectUsableByAll } from './axe.ts';
import { expectNoSidewaysScroll } from './board.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('a salesperson reads the pot and cannot type it', async ({ page }) => {
  await signInAs(page, people.salesperson, '/potofgold');
  await expect(page.getByText('Monthly pot total')).toBeVisible();
  await expect(page.getByLabel('Monthly pot total')).toHaveCount(0);
  await expectUsableByAll(page);
  await expectNoSidewaysScroll(page);
});
