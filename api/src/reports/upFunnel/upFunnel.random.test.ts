import type { Context } from '../../context.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { namesOf } from '../../rules/figures/figure.ts';
import { funnelFigures } from '../../rules/ups/funnelFigures.ts';
import { FUNNEL_GROUPINGS } from '../../rules/ups/funnelGroups.ts';
import { expectToAddUp } from '../../testing/explained.ts';
import { listedBehind } from '../../testing/listed.ts';
import { randomLinkedUps } from '../../testing/randomLinkedUps.ts';
import { fillAtRandom, type RandomStore } from '../../testing/randomStore.ts';
import { seed } from '../../testing/seed.ts';
import { type SlowUp, slowFunnel, slowKeys } from '../../testing/slowFunnel.ts';
import { TestStore } from '../../testing/testStore.ts';
import type { UpFilter } from '../../uplogs/upStats.query.ts';
import { presentSteps } from '../explain/explain.present.ts';
import { explainUpFunnel, upFunnelReport } from './upFunnel.report.ts';

let store: TestStore;
let manager: Context;
let filled: RandomStore;
let ups: SlowUp[];

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-06-17T12:00:00Z');
  manager = await store.contextOfA(3);
  filled = await fillAtRandom(store, seed, 300);
  ups = await randomLinkedUps(store, filled, seed, 420);
});
afterAll(() => store.close());

const DAYS: DayRange = { start: '2026-04-27', end: '2026-06-20' };

/** Filters, and which ups pass them. */
const filters = (): [UpFilter, (up: SlowUp) => boolean][] => {
  const employeeId = filled.people[1]?.id;
  const isOfTeam = (up: SlowUp) => slowKeys(filled).TEAM(up) === '2';
  return [
    [{ days: DAYS }, () => true],
    [{ days: DAYS, employeeId }, up => up.salesperson === employeeId],
    [{ days: DAYS, teamId: 2 }, isOfTeam],
    [{ days: DAYS, upType: 'B-Back', sold: 'Yes' }, up => up.type === 'B-Back' && up.sold === 'Yes'],
    [{ days: { start: '2026-05-05', end: '2026-05-05' }, upType: 'Chase' }, up => up.type === 'Chase'],
    [{ days: { start: '2020-01-01', end: '2020-01-31' } }, () => false],
  ];
};

const isIn =
  ({ start, end }: DayRange) =>
  (up: SlowUp) =>
    start <= up.day && up.day <= end;

describe(`the funnel of a random store (SEED=${seed})`, () => {
  it.each(FUNNEL_GROUPINGS)('by %s is that of a slow count, all together and beside the store', async by => {
    const keyOf = slowKeys(filled)[by];
    for (const [filter, passes] of filters()) {
      const ofDays = ups.filter(isIn(filter.days));
      const asked = ofDays.filter(passes);
      const { total, store: all, groups } = await upFunnelReport(manager, filter, by);
      expect(total).toMatchObject(slowFunnel(asked, filled));
      expect(all).toMatchObject(slowFunnel(ofDays, filled));
      const keys = new Set(asked.map(keyOf));
      expect(new Set(groups.map(({ key }) => key))).toEqual(keys);
      expect(groups).toHaveLength(keys.size);
      for (const { key, figures } of groups)
        expect(figures).toMatchObject(
          slowFunnel(
            asked.filter(up => keyOf(up) === key),
            filled,
          ),
        );
    }
  });

  it('has figures to compare', () => {
    const of = slowFunnel(ups.filter(isIn(DAYS)), filled);
    for (const name of namesOf(funnelFigures)) expect([name, Number(of[name]) !== 0]).toEqual([name, true]);
  });

  it('is what its steps come to, and its lists count what it says', async () => {
    const counted = new Set<string>();
    for (const [filter] of filters().slice(0, 2)) {
      for (const by of filter.employeeId ? (['WEEKDAY'] as const) : FUNNEL_GROUPINGS) {
        const { groups, total } = await upFunnelReport(manager, filter, by);
        const some = [
          { figures: total, ofGroup: undefined },
          ...groups.slice(-1).map(({ figures, key }) => ({ figures, ofGroup: { by, key } })),
        ];
        for (const { figures, ofGroup } of some) {
          for (const name of namesOf(funnelFigures)) {
            const figure = figures[name];
            const explaining = explainUpFunnel(manager, { ...filter, ofGroup }, name);
            if (figure === null) {
              await expect(explaining).rejects.toMatchObject({ code: 'BAD_INPUT' });
              continue;
            }
            const steps = await explaining;
            const explained = await presentSteps(manager, steps, false);
            expect([name, explained.figure]).toEqual([name, figure]);
            await expectToAddUp(manager, explained);
            if (funnelFigures[name].kind === 'count' && by === 'WEEKDAY') {
              expect([name, await listedBehind(manager, steps)]).toEqual([name, figure]);
              counted.add(name);
            }
          }
        }
      }
    }
    expect(counted.size).toBe(12);
  });

  it('lists the deals whose gross the ups bring, whole and each once', async () => {
    const steps = await explainUpFunnel(manager, { days: DAYS }, 'grossPerUp');
    const asked = ups.filter(isIn(DAYS));
    const listed = Number(await listedBehind(manager, steps));
    expect(Math.abs(listed / asked.length - Number(slowFunnel(asked, filled).grossPerUp))).toBeLessThan(
      0.005,
    );
  });
});
