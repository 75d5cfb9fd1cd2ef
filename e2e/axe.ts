import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Nothing on the screen keeps anyone from using it, in the light and in the dark. The dark is the same screen in other
 * colours, so only its contrast is looked at again.
 */
export async function expectUsableByAll(page: Page): Promise<void> {
  await showScheme(page, 'light');
  await expectNone(faultsOf(page));
  await showScheme(page, 'dark');
  await expectNone(faultsOf(page).withRules('color-contrast'));
}

async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

/** No frame holds another, so that one pass over the page sees all of it. What is in order is not described, element by element. */
const faultsOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const expectNone = async (axe: AxeBuilder) => expect(await found(axe)).toEqual([]);

/** What keeps anyone from using a screen as it is shown now. */
export const faults = (page: Page) => found(faultsOf(page));

async function found(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target),
  }));
}
