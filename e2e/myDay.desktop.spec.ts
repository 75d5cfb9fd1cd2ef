import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test("shows the store's day on Home to a manager, and a salesperson's own month to that salesperson", async ({
  page,
}) => {
  await test.step("shows a manager the store's day without delaying or moving the deals", async () => {
    let release = () => {};
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route('**/assets/MyDay-*.js', async route => {
      await released;
      await route.continue();
    });
    await signInAs(page, people.salesManager);
    const firstDeal = page.getByRole('article').first();
    await expect(firstDeal).toBeVisible();
    const before = await firstDeal.boundingBox();
    release();
    const summaryBar = page.getByRole('region', { name: 'My day' });
    await expect(summaryBar).toContainText('No sale in 7 days');
    expect(await firstDeal.boundingBox()).toEqual(before);

    await summaryBar.getByRole('button', { name: /vs\. same days last year$/ }).click();
    const comparisonDialog = page.getByRole('dialog', {
      name: /Month to date vs\. same days last year/,
    });
    await expect(comparisonDialog.getByRole('table').first()).toBeVisible();
  });

  await test.step('opens the deals of each figure for a salesperson, and keeps the section collapsed after a reload', async () => {
    await signInAs(page, people.salesperson);
    const summaryBar = page.getByRole('region', { name: 'My day' });
    const best = summaryBar.getByRole('button', { name: `deals of ${people.salesperson} – Best month` });
    const figure = (await best.textContent()) ?? '';
    await best.click();
    const dealList = page.getByRole('dialog', { name: `${people.salesperson} – Best month` });
    await expect(dealList.getByText(figure, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dealList).toHaveCount(0);

    const toggle = page.getByRole('button', { name: 'My day' });
    await toggle.click();
    await expect(summaryBar).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(summaryBar).toHaveCount(0);
    await toggle.click();
    await expect(summaryBar).toContainText('Next up');

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(summaryBar.getByRole('term').filter({ hasText: /^Best$/ })).toBeVisible();
    // The layout follows the new width a moment later.
    await expect
      .poll(() =>
        summaryBar
          .getByRole('term')
          .evaluateAll(all =>
            all
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          ),
      )
      .toEqual([]);
  });
});
