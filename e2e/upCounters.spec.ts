import { expectUsableByAll } from './axe.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('the ups behind a counter open from it, as many as it says, with what made it count them first', async ({
  page,
}) => {
  await signInAs(page, people.salesperson, '/uplogstats');
  const turns = page.locator('dt:text-is("Turns") + dd').getByRole('button');
  const count = Number(await turns.textContent());
  expect(count).toBeGreaterThan(0);
  await turns.click();
  const list = page.getByRole('dialog', { name: 'Turns' });
  await expect(list).toContainText(`${count} up`);
  await expect(list.getByRole('columnheader').first()).toHaveText('Turned To');
  await expect(list.locator('tbody tr')).toHaveCount(Math.min(count, 100));
  await expect(list.locator('tbody tr td:first-child', { hasText: '--' })).toHaveCount(0);
  await expectUsableByAll(page);

  const day = list.getByRole('link').first();
  const logged = String(await day.getAttribute('href'));
  await day.click();
  await expect(page).toHaveURL(logged);
  await expect(list).toHaveCount(0);
});
