import { expect, type Page } from '@playwright/test';

/** Opens the history in the open deal form and asserts that it is visible above the form's buttons. */
export async function expectHistoryVisible(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'History' });
  const changes = page.getByRole('region', { name: 'History' }).getByRole('list');
  await opener.click();
  await expect(changes).toBeVisible();
  await expect(opener).toBeInViewport({ ratio: 1 });
  // The button bar covers the lower edge of the form.
  await expect
    .poll(() =>
      changes
        .getByRole('listitem')
        .first()
        .evaluate(item => {
          const { left, top } = item.getBoundingClientRect();
          const topElement = item.ownerDocument.elementFromPoint(left + 20, top + 20);
          return item.contains(topElement);
        }),
    )
    .toBe(true);
}
