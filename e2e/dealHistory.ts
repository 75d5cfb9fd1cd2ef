import { expect, type Page } from '@playwright/test';

/** Opens the history in the deal form that is open, and requires that it is seen above the form's buttons. */
export async function expectHistoryInSight(page: Page): Promise<void> {
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
}
