import { dirname, relative } from 'node:path/posix';
import { roomsInCircles } from './rooms.ts';

const circlesOf = (files: Readonly<Record<string, string>>) =>
  roomsInCircles(Object.entries(files).map(([path, text]) => ({ path, text })));

describe('rooms', () => {
  it('may import each other in one direction', () => {
    expect(
      circlesOf({
        'api/src/modules/deals/deal.service.ts': `import { announce } from '../live/announce.ts';`,
        'api/src/live/announce.ts': `import type { Context } from '../context.ts';`,
        'api/src/platform/context.ts': `import pg from 'pg';`,
      }),
    ).toEqual([]);
  });

  it('are in a circle when one leads back to itself, if only by a type', () => {
    expect(
      circlesOf({
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

  it('are the screens in the web, and lazy imports count', () => {
    expect(
      circlesOf({
        'web/src/features/hog/HogPage.tsx': `const Deal = lazy(() => import('../deals/DealForm'));`,
        'web/src/features/deals/DealForm.tsx': `export const look = <b />;\nexport * from '../hog/hogLook';`,
      }),
    ).toHaveLength(2);
  });

  it('are the folders of rules, too', () => {
    expect(
      circlesOf({
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
  ])('are the rooms inside a room, too: %s', (one, other) => {
    const importing = (from: string, to: string) => ({
      [from]: `import '${relative(dirname(from), to)}';`,
    });
    expect(circlesOf({ ...importing(one, other), ...importing(other, one) })).toHaveLength(2);
    expect(circlesOf(importing(one, other))).toEqual([]);
  });

  it('are each file beside the rooms inside a room', () => {
    const files = {
      'api/src/modules/deals/deal.service.ts': `import { change } from './writing/deal.change.ts';`,
      'api/src/modules/deals/writing/deal.change.ts': `import type { Deal } from '../deal.query.ts';`,
    };
    expect(circlesOf(files)).toEqual([]);
    expect(
      circlesOf({ ...files, 'api/src/modules/deals/deal.query.ts': `import './deal.service.ts';` }),
    ).toHaveLength(3);
  });

  it('are not what tests import', () => {
    expect(
      circlesOf({
        'api/src/modules/deals/deal.service.ts': `import { announce } from '../live/announce.ts';`,
        'api/src/live/change.test.ts': `import { amendDeal } from '../deals/deal.service.ts';`,
      }),
    ).toEqual([]);
  });
});
