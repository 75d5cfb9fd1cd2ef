import type { Context } from '../../platform/context.ts';
import { TestGraphServer } from '../../testing/testGraphServer.ts';
import { TestStore } from '../../testing/testStore.ts';
import { restoreAdminAccess } from '../auth/bootstrapAdmin.ts';
import { signIn } from '../auth/signIn.service.ts';
import { unlinkSignIn, updateEmployee } from '../employees/employee.service.ts';
import { acceptInvite } from './acceptInvite.service.ts';
import { createInvite } from './invite.service.ts';

let store: TestStore;
let graph: TestGraphServer;
let admin: Context;
let accountCount = 0;

beforeAll(async () => {
  store = await TestStore.open();
  graph = await TestGraphServer.start();
  admin = await store.createContextForPosition(5);
});
afterAll(async () => {
  graph.close();
  await store.close();
});

const ignoreAccess = () => {};
const ACCESS_DENIED_ERROR = { code: 'FORBIDDEN', message: 'Access denied. Please contact your manager.' };

/** Creates an account with an email that differs from its sign-in name. */
function createAccount() {
  const n = ++accountCount;
  return { id: `account-${n}`, mail: `kim${n}@store.example`, userPrincipalName: `k.fox${n}@corp.example` };
}

type Account = ReturnType<typeof createAccount>;

const signInWith = async (account: Account) =>
  (await signIn(store.services, graph.config, graph.toAccessToken(account), ignoreAccess)).user;

async function accept(invited: string, account: Account) {
  const { token } = await createInvite(admin, invited);
  return (await acceptInvite(store.services, graph.config, token, graph.toAccessToken(account), ignoreAccess))
    .user;
}

/** Creates an employee with a linked account, and a new account with the same email. */
async function createRecreatedAccount(position: 0 | 3 | 5 = 3) {
  const oldAccount = createAccount();
  const id = await store.insertEmployee({ name: 'Kim Fox', email: oldAccount.mail, position, team: 2 });
  await signInWith(oldAccount);
  return { id, oldAccount, account: { ...oldAccount, id: `${oldAccount.id}-again` } };
}

describe('the first sign-in', () => {
  it.each(['mail', 'userPrincipalName'] as const)(
    "matches the employee by the account's %s",
    async address => {
      const account = createAccount();
      const id = await store.insertEmployee({ email: account[address] });
      expect(await signInWith(account)).toMatchObject({ id, email: account[address] });
    },
  );

  it("prefers the employee with the account's mail address to the employee with the account's sign-in name", async () => {
    const account = createAccount();
    await store.insertEmployee({ email: account.userPrincipalName });
    const id = await store.insertEmployee({ email: account.mail });
    expect(await signInWith(account)).toMatchObject({ id });
  });
});

describe('invites', () => {
  it.each(['mail', 'userPrincipalName'] as const)(
    'accepts an account with the invited email as %s',
    async address => {
      const account = createAccount();
      expect(await accept(account[address], account)).toMatchObject({ email: account[address], position: 0 });
    },
  );

  it('rejects an account when neither its mail address nor its sign-in name is the invited email', async () => {
    await expect(accept(createAccount().mail, createAccount())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('rejects an invite for an active employee with a linked sign-in', async () => {
    const { account } = await createRecreatedAccount();
    await expect(createInvite(admin, account.mail)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each(['mail', 'userPrincipalName'] as const)(
    'links a new account by its %s to an unlinked employee, who keeps position and team',
    async address => {
      const { id, account } = await createRecreatedAccount(3);
      await unlinkSignIn(admin, id);
      expect(await accept(account[address], account)).toMatchObject({ id, position: 3, team: 2 });
      expect(await signInWith(account)).toMatchObject({ id, email: account.mail });
    },
  );
});

describe('a recreated account', () => {
  it('signs in as the same employee after an admin unlinks the old account, and rejects the old account', async () => {
    const { id, oldAccount, account } = await createRecreatedAccount();
    await expect(signInWith(account)).rejects.toMatchObject(ACCESS_DENIED_ERROR);
    await unlinkSignIn(admin, id);
    expect(await signInWith(account)).toMatchObject({ id, position: 3 });
    await expect(signInWith(oldAccount)).rejects.toMatchObject(ACCESS_DENIED_ERROR);
  });

  it("signs in with a new address after the employee's email is changed to the new address", async () => {
    const { id } = await createRecreatedAccount();
    const account = createAccount();
    await unlinkSignIn(admin, id);
    await expect(signInWith(account)).rejects.toMatchObject(ACCESS_DENIED_ERROR);
    await updateEmployee(admin, id, { email: account.mail });
    expect(await signInWith(account)).toMatchObject({ id });
  });

  it('signs in as the only admin with a new account after the admin command restores access', async () => {
    const { id, account } = await createRecreatedAccount(5);
    await expect(signInWith(account)).rejects.toMatchObject(ACCESS_DENIED_ERROR);
    await restoreAdminAccess(store.services, account.mail);
    expect(await signInWith(account)).toMatchObject({ id, position: 5 });
  });

  it('records in the history that the old account was unlinked and the new account linked', async () => {
    const { id, account } = await createRecreatedAccount();
    await unlinkSignIn(admin, id);
    await signInWith(account);
    const changes = await store.database.rows(
      'select employee_id as "by", fields from store_change where person_id = $1 order by id',
      [id],
    );
    const linked = { field: 'signIn', from: null, to: 'linked' };
    expect(changes).toEqual([
      { by: id, fields: [linked] },
      { by: admin.viewer.employeeId, fields: [{ field: 'signIn', from: 'linked', to: null }] },
      { by: id, fields: [linked] },
    ]);
  });
});

it('rejects an email change by which a sales manager could gain the rights of a manager', async () => {
  const salesManager = await store.createContextForPosition(1);
  const { id } = await createRecreatedAccount(3);
  await unlinkSignIn(admin, id);
  const change = updateEmployee(salesManager, id, { email: createAccount().mail });
  await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
