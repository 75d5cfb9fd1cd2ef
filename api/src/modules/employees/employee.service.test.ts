import type { Context } from '../../platform/context.ts';
import { parseInput } from '../../platform/input/parseInput.ts';
import type { Position } from '../../rules/people/positions.ts';
import { TestStore } from '../../testing/testStore.ts';
import { findCallerByAccessToken } from '../accessTokens/accessToken.query.ts';
import { createAccessToken } from '../accessTokens/accessToken.service.ts';
import { authenticate, startSession } from '../sessions/session.service.ts';
import { type EmployeeChange, employeeChangeSchema } from './employee.fields.ts';
import { presentManagedEmployees } from './employee.present.ts';
import { listEmployees, listLinkedIds } from './employee.query.ts';
import { unlinkSignIn, updateEmployee } from './employee.service.ts';

const POSITIONS = [0, 1, 2, 3, 4, 5, 6] as const;
let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
/** Deactivates the people of earlier tests. */
beforeEach(() => store.database.rows('update employee set is_active = false'));
afterAll(() => store.close());

const loadEmployee = (id: number) =>
  store.database.row('select position, team, is_active as "isActive" from employee where id = $1', [id]);

let nextEmail = 1;
const createEmail = () => `corrected${nextEmail++}@store.example`;

async function createLinkedEmployee(
  fields: Parameters<TestStore['insertEmployee']>[0] = {},
): Promise<number> {
  const id = await store.insertEmployee(fields);
  await store.database.rows('update employee set identity_subject = $2 where id = $1', [id, `subject-${id}`]);
  return id;
}

/** Returns "done" when the promise resolves, or else the code of its error. */
const getOutcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    error => error.code,
  );

const update = async (
  viewer: Position,
  fields: Parameters<TestStore['insertEmployee']>[0],
  change: EmployeeChange,
) => {
  const context = await store.createContextForPosition(viewer);
  return getOutcome(updateEmployee(context, await store.insertEmployee(fields), change));
};

async function listAllowedPositions(
  fields: Parameters<TestStore['insertEmployee']>[0],
  change: EmployeeChange,
): Promise<number[]> {
  await store.insertEmployee({ position: 5 }); // so that the person is not the last admin
  const allowed: number[] = [];
  for (const viewer of POSITIONS) {
    const outcome = await update(viewer, fields, change);
    expect([viewer, outcome]).toEqual([viewer, outcome === 'done' ? 'done' : 'FORBIDDEN']);
    if (outcome === 'done') allowed.push(viewer);
  }
  return allowed;
}

describe('rights to change employees', () => {
  it.each<[string, Position, EmployeeChange, number[]]>([
    ['set the team of a salesperson', 0, { team: 3 }, [1, 2, 3, 4, 5]],
    ['deactivate a salesperson', 0, { isActive: false }, [1, 2, 3, 4, 5]],
    ['deactivate a manager', 3, { isActive: false }, [1, 2, 3, 4, 5]],
    ['promote a salesperson', 0, { position: 1 }, [3, 5]],
    ['demote a manager', 3, { position: 0 }, [3, 5]],
    ['make a manager an admin', 3, { position: 5 }, [5]],
    ['demote an admin', 5, { position: 3 }, [5]],
    ['deactivate an admin', 5, { isActive: false }, [5]],
    ['set the team of an admin', 5, { team: 2 }, [5]],
    ['correct the name of a salesperson', 0, { name: 'Kenji Tanaka' }, [1, 2, 3, 4, 5]],
    ['correct the name of a manager', 3, { name: 'Kenji Tanaka' }, [1, 2, 3, 4, 5]],
    ['correct the name of an admin', 5, { name: 'Kenji Tanaka' }, [5]],
    [
      'send the current position of a sales manager, with a team',
      1,
      { position: 1, team: 2 },
      [1, 2, 3, 4, 5],
    ],
  ])('allows only the listed positions to %s', async (_what, position, change, allowed) => {
    expect(await listAllowedPositions({ position }, change)).toEqual(allowed);
  });

  it.each<[Position, number[]]>([
    [0, [1, 2, 3, 4, 5]],
    [1, [3, 5]],
    [2, [3, 5]],
    [3, [3, 5]],
    [4, [3, 5]],
    [5, [5]],
    [6, [1, 2, 3, 4, 5]],
  ])(
    'allows changes of the email of a person of position %i to positions %j only',
    async (position, allowed) => {
      await store.insertEmployee({ position: 5 });
      const actual: number[] = [];
      for (const viewer of POSITIONS) {
        const email = createEmail();
        if ((await update(viewer, { position }, { email })) === 'done') actual.push(viewer);
      }
      expect(actual).toEqual(allowed);
    },
  );

  it('allows managers and admins to change their own email, and rejects the change for other positions', async () => {
    await store.insertEmployee({ position: 5 });
    for (const position of POSITIONS) {
      const self = await store.createContextForPosition(position);
      const outcome = await getOutcome(
        updateEmployee(self, self.viewer.employeeId, { email: createEmail() }),
      );
      expect([position, outcome]).toEqual([position, [3, 5].includes(position) ? 'done' : 'FORBIDDEN']);
    }
  });

  it('allows only admins to unlink a sign-in, but not their own sign-in', async () => {
    for (const position of POSITIONS) {
      const context = await store.createContextForPosition(position);
      for (const subjectPosition of POSITIONS) {
        const outcome = await getOutcome(
          unlinkSignIn(context, await createLinkedEmployee({ position: subjectPosition })),
        );
        expect([position, subjectPosition, outcome]).toEqual([
          position,
          subjectPosition,
          position === 5 ? 'done' : 'FORBIDDEN',
        ]);
      }
      expect(await getOutcome(unlinkSignIn(context, context.viewer.employeeId))).toBe('FORBIDDEN');
    }
  });

  it("rejects a change of the viewer's own position, but allows other changes of the viewer", async () => {
    await store.insertEmployee({ position: 5 });
    for (const position of [3, 5] as const) {
      const self = await store.createContextForPosition(position);
      const id = self.viewer.employeeId;
      expect(await getOutcome(updateEmployee(self, id, { position: 0 }))).toBe('FORBIDDEN');
      expect(await getOutcome(updateEmployee(self, id, { position, isActive: true }))).toBe('done');
      expect(await loadEmployee(id)).toMatchObject({ position, isActive: true });
    }
  });

  it('returns for each employee on the Managers page which changes the viewer may make', async () => {
    const salesperson = await store.insertEmployee({ position: 0 });
    const admin = await store.insertEmployee({ position: 5 });
    const findManagedEmployee = async (position: Position, id: number) => {
      const { viewer } = await store.createContextForPosition(position);
      const page = presentManagedEmployees(
        viewer,
        await listEmployees(store.database),
        await listLinkedIds(store.database),
      );
      return page.find(each => each.employee.id === id);
    };
    expect(await findManagedEmployee(3, salesperson)).toMatchObject({
      canAlter: true,
      positionsOffered: [0, 1, 2, 3, 4, 6],
    });
    expect(await findManagedEmployee(5, salesperson)).toMatchObject({
      canAlter: true,
      positionsOffered: [...POSITIONS],
    });
    expect(await findManagedEmployee(1, salesperson)).toMatchObject({
      canAlter: true,
      canChangeEmail: true,
      canUnlinkSignIn: false,
      positionsOffered: [0],
    });
    const linked = await createLinkedEmployee({ position: 3 });
    expect(await findManagedEmployee(1, linked)).toMatchObject({
      canChangeEmail: false,
      canUnlinkSignIn: false,
    });
    expect(await findManagedEmployee(3, linked)).toMatchObject({
      canChangeEmail: true,
      canUnlinkSignIn: false,
    });
    expect(await findManagedEmployee(5, linked)).toMatchObject({
      canChangeEmail: true,
      canUnlinkSignIn: true,
    });
    expect(await findManagedEmployee(5, salesperson)).toMatchObject({ canUnlinkSignIn: false });
    expect(await findManagedEmployee(3, admin)).toMatchObject({ canAlter: false, positionsOffered: [5] });
    expect(await findManagedEmployee(6, salesperson)).toMatchObject({
      canAlter: false,
      positionsOffered: [0],
    });
  });
});

describe('the last active admin', () => {
  it.each<[string, EmployeeChange]>([
    ['demoted', { position: 3 }],
    ['deactivated', { isActive: false }],
  ])('rejects deactivation of the last admin after the other admin was %s', async (_what, change) => {
    const admin = await store.createContextForPosition(5);
    await store.insertEmployee({ position: 5, isActive: false });
    const other = await store.createContextForPosition(5);
    await updateEmployee(admin, other.viewer.employeeId, change);
    expect(await getOutcome(updateEmployee(admin, admin.viewer.employeeId, { isActive: false }))).toBe(
      'CONFLICT',
    );
    expect(await loadEmployee(admin.viewer.employeeId)).toMatchObject({ position: 5, isActive: true });
  });

  it.each<[string, EmployeeChange]>([
    ['demote', { position: 0 }],
    ['deactivate', { isActive: false }],
  ])('remains active when two admins %s each other concurrently', async (_what, change) => {
    for (let round = 0; round < 10; round++) {
      await store.database.rows('update employee set is_active = false');
      const [one, two] = [await store.createContextForPosition(5), await store.createContextForPosition(5)];
      const outcome = await Promise.all([
        getOutcome(updateEmployee(one, two.viewer.employeeId, change)),
        getOutcome(updateEmployee(two, one.viewer.employeeId, change)),
      ]);
      expect(outcome.filter(each => each === 'done')).toHaveLength(1);
      const admins = await store.database.rows('select id from employee where position = 5 and is_active');
      expect(admins).toHaveLength(1);
    }
  });

  it('remains active when five admins deactivate themselves concurrently', async () => {
    const admins: Context[] = [];
    for (let n = 0; n < 5; n++) admins.push(await store.createContextForPosition(5));
    const outcome = await Promise.all(
      admins.map(each => getOutcome(updateEmployee(each, each.viewer.employeeId, { isActive: false }))),
    );
    expect(outcome.sort()).toEqual(['CONFLICT', 'done', 'done', 'done', 'done']);
  });
});

it('rejects changes by a viewer who was demoted during the call', async () => {
  await store.insertEmployee({ position: 5 });
  const [demoter, demoted] = [
    await store.createContextForPosition(5),
    await store.createContextForPosition(5),
  ];
  const salesperson = await store.insertEmployee();
  await updateEmployee(demoter, demoted.viewer.employeeId, { position: 0 });
  expect(await getOutcome(updateEmployee(demoted, salesperson, { team: 2 }))).toBe('FORBIDDEN');
});

describe('an update of the team', () => {
  it.each<[string, Position, EmployeeChange, number | null]>([
    ['stores the team of a salesperson', 0, { team: 4 }, 4],
    ['stores the team of a sales manager', 1, { team: 4 }, 4],
    ['ignores the team of a finance manager', 2, { team: 4 }, 2],
    ['ignores the team of an employee who becomes a finance manager', 0, { team: 4, position: 2 }, 2],
    ['stores the team of an employee who becomes a sales manager', 2, { team: 4, position: 1 }, 4],
    ['keeps the team if no team is sent', 0, { position: 1 }, 2],
    ['removes the team if null is sent', 0, { team: null }, null],
  ])('%s', async (_what, position, change, team) => {
    const admin = await store.createContextForPosition(5);
    const id = await store.insertEmployee({ position, team: 2 });
    await updateEmployee(admin, id, change);
    expect(await loadEmployee(id)).toMatchObject({ team });
  });
});

describe('deactivation', () => {
  const limits = { idleMinutes: 15, warningSeconds: 120 };

  it('ends the sessions of the employee immediately, and does not restore them on reactivation', async () => {
    const admin = await store.createContextForPosition(5);
    const id = await store.insertEmployee();
    const { token } = await startSession(store.services, id);
    expect(await authenticate(store.services, limits, token)).toMatchObject({ employeeId: id });
    await updateEmployee(admin, id, { isActive: false });
    expect(await authenticate(store.services, limits, token)).toBeUndefined();
    await updateEmployee(admin, id, { isActive: true });
    expect(await authenticate(store.services, limits, token)).toBeUndefined();
    const again = await startSession(store.services, id);
    expect(await authenticate(store.services, limits, again.token)).toMatchObject({ employeeId: id });
  });

  it('keeps the session of an employee after a change of position, and applies the rights of the new position', async () => {
    const admin = await store.createContextForPosition(5);
    const id = await store.insertEmployee({ position: 3 });
    const { token } = await startSession(store.services, id);
    await updateEmployee(admin, id, { position: 0 });
    expect(await authenticate(store.services, limits, token)).toMatchObject({ position: 0 });
  });
});

describe('a correction of name and email', () => {
  it('stores the corrected name and email and records both changes in the history', async () => {
    const manager = await store.createContextForPosition(3);
    const id = await store.insertEmployee({ name: 'TANAKA, KENJI', email: 'tanaka@old.example' });
    const change = parseInput(employeeChangeSchema, {
      name: '  Kenji Tanaka ',
      email: ' Kenji@Store.Example ',
    });
    expect(await updateEmployee(manager, id, change)).toMatchObject({
      name: 'Kenji Tanaka',
      email: 'kenji@store.example',
      initials: expect.stringMatching(/^KT/),
    });
    const history = await store.database.rows(
      'select name, employee_id as "by", fields from store_change where person_id = $1',
      [id],
    );
    expect(history).toEqual([
      {
        name: 'Kenji Tanaka',
        by: manager.viewer.employeeId,
        fields: [
          { field: 'name', from: 'TANAKA, KENJI', to: 'Kenji Tanaka' },
          { field: 'email', from: 'tanaka@old.example', to: 'kenji@store.example' },
        ],
      },
    ]);
  });

  it('rejects the email of another active or inactive employee, ignoring letter case', async () => {
    const admin = await store.createContextForPosition(5);
    await store.insertEmployee({ email: 'Taken@store.example', isActive: false });
    const rejectedUpdate = updateEmployee(admin, await store.insertEmployee(), {
      email: 'taken@store.example',
    });
    await expect(rejectedUpdate).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Another employee already has that email. Use a different email.',
    });
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name of two lines', { name: 'Kenji\nTanaka' }],
    ['a name of 201 characters', { name: 'x'.repeat(201) }],
    ['a name that cannot be stored', { name: 'Kenji \ud800' }],
    ['no name', { name: null }],
    ['a text without @ as email', { email: 'kenji' }],
    ['no email', { email: null }],
  ])('rejects %s', (_what, input) => {
    expect(() => parseInput(employeeChangeSchema, input)).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT' }),
    );
  });
});

describe('unlinking a sign-in', () => {
  it("ends the person's sessions and access tokens, and records the unlinking in the history", async () => {
    const admin = await store.createContextForPosition(5);
    const id = await createLinkedEmployee({ name: 'Kim Fox' });
    const session = await startSession(store.services, id);
    const { token } = await createAccessToken(await store.createContext(id), {
      name: 'Excel',
      expiresOn: store.clock.today(),
    });
    await unlinkSignIn(admin, id);
    expect(
      await authenticate(store.services, { idleMinutes: 15, warningSeconds: 120 }, session.token),
    ).toBeUndefined();
    expect(await findCallerByAccessToken(store.services, token)).toBeUndefined();
    expect(await listLinkedIds(store.database)).not.toContain(id);
    const history = await store.database.rows(
      `select fields from store_change where noun = 'employee' and person_id = $1`,
      [id],
    );
    expect(history).toEqual([{ fields: [{ field: 'signIn', from: 'linked', to: null }] }]);
  });

  it('rejects an unknown employee', async () => {
    expect(await getOutcome(unlinkSignIn(await store.createContextForPosition(5), 424_242))).toBe(
      'NOT_FOUND',
    );
  });
});

it('rejects an update of an unknown employee', async () => {
  const admin = await store.createContextForPosition(5);
  expect(await getOutcome(updateEmployee(admin, 424_242, { team: 2 }))).toBe('NOT_FOUND');
});
