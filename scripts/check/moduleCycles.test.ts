import { dirname, relative } from 'node:path/posix';
import { findModuleCycles } from './moduleCycles.ts';

const findCycles = (files: Readonly<Record<string, string>>) =>
  findModuleCycles(Object.entries(files).map(([path, text]) => ({ path, text })));

describe('module cycles', () => {
  it('accepts modules with imports in only one direction', () => {
    expect(
      findCycles({
        'api/src/modules/deals/deal.service.ts': `import { announce } from '../../platform/changeFeed/announce.ts';`,
        'api/src/platform/changeFeed/change.ts': `import type { Context } from '../context.ts';`,
        'api/src/platform/context.ts': `import pg from 'pg';`,
      }),
    ).toEqual([]);
  });

  it('reports modules that import each other through other modules, even if they import only types', () => {
    expect(
      findCycles({
        'api/src/modules/deals/deal.service.ts': `import { announce } from '../../platform/changeFeed/announce.ts';`,
        'api/src/platform/changeFeed/change.ts': `import type { Context } from '../context.ts';`,
        'api/src/platform/context.ts': `export type { Deal } from '../modules/deals/deal.row.ts';`,
        'api/src/app.ts': `import { announce } from './platform/changeFeed/announce.ts';`,
      }),
    ).toEqual([
      'api/src/modules/deals imports api/src/platform/changeFeed, which leads back to it: see api/src/modules/deals/deal.service.ts.',
      'api/src/platform/changeFeed imports api/src/platform/context, which leads back to it: see api/src/platform/changeFeed/change.ts.',
      'api/src/platform/context imports api/src/modules/deals, which leads back to it: see api/src/platform/context.ts.',
    ]);
  });

  it('treats each screen of the web as a module, and counts lazy imports', () => {
    expect(
      findCycles({
        'web/src/features/hog/HogPage.tsx': `const Deal = lazy(() => import('../deals/DealForm'));`,
        'web/src/features/deals/DealForm.tsx': `export const styles = {};\nexport * from '../hog/hogStyles';`,
      }),
    ).toHaveLength(2);
  });

  it('treats each folder of rules as a module', () => {
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
    ['web/src/features/deals/form/DealForm.tsx', 'web/src/features/deals/draft/draftStore.ts'],
    [
      'api/src/modules/deals/writing/deal.change.ts',
      'api/src/modules/deals/deletions/restoreDeal.service.ts',
    ],
  ])('treats each folder within a module as a module: %s', (one, other) => {
    const importFile = (from: string, to: string) => ({
      [from]: `import '${relative(dirname(from), to)}';`,
    });
    expect(findCycles({ ...importFile(one, other), ...importFile(other, one) })).toHaveLength(2);
    expect(findCycles(importFile(one, other))).toEqual([]);
  });

  it('treats each file next to the folders of a module as a module', () => {
    const files = {
      'api/src/modules/deals/deal.service.ts': `import { change } from './writing/deal.change.ts';`,
      'api/src/modules/deals/writing/deal.change.ts': `import type { Deal } from '../deal.query.ts';`,
    };
    expect(findCycles(files)).toEqual([]);
    expect(
      findCycles({ ...files, 'api/src/modules/deals/deal.query.ts': `import './deal.service.ts';` }),
    ).toHaveLength(3);
  });

  it('ignores imports in tests', () => {
    expect(
      findCycles({
        'api/src/modules/deals/deal.service.ts': `import { announce } from '../../platform/changeFeed/announce.ts';`,
        'api/src/platform/changeFeed/change.test.ts': `import { updateDeal } from '../../modules/deals/deal.service.ts';`,
      }),
    ).toEqual([]);
  });
});
