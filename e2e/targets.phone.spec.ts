import { expect, type Page } from '@playwright/test';
import { screens } from './screens.ts';
import { test } from './server.ts';
import { people, signInAs } from './signIn.ts';

test('what a finger presses is at least 44 px high and wide, on every screen', async ({ page, database }) => {
  await database.run(
    `insert into goal (month, employee_id, total)
     select date_trunc('month', now() at time zone 'America/New_York')::date, id, 9.5 from employee where position = 0
     union all select date_trunc('month', now() at time zone 'America/New_York')::date, null, 90`,
  );
  await database.run(
    `insert into deal_change (deal_id, deal_number, deal_version, action, field, to_value)
     select id, number, version, 'record', 'deliveryStatus', 'DEL' from deal order by id desc limit 3`,
  );
  await signInAs(page, people.admin);
  const small: Record<string, string[]> = {};
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    const found = await smallTargets(page);
    if (found.length > 0) small[address] = found;
  }
  expect(small).toEqual({});
});

/**
 * The targets that a finger cannot hit well, each with its size: how far from its middle a press still reaches it. A field's
 * frame and a label press what is in them. The link that skips the bar is for the keyboard alone.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('body').evaluate(body => {
    const LEAST = 44;
    // The totals over a list are low, so that the list begins on the first screen.
    const listTotals = 'section > dl button';
    const document = body.ownerDocument;
    const pressed =
      'a[href]:not([href="#content"]), button, input, select, textarea, summary, [tabindex="0"]';
    const small = new Set<string>();
    for (const target of body.querySelectorAll(pressed)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (target.matches(listTotals)) continue;
      if (target.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *')) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const whole = target.closest('.MuiInputBase-root, .MuiPickersInputBase-root, label') ?? target;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box] = target.getClientRects();
      if (!box) continue;
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (
          far < LEAST &&
          whole.contains(document.elementFromPoint(middle.x + dx * far, middle.y + dy * far))
        )
          far += 1;
        return far;
      };
      // The middle is counted from both sides, and a part of a pixel at each end.
      const wide = reach(1, 0) + reach(-1, 0);
      const high = reach(0, 1) + reach(0, -1);
      if (Math.min(wide, high) < LEAST)
        small.add(`${wide} × ${high}: ${target.getAttribute('aria-label') ?? target.textContent?.trim()}`);
    }
    return [...small];
  });
}
