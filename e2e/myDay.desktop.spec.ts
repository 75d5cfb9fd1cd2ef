import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('begins with the store’s day for a manager and with the own month for a salesperson', async ({
  page,
}) => {
  await test.step('shows a manager the store’s day, and neither delays nor moves the deals', async () => {
    let letGo = () => {};
    const isHeld = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route('**/assets/MyDay-*.js', async route => {
      await isHeld;
      await route.continue();
    });
    await signInAs(page, people.salesManager);
    const firstDeal = page.getByRole('article').first();
    await expect(firstDeal).toBeVisible();
    const before = await firstDeal.boundingBox();
    letGo();
    const strip = page.getByRole('region', { name: 'My day' });
    await expect(strip).toContainText('No sale in 7 days');
    expect(await firstDeal.boundingBox()).toEqual(before);

    await strip.getByRole('button', { name: /a year ago$/ }).click();
    const lists = page.getByRole('dialog', { name: /Month to date, against the same days a year ago/ });
    await expect(lists.getByRole('table').first()).toBeVisible();
  });

  await test.step('shows a salesperson each figure over its deals, and stays folded after a reload', async () => {
    await signInAs(page, people.salesperson);
    const strip = page.getByRole('region', { name: 'My day' });
    const best = strip.getByRole('button', { name: `deals of ${people.salesperson} – Best month` });
    const figure = (await best.textContent()) ?? '';
    await best.click();
    const list = page.getByRole('dialog', { name: `${people.salesperson} – Best month` });
    await expect(list.getByText(figure, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);

    const fold = page.getByRole('button', { name: 'My day' });
    await fold.click();
    await expect(strip).toHaveCount(0);
    await expect(fold).toBeFocused();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(strip).toHaveCount(0);
    await fold.click();
    await expect(strip).toContainText('Next in turn');

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(strip.getByRole('term').filter({ hasText: /^Best$/ })).toBeVisible();
    const names = await strip
      .getByRole('term')
      .evaluateAll(all =>
        all.map(({ textContent, scrollWidth, clientWidth }) => [textContent, scrollWidth > clientWidth]),
      );
    expect(names.filter(([, isCut]) => isCut)).toEqual([]);
  });
});
