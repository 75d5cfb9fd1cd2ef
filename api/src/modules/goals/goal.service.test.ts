import { type TestClient, TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let sam: number;

beforeAll(async () => {
  server = await TestServer.start();
  server.store.clock.set('2026-06-17T15:00:00Z');
});
beforeEach(async () => {
  sam = await server.store.insertEmployee({ name: 'Sam Rivera', team: 2 });
});
afterEach(() => server.store.database.rows('delete from goal'));
afterAll(() => server.stop());

const MUTATION = `mutation ($goals: [GoalInput!]!) {
  setGoals(month: "2026-06", goals: $goals) { employeeId team total new used }
}`;

const setGoals = (client: TestClient, ...goals: object[]) => client.graphql(MUTATION, { goals });

const listGoals = async () => {
  const { data } = await (await server.signInAs(0)).graphql(
    '{ goals(month: "2026-06") { employeeId team total new used } }',
  );
  return data.goals;
};

const goal = (total: number | null, newUnits: number | null = null, used: number | null = null) => ({
  total,
  new: newUnits,
  used,
});

it('sets the goals of a person, a team and the store in one call, and lets everyone read the goals', async () => {
  const { data, errors } = await setGoals(
    await server.signInAs(1),
    { employeeId: sam, goal: { new: 10, used: 6.5 } },
    { team: 2, goal: { total: 60 } },
    { goal: { total: 180.5 } },
  );
  expect(errors).toBeUndefined();
  const goals = [
    { employeeId: sam, team: null, ...goal(16.5, 10, 6.5) },
    { employeeId: null, team: 2, ...goal(60) },
    { employeeId: null, team: null, ...goal(180.5) },
  ];
  expect(data.setGoals).toEqual(expect.arrayContaining(goals));
  expect(await listGoals()).toHaveLength(3);
});

it('keeps the goals of owners that a request does not list, and removes a goal that is set to 0', async () => {
  const manager = await server.signInAs(3);
  await setGoals(manager, { team: 2, goal: { total: 60 } }, { team: 3, goal: { total: 50 } });
  await setGoals(manager, { team: 3, goal: { total: 0 }, stood: { total: 50 } });
  expect(await listGoals()).toEqual([{ employeeId: null, team: 2, ...goal(60) }]);
});

it('rejects all goals of a request when another user has changed one of these goals', async () => {
  const [mara, finn] = [await server.signInAs(1), await server.signInAs(2)];
  await setGoals(mara, { employeeId: sam, goal: { total: 14 } });
  const rejectedResponse = await setGoals(
    finn,
    { team: 2, goal: { total: 60 } },
    { employeeId: sam, goal: { total: 12 } },
  );
  expect(rejectedResponse.errors).toMatchObject([
    {
      message:
        'Another user changed the goal for Sam Rivera: it is now 14. Nothing was saved. Save again to use your goal.',
      extensions: { code: 'CONFLICT' },
    },
  ]);
  expect(await listGoals()).toEqual([{ employeeId: sam, team: null, ...goal(14) }]);
  // The same request is sent again, as after a lost response. The goal is already set.
  const again = await setGoals(mara, { employeeId: sam, goal: { total: 14 } });
  expect(again.errors).toBeUndefined();
});

it('records each goal in the history, with its author and its old value', async () => {
  server.store.clock.set('2026-06-18T15:00:00Z');
  const manager = await server.signInAs(5);
  await setGoals(manager, { employeeId: sam, goal: { total: 14 } }, { team: 2, goal: { total: 60 } });
  await setGoals(manager, { employeeId: sam, goal: { new: 10, used: 6.5 }, stood: { total: 14 } });
  const { data } = await manager.graphql(
    '{ changes(start: "2026-06-18", end: "2026-06-18", kind: GOAL) { rows { action month name person { id } fields { field from to } } } }',
  );
  expect(data.changes.rows).toEqual([
    {
      action: 'AMEND',
      month: '2026-06',
      name: null,
      person: { id: sam },
      fields: [
        { field: 'GOAL_TOTAL', from: '14', to: '16.5' },
        { field: 'GOAL_NEW', from: null, to: '10' },
        { field: 'GOAL_USED', from: null, to: '6.5' },
      ],
    },
    expect.objectContaining({ action: 'RECORD', name: 'A Team', person: null }),
    expect.objectContaining({ action: 'RECORD', name: null, person: { id: sam } }),
  ]);
});

it.each([
  ['quarter units', { goal: { total: 12.25 } }],
  ['a negative total', { goal: { total: -1 } }],
  ['a total that is too large to store', { goal: { total: 10_000 } }],
  ['new and used units that are too large together', { goal: { new: 9000, used: 9000 } }],
  ['a total that is not the sum of new and used', { goal: { total: 12, new: 5, used: 6 } }],
  ['a missing employee', { employeeId: 999_999, goal: { total: 12 } }],
  ['team 1, which means no team', { team: 1, goal: { total: 12 } }],
  ['a missing team', { team: 6, goal: { total: 12 } }],
  ['a person and a team together', { employeeId: 1, team: 2, goal: { total: 12 } }],
])('rejects a goal with %s, and stores no goal', async (_, invalidGoal) => {
  const { errors } = await setGoals(await server.signInAs(3), { team: 4, goal: { total: 9 } }, invalidGoal);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  expect(await listGoals()).toEqual([]);
});

it('rejects a request that lists the owner of a goal twice', async () => {
  const { errors } = await setGoals(
    await server.signInAs(3),
    { team: 4, goal: { total: 9 } },
    { team: 4, goal: { total: 8 } },
  );
  expect(errors).toMatchObject([
    {
      message: 'goals must not contain an employee, a team or the store twice.',
      extensions: { code: 'BAD_INPUT' },
    },
  ]);
});

it('proposes goals for current people and teams from the same month of last year and from the previous three months', async () => {
  const { store } = server;
  const formerEmployee = await store.insertEmployee({ name: 'Gone Away', team: 3, isActive: false });
  await store.insertGoal('2026-06', { employeeId: formerEmployee, total: 3 });
  await store.insertSoldDeal('2025-06-30', {
    closer_id: sam,
    additional_id: formerEmployee,
    car_type: 'Used',
    closer_team_final: 4,
  });
  for (const day of ['2026-03-01', '2026-05-31', '2026-02-28', '2026-06-01'] as const)
    await store.insertSoldDeal(day, { closer_id: sam, car_type: 'New' });
  await store.insertSoldDeal('2026-04-10', {});
  const units = 'lastYear { total new used } average { total new used }';
  const { data } = await (await server.signInAs(0)).graphql(`{
    goalProposals(month: "2026-06") {
      store { ${units} }
      sections { team ${units} people { person { id } ${units} } }
    }
  }`);
  const { store: storeProposal, sections } = data.goalProposals;
  // The store sold 1 unit a year ago, and 3 units in the 3 months from March to May. Sam has half of a split
  // deal a year ago, and 2 units in these 3 months, which is 0.67 a month.
  expect(storeProposal).toEqual({ lastYear: goal(1, 0, 1), average: goal(1, 0.5, 0) });
  const [a, b] = sections;
  const samProposal = { lastYear: goal(0.5, 0, 0.5), average: goal(0.5, 0.5, 0) };
  expect(a).toMatchObject({ team: 2, ...samProposal });
  expect(a.people).toContainEqual({ person: { id: sam }, ...samProposal });
  expect(b.people).toEqual([
    { person: { id: formerEmployee }, lastYear: goal(0.5, 0, 0.5), average: goal(0, 0, 0) },
  ]);
});
