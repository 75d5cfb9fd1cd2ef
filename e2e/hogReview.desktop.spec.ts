import { cell, changeElsewhere, recordOwnDeals, row, searchHog } from './hogDeals.ts';
import { reloadOnceStored } from './reload.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';
import { expectTold } from './told.ts';

const LIGHT_GREEN = 'rgb(225, 244, 229)';
const LIGHT_YELLOW = 'rgb(253, 242, 200)';

test('lets office staff tick deals, several at once too, and names who changed one first', async ({
  page,
}) => {
  const [single, several, changed] = [
    await recordOwnDeals(page, 1),
    await recordOwnDeals(page, 3),
    await recordOwnDeals(page, 1),
  ];
  // Changes by others do not reach this page.
  await page.routeWebSocket('**/graphql/stream', socket => socket.close());
  await signInAs(page, people.officeStaff, `/hog?search=${single.word}`);

  await test.step('colors a row yellow when it is updated and green when it is confirmed', async () => {
    const [number] = single.numbers;
    const own = row(page, number);
    await page.getByRole('checkbox', { name: `Updated? Deal ${number}` }).click();
    await page.mouse.move(0, 0);
    await expect(own).toHaveCSS('background-color', LIGHT_YELLOW);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(own).toHaveCSS('background-color', LIGHT_GREEN);
    await expect(page.getByRole('columnheader', { name: 'New/Used/Cert' })).toHaveCount(0);

    await reloadOnceStored(page);
    await expect(page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` })).toBeChecked();
    await expect(own).toHaveCSS('background-color', LIGHT_GREEN);
    await cell(page, number, 'frontGross').dblclick();
    await page.keyboard.type('5');
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  });

  await test.step('ticks a selection and takes it back at once', async () => {
    const { numbers } = several;
    await searchHog(page, several);
    const updated = (index: number) =>
      page.getByRole('checkbox', { name: `Updated? Deal ${numbers[index]}` });
    await updated(1).click();
    await expect(updated(1)).toBeChecked();
    await updated(0).focus();
    await cell(page, numbers[0], 'isUpdated').click({ position: { x: 60, y: 18 } });
    await updated(2).click({ modifiers: ['Shift'] });
    await expect(page.getByText(`3 cells selected, to deal ${numbers[2]}.`)).toBeAttached();
    await expect(updated(2)).not.toBeChecked();
    await page.keyboard.press('Space');
    await expectTold(page, '2 boxes ticked.');
    for (const index of [0, 1, 2]) await expect(updated(index)).toBeChecked();

    await page.keyboard.press('Control+z');
    await expectTold(page, 'Undone: 2 cells.');
    await expect(updated(0)).not.toBeChecked();
    await expect(updated(1)).toBeChecked();
    await expect(updated(2)).not.toBeChecked();
  });

  await test.step('takes back a tick that meets a change, and says who made that', async () => {
    const [number] = changed.numbers;
    await searchHog(page, changed);
    const confirmed = page.getByRole('checkbox', { name: `Confirmed? Deal ${number}` });
    await expect(confirmed).not.toBeChecked();
    for (const isConfirmed of [true, false])
      await changeElsewhere(
        page,
        people.officeStaff,
        'reviewDeal',
        `number: ${number}, isConfirmed: ${isConfirmed}`,
      );
    await confirmed.click();
    await expect(page.getByRole('alert').filter({ hasText: 'was not saved' })).toContainText(
      `${people.officeStaff} cleared it`,
    );
    await expect(confirmed).not.toBeChecked();
    await confirmed.click();
    await expect(confirmed).toBeChecked();
    await reloadOnceStored(page);
    await expect(confirmed).toBeChecked();
  });
});
