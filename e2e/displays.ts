// Test data for displays: people and cars with very long names.

import type { Page } from '@playwright/test';
import type { TestDatabase } from './server.ts';

export type DisplayStore = {
  people: number;
  /** Without sales, all figures are zero. */
  hasSales?: boolean;
  hasGoals?: boolean;
};

const FIRST_NAMES = [
  'Maximiliana',
  'Jo',
  'Bartholomew',
  'Wolfeschlegelstein',
  'Anne-Sophie',
  'Christopher',
  'Li',
  'Oluwaseun',
];
const LAST_NAMES = [
  'Featherstonehaugh',
  'Papadopoulos-Konstantinou',
  'Ng',
  'van der Westhuizen',
  'Montgomery-Fitzgerald',
];

/** Returns a full name. The names for the first forty indexes are different. */
const fullName = (index: number) =>
  `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]}`;

const TODAY = `(now() at time zone 'America/New_York')::date`;
const MONTH = `date_trunc('month', ${TODAY})::date`;

/**
 * Fills the store with salespeople in the four teams, under managers.
 * Each of them has sold up to 14 cars this month and has one more to deliver today or tomorrow. Data of an
 * earlier call is deleted.
 */
export async function fillDisplayStore(
  { run }: TestDatabase,
  { people, hasSales = true, hasGoals = true }: DisplayStore,
): Promise<void> {
  for (const table of ['deal', 'goal', 'up_log_row', 'up_log', 'month_pot'])
    await run(`delete from ${table}`);
  await run(
    `update employee set is_active = false, team = null where position = 0 or name = 'Floor Manager'`,
  );
  await run(
    `insert into employee (name, email, position, team)
     select name, 'floor' || place || '@store.example', 0, 1 + place % 5 from unnest($1::text[]) with ordinality as p (name, place)
     on conflict (lower(email)) do update set is_active = true, team = excluded.team`,
    [Array.from({ length: people }, (_, index) => fullName(index))],
  );
  await run(
    `insert into employee (name, email, position, team)
     select 'Alexandrina Wolfeschlegelsteinhausen', 'manager' || team || '@store.example', 1, team from generate_series(2, 4) team
     on conflict (lower(email)) do nothing`,
  );
  if (hasSales) await addSales(run);
  if (hasGoals) await addGoals(run);
}

async function addSales(run: TestDatabase['run']) {
  const salespeople = `select id, row_number() over (order by id) as place, lead(id) over (order by id) as other from employee where is_active and position = 0`;
  await run(
    `insert into deal (number, closer_id, additional_id, car_type, added_date, delivery_date, delivery_status, front_gross, car_info, stock_num)
     select 1000 * place + n, id, case when n = 1 then other end, case when n % 3 = 0 then 'New' else 'Used' end, ${MONTH}, ${MONTH}, 'DEL', 12345, 'Civic', 'S1'
     from (${salespeople}) f, generate_series(1, place % 15) n`,
  );
  await run(
    `insert into deal (number, closer_id, additional_id, car_type, added_date, delivery_date, delivery_status, car_info, stock_num)
     select 500000 + place, id, case when place % 2 = 0 then other end, 'New', ${TODAY}, ${TODAY} + (place % 2)::integer, case when place % 4 = 0 then 'DEL' end,
       case when place % 3 = 0 then '2025 Chevrolet Silverado 1500 LTZ Crew Cab 4WD' else '2026 Civic' end, 'STK-' || 100000 + place
     from (${salespeople}) f`,
  );
  await run(
    `with log as (insert into up_log (log_date) values (${TODAY}) returning id)
     insert into up_log_row (up_log_id, display_order, employee_id, up_type, is_test_drive, is_write_up)
     select log.id, place, f.id, case when place % 2 = 0 then 'Fresh Up' else 'Appointment' end, true, true from log, (${salespeople}) f`,
  );
  // Everyone is in the rotation, and every fourth person is at lunch.
  await run(
    `insert into up_log_row (up_log_id, display_order, employee_id, up_type)
     select up_log_id, display_order + (select count(*) from up_log_row), employee_id, 'On Turn' from up_log_row`,
  );
  await run(
    `insert into up_turn (up_id, is_held) select id, true from up_log_row where up_type = 'On Turn' and display_order % 4 = 0`,
  );
  await run(`insert into month_pot values (${MONTH}, 12345)`);
}

async function addGoals(run: TestDatabase['run']) {
  await run(
    `insert into goal (month, employee_id, total) select ${MONTH}, id, 1 + id % 14 + 0.5 from employee where is_active and position = 0`,
  );
  await run(`insert into goal (month, team, total) values (${MONTH}, 2, 120.5), (${MONTH}, null, 432.5)`);
}

/** Adds a deal that is delivered today, with its entry in the history. */
export async function sellCar({ run }: TestDatabase): Promise<void> {
  await run(
    `with sold as (
       insert into deal (number, closer_id, added_date, delivery_date, delivery_status)
       select (select max(number) + 1 from deal), min(id), ${TODAY}, ${TODAY}, 'DEL' from employee where is_active and position = 0
       returning *
     )
     insert into deal_change (deal_id, deal_number, deal_version, action, field, to_value)
     select id, number, version, 'record', 'deliveryStatus', 'DEL' from sold`,
  );
}

/**
 * Pairs a display with the device that shows these letters. The display shows all boards, including gross,
 * for 90 seconds each.
 */
export async function pairDisplay({ run }: TestDatabase, letters: string): Promise<void> {
  await run(
    `insert into display (name, token_hash, boards, seconds, theme, shows_gross, has_sound, created_by, created_at)
     select 'Showroom, above the coffee machine beside the service desk', token_hash,
       '{LEADERBOARD,TEAMS,TICK_SHEET,POT_OF_GOLD,DELIVERIES,UP_LOG,MESSAGE}', 90, 'DARK', true, false, (select min(id) from employee), now()
     from display_letters where letters = $1`,
    [letters],
  );
}

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Finds display texts that are cut off, smaller than 2.2 % of the screen height, or covered by another text.
 * Also reports whether the page scrolls.
 */
export const findLayoutFaults = (display: Page) =>
  display.locator('main').evaluate(main => {
    const { defaultView: view, documentElement: page } = main.ownerDocument;
    if (!view) throw new Error('A page on a screen has a view.');
    const walker = main.ownerDocument.createTreeWalker(main, view.NodeFilter.SHOW_TEXT);
    const texts: { text: string; size: number; box: Box; edges: Box[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      const range = main.ownerDocument.createRange();
      range.selectNodeContents(node);
      const edges: Box[] = [];
      for (let ancestor: typeof element | null = element; ancestor; ancestor = ancestor.parentElement)
        if (view.getComputedStyle(ancestor).overflowX !== 'visible')
          edges.push(ancestor.getBoundingClientRect());
      texts.push({
        text: node.textContent,
        size: Number.parseFloat(view.getComputedStyle(element).fontSize),
        box: range.getBoundingClientRect(),
        edges: [...edges, new view.DOMRect(0, 0, view.innerWidth, view.innerHeight)],
      });
    }
    // Ignores the empty space above and below letters, which may overlap, and fractions of a pixel, which are
    // invisible.
    const isWithin = ({ box, size }: (typeof texts)[number], edge: Box) =>
      box.left >= edge.left - 1 &&
      box.right <= edge.right + 1 &&
      box.top >= edge.top - size / 5 &&
      box.bottom <= edge.bottom + size / 5;
    const areOverlapping = (one: (typeof texts)[number], other: (typeof texts)[number]) =>
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
      Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > one.size / 3;
    return {
      cut: texts.filter(text => !text.edges.every(edge => isWithin(text, edge))).map(text => text.text),
      small: texts.filter(text => text.size < 0.0219 * view.innerHeight).map(text => text.text),
      covered: texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(other => areOverlapping(one, other))
          .map(other => `${one.text} | ${other.text}`),
      ),
      isScrolled: page.scrollHeight > view.innerHeight + 8 || page.scrollWidth > view.innerWidth + 8,
    };
  });
