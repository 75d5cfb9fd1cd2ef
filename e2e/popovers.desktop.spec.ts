import { untilStill } from './axe.ts';
import { outside } from './looks.ts';
import { openScreen } from './screens.ts';
import { expect, test } from './server.ts';
import { people, signInAs } from './signIn.ts';

const openers = [
  { screen: '/hog', button: 'Keys', popover: 'Keys in the table', content: 'Ctrl+C' },
  { screen: '/uplog', button: 'Choose a day', popover: 'Calendar', content: /^\d{4}$|\w+ \d{4}/ },
];

test('opens beside its button within the window, at the same place each time', async ({ page }) => {
  await signInAs(page, people.admin, '/hog');
  for (const { screen, button, popover, content } of openers) {
    await openScreen(page, screen);
    const opener = page.getByRole('button', { name: button });
    await opener.click();
    const opened = page.getByRole('dialog', { name: popover });
    await expect(opened.getByText(content).first()).toBeVisible();
    await expect.poll(() => outside(opened), { message: screen }).toEqual([]);
    await untilStill(page);
    const first = await opened.boundingBox();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await opener.click();
    await expect.poll(() => opened.boundingBox(), { message: `${screen}, again` }).toEqual(first);
  }
});
