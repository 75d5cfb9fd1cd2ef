import type { Context } from '../context.ts';
import type { Position } from '../rules/people/positions.ts';
import { authenticate, startSession } from '../sessions/session.service.ts';
import { TestStore } from '../testing/testStore.ts';
import type { EmployeeChange } from './employee.input.ts';
import { managedEmployees } from './employee.present.ts';
import { listEmployees } from './employee.query.ts';
import { updateEmployee } from './employee.service.ts';

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
    ['send a position that is the same, with a team', 1, { position: 1, team: 2 }, [1, 2, 3, 4, 5]],
  ])('%s', async (_what, position, change, allowed) => {
    expect(await whoMay({ position }, change)).toEqual(allowed);
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
      const page = managedEmployees(viewer, await listEmployees(store.database));
      return page.find(each => each.employee.id === id);
    };
    expect(await offered(3, salesperson)).toMatchObject({
      canAlter: true,
      positionsOffered: [0, 1, 2, 3, 4, 6],
    });
    expect(await offered(5, salesperson)).toMatchObject({ canAlter: true, positionsOffered: [...POSITIONS] });
    expect(await offered(1, salesperson)).toMatchObject({ canAlter: true, positionsOffered: [0] });
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

it('knows nobody who is not there', async () => {
  const admin = await store.contextOfA(5);
  expect(await result(updateEmployee(admin, 424_242, { team: 2 }))).toBe('NOT_FOUND');
});
