import { cell, changeElsewhere, recordOwnDeals, row } from './hogDeals.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { storeDay } from './storeDay.ts';

test('leads office staff through the deals to confirm by N and Space, until none is open', async ({
  page,
}) => {
  const sold = { delivery_status: 'DEL', delivery_date: storeDay(20), added_date: storeDay(20) };
  const { word, numbers } = await recordOwnDeals(page, 3, sold);
  await signInAs(page, people.officeStaff, `/hog?search=${word}&period=last-3-months`);
  await expect(row(page, numbers[0])).toBeVisible();

  const chips = page.getByRole('group', { name: 'To do' });
  await chips.getByRole('button', { name: 'To confirm 3' }).click();
  await expect(page).toHaveURL(/open=confirm/);
  await expect(cell(page, numbers[0], 'age')).toHaveText('20 days');

  for (const number of numbers) {
    await page.keyboard.press('n');
    const tick = page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` });
    await expect(tick).toBeFocused();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('Nothing of this kind is open', { exact: false })).toBeVisible();

  await chips.getByRole('button', { name: 'To do 3' }).click();
  await expect(cell(page, numbers[2], 'toDo')).toHaveText('No gross, no salesperson, no car type');
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('button', { name: `edit deal ${numbers[2]}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`Update Deal #${numbers[2]}`);
});

test('counts open deals on Home as Hog does, and tells gross that another user overwrote', async ({
  page,
}) => {
  await recordOwnDeals(page, 1, { delivery_status: 'DEL', delivery_date: storeDay(1) });
  const {
    numbers: [overwritten],
  } = await recordOwnDeals(page, 1);
  const type = (person: string, amount: number) =>
    changeElsewhere(page, person, 'setDealGross', `number: ${overwritten}, frontGross: ${amount}`);
  await type(people.salesManager, 1500);
  await signInAs(page, people.salesManager);
  const line = page.getByRole('group', { name: 'What is open' });
  await expect(line).toContainText('No gross');
  await expect(line).not.toContainText('To confirm');

  await test.step('leads from the count to the same deals of the same days in Hog', async () => {
    const noGross = line.getByRole('link', { name: /^No gross \d/ });
    const words = (await noGross.textContent()) ?? '';
    const [days] =
      (await line.textContent())?.match(/[A-Z][a-z]{2} 1(, \d{4})? – [A-Z][a-z]{2} \d\d(, \d{4})?:/) ?? [];
    await noGross.click();
    const toDo = page.getByRole('group', { name: 'To do' });
    const chip = toDo.getByRole('button', { name: words, exact: true });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(toDo).toContainText(String(days));
    await page.goBack();
  });

  await test.step('tells overwritten gross until its owner types it again', async () => {
    const own = line.getByRole('link', { name: `#${overwritten}: your front gross` });
    await expect(line).toBeVisible();
    await type(people.financeManager, 1200.5);
    await expect(own).toHaveText(
      `#${overwritten}: your front gross $1,500.00 → $1,200.50 by ${people.financeManager}`,
    );
    await own.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes');
    await expect(page.getByRole('list').getByText('$1,500.00 → $1,200.50')).toBeVisible();
    await page.goBack();
    await expect(own).toBeVisible();
    await type(people.salesManager, 1500);
    await expect(own).toHaveCount(0);
  });

  await test.step('hides it from a salesperson', async () => {
    await signInAs(page, people.salesperson);
    await expect(page.getByRole('button', { name: 'Next day' })).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});
