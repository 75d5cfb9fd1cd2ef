import { dirname, relative } from 'node:path/posix';
import { findModuleCycles } from './moduleCycles.ts';

const findCycles = (files: Readonly<Record<string, string>>) =>
  findModuleCycles(Object.entries(files).map(([path, text]) => ({ path, text })));

describe('module cycles', () => {
  it('accepts modules that import each other in one direction', () => {
    expect(
      findCycles({
        'api/src/modules/deals/deal.service.ts': `import { announce } from '../live/announce.ts';`,
        'api/src/live/announce.ts': `import type { Context } from '../context.ts';`,
        'api/src/platform/context.ts': `import pg from 'pg';`,
      }),
    ).toEqual([]);
  });

  it('reports modules that lead back to themselves, even through a type', () => {
    expect(
      findCycles({
        'api/src/modules/deals/deal.service.ts': `import { announce } from '../live/announce.ts';`,
        'api/src/live/announce.ts': `import type { Context } from '../context.ts';`,
        'api/src/platform/context.ts': `export type { Deal } from './deals/deal.row.ts';`,
        'api/src/app.ts': `import { announce } from './live/announce.ts';`,
      }),
    ).toEqual([
      'api/src/deals imports api/src/live, which leads back to it: see api/src/modules/deals/deal.service.ts.',
      'api/src/live imports api/src/context, which leads back to it: see api/src/live/announce.ts.',
      'api/src/context imports api/src/deals, which leads back to it: see api/src/platform/context.ts.',
    ]);
  });

  it("treats the web's screens as modules and counts lazy imports", () => {
    expect(
      findCycles({
        'web/src/features/hog/HogPage.tsx': `const Deal = lazy(() => import('../deals/DealForm'));`,
        'web/src/features/deals/DealForm.tsx': `export const look = <b />;\nexport * from '../hog/hogLook';`,
      }),
    ).toHaveLength(2);
  });

  it('treats the folders of rules as modules', () => {
    expect(
      findCycles({
        'api/src/rules/deals/deal.ts': `import type { TeamId } from '../people/teams.ts';`,
        'api/src/rules/people/teams.ts': `import type { Deal } from '../deals/deal.ts';`,
      }),
    ).toHaveLength(2);
  });

  it.each([
    ['web/src/components/page/PageShape.tsx', 'web/src/components/reportTables/ReportPage.tsx'],
    ['web/src/lib/urlState/urlState.ts', 'web/src/lib/days/chosenRange.ts'],
    ['web/src/features/deals/form/DealForm.tsx', 'web/src/features/deals/form/DealHistory.tsx'],
    ['api/src/modules/deals/writing/deal.change.ts', 'api/src/modules/deals/deletions/restoreDeal.service.ts'],
  ])('treats the folders within a module as modules: %s', (one, other) => {
    const importFile = (from: string, to: string) => ({
      [from]: `import '${relative(dirname(from), to)}';`,
    });
    expect(findCycles({ ...importFile(one, other), ...importFile(other, one) })).toHaveLength(2);
    expect(findCycles(importFile(one, other))).toEqual([]);
  });

  it('treats each file next to the folders within a module as a module', () => {
    const files = {
      'api/src/modules/deals/deal.service.ts': `import { change } from './writing/deal.change.ts';`,
      'api/src/modules/deals/writing/deal.change.ts': `import type { Deal } from '../deal.query.ts';`,
    };
    expect(findCycles(files)).toEqual([]);
    expect(
      findCycles({ ...files, 'api/src/modules/deals/deal.query.ts': `import './deal.service.ts';` }),
    ).toHaveLength(3);
  });

  it('ignores imports of tests', () => {
    expect(
      findCycles({
        'api/src/modules/deals/deal.service.ts': `import { announce } from '../live/announce.ts';`,
        'api/src/live/change.test.ts': `import { amendDeal } from '../deals/deal.service.ts';`,
      }),
    ).toEqual([]);
  });
});
