import { callerOfAccessToken } from '../accessTokens/accessToken.query.ts';
import { createAccessToken } from '../accessTokens/accessToken.service.ts';
import type { Context } from '../platform/context.ts';
import { parseInput } from '../platform/input/parseInput.ts';
import type { Position } from '../rules/people/positions.ts';
import { authenticate, startSession } from '../sessions/session.service.ts';
import { TestStore } from '../testing/testStore.ts';
import { type EmployeeChange, employeeChange } from './employee.input.ts';
import { managedEmployees } from './employee.present.ts';
import { listEmployees, listLinkedIds } from './employee.query.ts';
import { unlinkSignIn, updateEmployee } from './employee.service.ts';

const POSITIONS = [0, 1, 2, 3, 4, 5, 6] as const;
let store: TestStore;

beforeAll(async () => {
  store = await TestStore.open();
});
/** Whoever is left of the test before has gone. */
beforeEach(() => store.database.rows('update employee set is_active = false'));
afterAll(() => store.close());

const standing = (id: number) =>
  store.database.row('select position, team, is_active as "isActive" from employee where id = $1', [id]);

let nextEmail = 1;
const freshEmail = () => `corrected${nextEmail++}@store.example`;

async function linkedEmployee(of: Parameters<TestStore['employee']>[0] = {}): Promise<number> {
  const id = await store.employee(of);
  await store.database.rows('update employee set identity_subject = $2 where id = $1', [id, `subject-${id}`]);
  return id;
}

/** How it ended: done, or the code of the refusal. */
const result = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    error => error.code,
  );

const update = async (viewer: Position, of: Parameters<TestStore['employee']>[0], change: EmployeeChange) => {
  const context = await store.contextOfA(viewer);
  return result(updateEmployee(context, await store.employee(of), change));
};

async function whoMay(of: Parameters<TestStore['employee']>[0], change: EmployeeChange): Promise<number[]> {
  await store.employee({ position: 5 }); // so that nobody is the last admin
  const allowed: number[] = [];
  for (const viewer of POSITIONS) {
    const ended = await update(viewer, of, change);
    expect([viewer, ended]).toEqual([viewer, ended === 'done' ? 'done' : 'FORBIDDEN']);
    if (ended === 'done') allowed.push(viewer);
  }
  return allowed;
}

describe('who may', () => {
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
    ['send a position that is the same, with a team', 1, { position: 1, team: 2 }, [1, 2, 3, 4, 5]],
  ])('%s', async (_what, position, change, allowed) => {
    expect(await whoMay({ position }, change)).toEqual(allowed);
  });

  it.each<[Position, number[]]>([
    [0, [1, 2, 3, 4, 5]],
    [1, [3, 5]],
    [2, [3, 5]],
    [3, [3, 5]],
    [4, [3, 5]],
    [5, [5]],
    [6, [1, 2, 3, 4, 5]],
  ])('change the e-mail of a person of position %i: %j', async (position, allowed) => {
    await store.employee({ position: 5 });
    const may: number[] = [];
    for (const viewer of POSITIONS) {
      const email = freshEmail();
      if ((await update(viewer, { position }, { email })) === 'done') may.push(viewer);
    }
    expect(may).toEqual(allowed);
  });

  it('change their own e-mail: managers and admins alone', async () => {
    await store.employee({ position: 5 });
    for (const position of POSITIONS) {
      const self = await store.contextOfA(position);
      const ended = await result(updateEmployee(self, self.viewer.employeeId, { email: freshEmail() }));
      expect([position, ended]).toEqual([position, [3, 5].includes(position) ? 'done' : 'FORBIDDEN']);
    }
  });

  it('unlink the sign-in of someone else: admins alone; their own: no one', async () => {
    for (const position of POSITIONS) {
      const context = await store.contextOfA(position);
      for (const of of POSITIONS) {
        const ended = await result(unlinkSignIn(context, await linkedEmployee({ position: of })));
        expect([position, of, ended]).toEqual([position, of, position === 5 ? 'done' : 'FORBIDDEN']);
      }
      expect(await result(unlinkSignIn(context, context.viewer.employeeId))).toBe('FORBIDDEN');
    }
  });

  it('change their own position: nobody, though the rest is theirs', async () => {
    await store.employee({ position: 5 });
    for (const position of [3, 5] as const) {
      const self = await store.contextOfA(position);
      const id = self.viewer.employeeId;
      expect(await result(updateEmployee(self, id, { position: 0 }))).toBe('FORBIDDEN');
      expect(await result(updateEmployee(self, id, { position, isActive: true }))).toBe('done');
      expect(await standing(id)).toMatchObject({ position, isActive: true });
    }
  });

  it('is what the Managers page offers', async () => {
    const salesperson = await store.employee({ position: 0 });
    const admin = await store.employee({ position: 5 });
    const offered = async (position: Position, id: number) => {
      const { viewer } = await store.contextOfA(position);
      const page = managedEmployees(
        viewer,
        await listEmployees(store.database),
        await listLinkedIds(store.database),
      );
      return page.find(each => each.employee.id === id);
    };
    expect(await offered(3, salesperson)).toMatchObject({
      canAlter: true,
      positionsOffered: [0, 1, 2, 3, 4, 6],
    });
    expect(await offered(5, salesperson)).toMatchObject({ canAlter: true, positionsOffered: [...POSITIONS] });
    expect(await offered(1, salesperson)).toMatchObject({
      canAlter: true,
      canChangeEmail: true,
      canUnlinkSignIn: false,
      positionsOffered: [0],
    });
    const linked = await linkedEmployee({ position: 3 });
    expect(await offered(1, linked)).toMatchObject({ canChangeEmail: false, canUnlinkSignIn: false });
    expect(await offered(3, linked)).toMatchObject({ canChangeEmail: true, canUnlinkSignIn: false });
    expect(await offered(5, linked)).toMatchObject({ canChangeEmail: true, canUnlinkSignIn: true });
    expect(await offered(5, salesperson)).toMatchObject({ canUnlinkSignIn: false });
    expect(await offered(3, admin)).toMatchObject({ canAlter: false, positionsOffered: [5] });
    expect(await offered(6, salesperson)).toMatchObject({ canAlter: false, positionsOffered: [0] });
  });
});

describe('the last active admin', () => {
  it.each<[string, EmployeeChange]>([
    ['demoted', { position: 3 }],
    ['deactivated', { isActive: false }],
  ])('cannot be %s', async (_what, change) => {
    const admin = await store.contextOfA(5);
    await store.employee({ position: 5, isActive: false });
    const other = await store.contextOfA(5);
    await updateEmployee(admin, other.viewer.employeeId, change);
    expect(await result(updateEmployee(admin, admin.viewer.employeeId, { isActive: false }))).toBe(
      'CONFLICT',
    );
    expect(await standing(admin.viewer.employeeId)).toMatchObject({ position: 5, isActive: true });
  });

  it.each<[string, EmployeeChange]>([
    ['demote', { position: 0 }],
    ['deactivate', { isActive: false }],
  ])('is left when two admins %s each other at once', async (_what, change) => {
    for (let round = 0; round < 10; round++) {
      await store.database.rows('update employee set is_active = false');
      const [one, two] = [await store.contextOfA(5), await store.contextOfA(5)];
      const ended = await Promise.all([
        result(updateEmployee(one, two.viewer.employeeId, change)),
        result(updateEmployee(two, one.viewer.employeeId, change)),
      ]);
      expect(ended.filter(each => each === 'done')).toHaveLength(1);
      const admins = await store.database.rows('select id from employee where position = 5 and is_active');
      expect(admins).toHaveLength(1);
    }
  });

  it('is left when five admins each deactivate themselves at once', async () => {
    const admins: Context[] = [];
    for (let n = 0; n < 5; n++) admins.push(await store.contextOfA(5));
    const ended = await Promise.all(
      admins.map(each => result(updateEmployee(each, each.viewer.employeeId, { isActive: false }))),
    );
    expect(ended.sort()).toEqual(['CONFLICT', 'done', 'done', 'done', 'done']);
  });
});

it('whoever was demoted during the call has lost the right', async () => {
  await store.employee({ position: 5 });
  const [demoter, demoted] = [await store.contextOfA(5), await store.contextOfA(5)];
  const salesperson = await store.employee();
  await updateEmployee(demoter, demoted.viewer.employeeId, { position: 0 });
  expect(await result(updateEmployee(demoted, salesperson, { team: 2 }))).toBe('FORBIDDEN');
});

describe('a team', () => {
  it.each<[string, Position, EmployeeChange, number | null]>([
    ['is stored for a salesperson', 0, { team: 4 }, 4],
    ['is stored for a sales manager', 1, { team: 4 }, 4],
    ['is ignored for a finance manager', 2, { team: 4 }, 2],
    ['is ignored for whoever becomes a finance manager', 0, { team: 4, position: 2 }, 2],
    ['is stored for whoever becomes a sales manager', 2, { team: 4, position: 1 }, 4],
    ['stays when it is not named', 0, { position: 1 }, 2],
    ['can be taken away', 0, { team: null }, null],
  ])('%s', async (_what, position, change, team) => {
    const admin = await store.contextOfA(5);
    const id = await store.employee({ position, team: 2 });
    await updateEmployee(admin, id, change);
    expect(await standing(id)).toMatchObject({ team });
  });
});

describe('deactivation', () => {
  const limits = { idleMinutes: 15, warningSeconds: 120 };

  it('ends the sessions at once, and reactivation does not bring them back', async () => {
    const admin = await store.contextOfA(5);
    const id = await store.employee();
    const { token } = await startSession(store.services, id);
    expect(await authenticate(store.services, limits, token)).toMatchObject({ employeeId: id });
    await updateEmployee(admin, id, { isActive: false });
    expect(await authenticate(store.services, limits, token)).toBeUndefined();
    await updateEmployee(admin, id, { isActive: true });
    expect(await authenticate(store.services, limits, token)).toBeUndefined();
    const again = await startSession(store.services, id);
    expect(await authenticate(store.services, limits, again.token)).toMatchObject({ employeeId: id });
  });

  it('is not what a change of position does: it binds, and the session stays', async () => {
    const admin = await store.contextOfA(5);
    const id = await store.employee({ position: 3 });
    const { token } = await startSession(store.services, id);
    await updateEmployee(admin, id, { position: 0 });
    expect(await authenticate(store.services, limits, token)).toMatchObject({ position: 0 });
  });
});

describe('a correction of name and e-mail', () => {
  it('stores both and records them in the history', async () => {
    const manager = await store.contextOfA(3);
    const id = await store.employee({ name: 'TANAKA, KENJI', email: 'tanaka@old.example' });
    const change = parseInput(employeeChange, { name: '  Kenji Tanaka ', email: ' Kenji@Store.Example ' });
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

  it('rejects an e-mail that someone else has, in any case, also of someone inactive', async () => {
    const admin = await store.contextOfA(5);
    await store.employee({ email: 'Taken@store.example', isActive: false });
    const refused = updateEmployee(admin, await store.employee(), { email: 'taken@store.example' });
    await expect(refused).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Someone with that e-mail is already an employee.',
    });
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name of two lines', { name: 'Kenji\nTanaka' }],
    ['a name of 201 characters', { name: 'x'.repeat(201) }],
    ['a name that cannot be stored', { name: 'Kenji \ud800' }],
    ['no name', { name: null }],
    ['a text without @ as e-mail', { email: 'kenji' }],
    ['no e-mail', { email: null }],
  ])('rejects %s', (_what, input) => {
    expect(() => parseInput(employeeChange, input)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('unlinking a sign-in', () => {
  it('ends the sessions and access tokens of that person, and is recorded in the history', async () => {
    const admin = await store.contextOfA(5);
    const id = await linkedEmployee({ name: 'Kim Fox' });
    const session = await startSession(store.services, id);
    const { token } = await createAccessToken(await store.contextOf(id), {
      name: 'Workbook',
      expiresOn: store.clock.today(),
    });
    await unlinkSignIn(admin, id);
    expect(
      await authenticate(store.services, { idleMinutes: 15, warningSeconds: 120 }, session.token),
    ).toBeUndefined();
    expect(await callerOfAccessToken(store.services, token)).toBeUndefined();
    expect(await listLinkedIds(store.database)).not.toContain(id);
    const history = await store.database.rows(
      `select fields from store_change where noun = 'employee' and person_id = $1`,
      [id],
    );
    expect(history).toEqual([{ fields: [{ field: 'signIn', from: 'linked', to: null }] }]);
  });

  it('rejects an unknown person', async () => {
    expect(await result(unlinkSignIn(await store.contextOfA(5), 424_242))).toBe('NOT_FOUND');
  });
});

it('knows nobody who is not there', async () => {
  const admin = await store.contextOfA(5);
  expect(await result(updateEmployee(admin, 424_242, { team: 2 }))).toBe('NOT_FOUND');
});
