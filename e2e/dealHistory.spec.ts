import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('the history of a deal opens in sight, above the form’s buttons', async ({ page }) => {
  await signInAs(page, people.admin, '/activity?period=this-month');
  await page.getByRole('button', { name: 'Edit deal' }).first().click();
  const opener = page.getByRole('button', { name: 'History' });
  const changes = page.getByRole('region', { name: 'History' }).getByRole('list');
  await opener.click();
  await expect(changes).toBeVisible();
  await expect(opener).toBeInViewport({ ratio: 1 });
  // The bar of the buttons lies over the form's lower edge.
  await expect
    .poll(() =>
      changes
        .getByRole('listitem')
        .first()
        .evaluate(item => {
          const { left, top } = item.getBoundingClientRect();
          const hit = item.ownerDocument.elementFromPoint(left + 20, top + 20);
          return item.contains(hit);
        }),
    )
    .toBe(true);
});
