import type { UpFilter } from '../../modules/upLog/loggedUps.query.ts';
import type { Context } from '../../platform/context.ts';
import type { DayRange } from '../../rules/calendar/calendar.ts';
import { listFigureNames } from '../../rules/figures/figure.ts';
import { FUNNEL_GROUPINGS, funnelFigures } from '../../rules/ups/funnelFigures.ts';
import { seed } from '../../testing/api/propertyTests.ts';
import { expectStepsToAddUp } from '../../testing/reports/explanationChecks.ts';
import { fillRandomStore, type RandomStore } from '../../testing/reports/randomStore.ts';
import { insertRandomLinkedUps } from '../../testing/reports/randomUps.ts';
import {
  computeReferenceFunnel,
  createReferenceKeys,
  type ReferenceUp,
} from '../../testing/reports/referenceFunnel.ts';
import { sumSourceLists } from '../../testing/reports/sourceListChecks.ts';
import { TestStore } from '../../testing/testStore.ts';
import { presentSteps } from '../explanations/explanation.present.ts';
import { explainUpFunnel, getUpFunnelReport } from './upFunnel.report.ts';

let store: TestStore;
let manager: Context;
let randomStore: RandomStore;
let ups: ReferenceUp[];

beforeAll(async () => {
  store = await TestStore.open();
  store.clock.set('2026-06-17T12:00:00Z');
  manager = await store.createContextForPosition(3);
  randomStore = await fillRandomStore(store, seed, 300);
  ups = await insertRandomLinkedUps(store, randomStore, seed, 420);
});
afterAll(() => store.close());

const DAYS: DayRange = { start: '2026-04-27', end: '2026-06-20' };

/** Returns filters, each with a function that returns whether an up matches it. */
const listFilters = (): [UpFilter, (up: ReferenceUp) => boolean][] => {
  const employeeId = randomStore.people[1]?.id;
  const isOfTeam = (up: ReferenceUp) => createReferenceKeys(randomStore).TEAM(up) === '2';
  return [
    [{ days: DAYS }, () => true],
    [{ days: DAYS, employeeId }, up => up.salesperson === employeeId],
    [{ days: DAYS, teamId: 2 }, isOfTeam],
    [{ days: DAYS, upType: 'B-Back', sold: 'Yes' }, up => up.type === 'B-Back' && up.sold === 'Yes'],
    [{ days: { start: '2026-05-05', end: '2026-05-05' }, upType: 'Chase' }, up => up.type === 'Chase'],
    [{ days: { start: '2020-01-01', end: '2020-01-31' } }, () => false],
  ];
};

const isWithin =
  ({ start, end }: DayRange) =>
  (up: ReferenceUp) =>
    start <= up.day && up.day <= end;

describe(`funnel of a random store (SEED=${seed})`, () => {
  it.each(FUNNEL_GROUPINGS)(
    'returns groups by %s, a total and a store row that are equal to the reference computation',
    async by => {
      const getKey = createReferenceKeys(randomStore)[by];
      for (const [filter, matches] of listFilters()) {
        const upsOfDays = ups.filter(isWithin(filter.days));
        const filteredUps = upsOfDays.filter(matches);
        const { total, store: storeFigures, groups } = await getUpFunnelReport(manager, filter, by);
        expect(total).toMatchObject(computeReferenceFunnel(filteredUps, randomStore));
        expect(storeFigures).toMatchObject(computeReferenceFunnel(upsOfDays, randomStore));
        const keys = new Set(filteredUps.map(getKey));
        expect(new Set(groups.map(({ key }) => key))).toEqual(keys);
        expect(groups).toHaveLength(keys.size);
        for (const { key, figures } of groups)
          expect(figures).toMatchObject(
            computeReferenceFunnel(
              filteredUps.filter(up => getKey(up) === key),
              randomStore,
            ),
          );
      }
    },
  );

  it('compares only figures that are not all 0', () => {
    const referenceFigures = computeReferenceFunnel(ups.filter(isWithin(DAYS)), randomStore);
    for (const name of listFigureNames(funnelFigures))
      expect([name, Number(referenceFigures[name]) !== 0]).toEqual([name, true]);
  });

  it('explains figures with steps that result in the figures and lists that add up to them', async () => {
    const checkedFigures = new Set<string>();
    for (const [filter] of listFilters().slice(0, 2)) {
      for (const by of filter.employeeId ? (['WEEKDAY'] as const) : FUNNEL_GROUPINGS) {
        const { groups, total } = await getUpFunnelReport(manager, filter, by);
        const sampleRows = [
          { figures: total, ofGroup: undefined },
          ...groups.slice(-1).map(({ figures, key }) => ({ figures, ofGroup: { by, key } })),
        ];
        for (const { figures, ofGroup } of sampleRows) {
          for (const name of listFigureNames(funnelFigures)) {
            const figure = figures[name];
            const stepsPromise = explainUpFunnel(manager, { ...filter, ofGroup }, name);
            if (figure === null) {
              await expect(stepsPromise).rejects.toMatchObject({ code: 'BAD_INPUT' });
              continue;
            }
            const steps = await stepsPromise;
            const explanation = await presentSteps(manager, steps, false);
            expect([name, explanation.figure]).toEqual([name, figure]);
            await expectStepsToAddUp(manager, explanation);
            if (funnelFigures[name].kind === 'count' && by === 'WEEKDAY') {
              expect([name, await sumSourceLists(manager, steps)]).toEqual([name, figure]);
              checkedFigures.add(name);
            }
          }
        }
      }
    }
    expect(checkedFigures.size).toBe(12);
  });

  it('lists each deal of the figure gross per up once, with its whole gross', async () => {
    const steps = await explainUpFunnel(manager, { days: DAYS }, 'grossPerUp');
    const filteredUps = ups.filter(isWithin(DAYS));
    const listedGross = Number(await sumSourceLists(manager, steps));
    expect(
      Math.abs(
        listedGross / filteredUps.length -
          Number(computeReferenceFunnel(filteredUps, randomStore).grossPerUp),
      ),
    ).toBeLessThan(0.005);
  });
});
