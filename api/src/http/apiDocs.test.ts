import { Validator } from '@seriousme/openapi-schema-validator';
import { TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** The documented calls (rest.md), and the two that were added to them. */
const documented = [
  'GET /auth/settings',
  'GET /auth/verify',
  'POST /auth/logout',
  'POST /auth/microsoft-login',
  'GET /employees/getemployeeposition position',
  'GET /employees/getemployees',
  'GET /employees/getpositions',
  'GET /employees/getteams',
  'PUT /employees/updateemployee employeeId',
  'GET /settings/getmonthpottotal',
  'GET /settings/getvacationunits employeeId month',
  'GET /settings/getworkingdayssettings',
  'PUT /settings/updatemonthpottotal',
  'PUT /settings/updatevacationunits',
  'PUT /settings/updateworkingdayssettings',
  'GET /invites',
  'POST /invites',
  'DELETE /invites/{id} id',
  'GET /invites/verify/{token} token',
  'POST /invites/accept',
  'GET /deals/getdeals date',
  'POST /deals/adddeal',
  'PUT /deals/updatedeal dealId',
  'PUT /deals/updatedealid newId oldId',
  'DELETE /deals/deletedeal dealId',
  'PUT /deals/updatedealgross dealId',
  'PUT /deals/updatedealgrossstatus dealId',
  'GET /deals/getallemployeedeals endDate searchParam? startDate',
  'GET /deals/getemployeedeals employeeId endDate searchParam? startDate',
  'GET /deals/getactivityallemployeedeals dealStatus? endDate searchParam? startDate statusFilter?',
  'GET /deals/getactivityemployeedeals dealStatus? employeeId endDate searchParam? startDate statusFilter?',
  'GET /deals/getemployeetickdeals employeeId endDate startDate',
  'GET /deals/getleaderboarddeals carType? endDate startDate',
  'GET /uplogs/get date',
  'POST /uplogs/ensure',
  'POST /uplogs/row/add',
  'PUT /uplogs/row/{id} id',
  'DELETE /uplogs/row/{id} id',
  'POST /uplogs/updateorder',
  'GET /uplogs/getuplogstats employeeId? end sold? start teamId? upType?',
  'GET /exports/accesstokens.{format} format isEveryones? linesOnly?',
  'GET /exports/activity.{format} dealStatus? deliveryStatus? employeeId? end format importId? isDescending? linesOnly? search? sort? start',
  'GET /exports/changes.{format} door? employeeId? end field? format kind? linesOnly? number? search? start',
  'GET /exports/closing.{format} closing format linesOnly? table',
  'GET /exports/comparison.{format} format id linesOnly?',
  'GET /exports/comparisons.{format} format linesOnly?',
  'GET /exports/day.{format} day format linesOnly?',
  'GET /exports/deals.{format} dealStatus? deliveryStatus? employeeId? end format importId? isDescending? linesOnly? search? sort? start',
  'GET /exports/dealsbehind.{format} cars? currentTeam? employeeIds? end finalTeam? format hasTrade? linesOnly? start',
  'GET /exports/dealsofups.{format} counter? employeeId? end format groupBy? groupKey? linesOnly? sold? start teamId? upType?',
  'GET /exports/deleteddeals.{format} format linesOnly? search?',
  'GET /exports/displays.{format} format linesOnly?',
  'GET /exports/goals.{format} format linesOnly? month',
  'GET /exports/hog.{format} employeeId? end format isDescending? linesOnly? open? search? sort? start',
  'GET /exports/importlines.{format} format id linesOnly? outcome?',
  'GET /exports/imports.{format} format linesOnly?',
  'GET /exports/invites.{format} format linesOnly?',
  'GET /exports/leaderboard.{format} carType? end format linesOnly? mode rankBy? start',
  'GET /exports/months.{format} format linesOnly?',
  'GET /exports/pace.{format} end format linesOnly? start',
  'GET /exports/people.{format} format linesOnly?',
  'GET /exports/potofgold.{format} format linesOnly? month',
  'GET /exports/race.{format} format linesOnly?',
  'GET /exports/storetotals.{format} end format linesOnly? start',
  'GET /exports/summary.{format} end format linesOnly? start',
  'GET /exports/summarystats.{format} end format linesOnly? start',
  'GET /exports/ticksheet.{format} end format linesOnly? start',
  'GET /exports/trade.{format} end format linesOnly? start',
  'GET /exports/trends.{format} employeeId? format linesOnly? month teamId?',
  'GET /exports/upfunnel.{format} employeeId? end format groupBy? linesOnly? sold? start teamId? upType?',
  'GET /exports/uplog.{format} day format linesOnly?',
  'GET /exports/uplogstats.{format} counter? employeeId? end format groupBy? groupKey? isDescending? linesOnly? sold? sort? start teamId? upType?',
  'GET /exports/vacationbehind.{format} employeeIds? end format linesOnly? start',
  'GET /exports/withoutsale.{format} format linesOnly?',
  'GET /exports/year.{format} end format linesOnly? start',
];

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
  readonly security?: readonly unknown[];
  readonly description: string;
}

async function operations(): Promise<[method: string, path: string, operation: Operation][]> {
  const { body } = await server.anonymous.get('/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]) => [method.toUpperCase(), path, operation] as [string, string, Operation],
    ),
  );
}

describe('the OpenAPI document', () => {
  it('is one of version 3.1', async () => {
    const { body } = await server.anonymous.get('/api/openapi.json');
    expect(await new Validator().validate(body)).toEqual({ valid: true });
    expect(body.openapi).toBe('3.1.0');
  });

  it('documents every call with its parameters, and no other', async () => {
    const described = (await operations()).map(([method, path, { parameters = [] }]) =>
      [`${method} ${path}`, ...parameters.map(each => each.name + (each.required ? '' : '?')).sort()].join(
        ' ',
      ),
    );
    expect(described.sort()).toEqual([...documented].sort());
  });

  it('says who may', async () => {
    const all = await operations();
    const open = all
      .filter(each => each[2].security?.length === 0)
      .map(([method, path]) => `${method} ${path}`);
    expect(open.sort()).toEqual([
      'GET /auth/settings',
      'GET /invites/verify/{token}',
      'POST /auth/microsoft-login',
      'POST /invites/accept',
    ]);
    const gross = all.find(([, path]) => path === '/deals/updatedealgross');
    expect(gross?.[2].description).toBe(
      'Open to positions 1 sales manager, 2 finance manager, 3 manager, 5 admin.',
    );
  });
});

describe('the page to read and try it', () => {
  it('loads nothing from elsewhere and runs nothing inline', async () => {
    const { status, text, headers } = await server.anonymous.get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(text).not.toMatch(/<script>|<script [^>]*>[^<]|https?:|style=/);
    const loaded = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(loaded).toHaveLength(5);
    for (const address of loaded) expect((await server.anonymous.get(address)).status).toBe(200);
  });
});
