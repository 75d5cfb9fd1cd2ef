import { changeDealAs, createDeals, hogCell, hogRow } from './deals.ts';
import { expect, storeDay, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('moves office staff through the unconfirmed deals with N and Space until no items are open', async ({
  page,
}) => {
  const soldFields = { delivery_status: 'DEL', delivery_date: storeDay(20), added_date: storeDay(20) };
  const { word, numbers } = await createDeals(page, 3, soldFields);
  await signInAs(page, people.officeStaff, `/hog?search=${word}&period=last-3-months`);
  await expect(hogRow(page, numbers[0])).toBeVisible();

  const chips = page.getByRole('group', { name: 'Open items' });
  await chips.getByRole('button', { name: 'To confirm 3' }).click();
  await expect(page).toHaveURL(/open=confirm/);
  await expect(hogCell(page, numbers[0], 'age')).toHaveText('20 days');

  for (const number of numbers) {
    await page.keyboard.press('n');
    const confirmBox = page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` });
    await expect(confirmBox).toBeFocused();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('No open items of this kind', { exact: false })).toBeVisible();

  await chips.getByRole('button', { name: 'Open items 3' }).click();
  await expect(hogCell(page, numbers[2], 'toDo')).toHaveText('Missing gross, no salesperson, no car type');
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('button', { name: `edit deal ${numbers[2]}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`Update Deal #${numbers[2]}`);
});

test('shows the same numbers of open items on Home and in Hog, and reports gross that another user overwrote', async ({
  page,
}) => {
  await createDeals(page, 1, { delivery_status: 'DEL', delivery_date: storeDay(1) });
  const {
    numbers: [overwritten],
  } = await createDeals(page, 1);
  const setFrontGross = (person: string, amount: number) =>
    changeDealAs(page, person, 'setDealGross', `number: ${overwritten}, frontGross: ${amount}`);
  await setFrontGross(people.salesManager, 1500);
  await signInAs(page, people.salesManager);
  const openItems = page.getByRole('group', { name: 'Open items' });
  await expect(openItems).toContainText('Missing gross');
  await expect(openItems).not.toContainText('To confirm');

  await test.step('opens Hog from a count on Home with the counted deals and the same days', async () => {
    const noGross = openItems.getByRole('link', { name: /^Missing gross \d/ });
    const label = (await noGross.textContent()) ?? '';
    const [days] =
      (await openItems.textContent())?.match(/[A-Z][a-z]{2} 1(, \d{4})? – [A-Z][a-z]{2} \d\d(, \d{4})?:/) ??
      [];
    await noGross.click();
    const chips = page.getByRole('group', { name: 'Open items' });
    const chip = chips.getByRole('button', { name: label, exact: true });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chips).toContainText(String(days));
    await page.goBack();
  });

  await test.step('reports overwritten gross until its author types it again', async () => {
    const overwrittenLink = openItems.getByRole('link', {
      name: `#${overwritten}: ${people.financeManager} changed your front gross`,
    });
    await expect(openItems).toBeVisible();
    await setFrontGross(people.financeManager, 1200.5);
    await expect(overwrittenLink).toHaveText(
      `#${overwritten}: ${people.financeManager} changed your front gross from $1,500.00 to $1,200.50`,
    );
    await overwrittenLink.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes');
    await expect(page.getByRole('list').getByText('from $1,500.00 to $1,200.50')).toBeVisible();
    await page.goBack();
    await expect(overwrittenLink).toBeVisible();
    await setFrontGross(people.salesManager, 1500);
    await expect(overwrittenLink).toHaveCount(0);
  });

  await test.step('hides the open items from a salesperson', async () => {
    await signInAs(page, people.salesperson);
    await expect(page.getByRole('button', { name: 'Next day' })).toBeVisible();
    await expect(openItems).toHaveCount(0);
  });
});
