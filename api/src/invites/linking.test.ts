import { letAdminIn } from '../auth/bootstrapAdmin.ts';
import { signIn } from '../auth/signIn.service.ts';
import type { Context } from '../platform/context.ts';
import { unlinkSignIn, updateEmployee } from '../employees/employee.service.ts';
import { GraphStandIn } from '../testing/graphStandIn.ts';
import { TestStore } from '../testing/testStore.ts';
import { acceptInvite } from './acceptInvite.service.ts';
import { createInvite } from './invite.service.ts';

let store: TestStore;
let graph: GraphStandIn;
let admin: Context;
let people = 0;

beforeAll(async () => {
  store = await TestStore.open();
  graph = await GraphStandIn.start();
  admin = await store.contextOfA(5);
});
afterAll(async () => {
  graph.close();
  await store.close();
});

const noteNothing = () => {};
const DENIED = { code: 'FORBIDDEN', message: 'Access denied. Please contact your manager.' };

/** An account whose mail and sign-in name differ, and an e-mail for each. */
function newAccount() {
  const n = ++people;
  return { id: `account-${n}`, mail: `kim${n}@store.example`, userPrincipalName: `k.fox${n}@corp.example` };
}

type Account = ReturnType<typeof newAccount>;

const enter = async (account: Account) =>
  (await signIn(store.services, graph.config, graph.tokenOf(account), noteNothing)).user;

async function accept(invited: string, account: Account) {
  const { token } = await createInvite(admin, invited);
  return (await acceptInvite(store.services, graph.config, token, graph.tokenOf(account), noteNothing)).user;
}

/** Someone who has signed in, and whose work account was then made again. */
async function recreated(position: 0 | 3 | 5 = 3) {
  const old = newAccount();
  const id = await store.employee({ name: 'Kim Fox', email: old.mail, position, team: 2 });
  await enter(old);
  return { id, old, account: { ...old, id: `${old.id}-again` } };
}

describe('the first sign-in', () => {
  it.each(['mail', 'userPrincipalName'] as const)('matches by the account’s %s', async address => {
    const account = newAccount();
    const id = await store.employee({ email: account[address] });
    expect(await enter(account)).toMatchObject({ id, email: account[address] });
  });

  it('prefers the person with the mail to the one with the sign-in name', async () => {
    const account = newAccount();
    await store.employee({ email: account.userPrincipalName });
    const id = await store.employee({ email: account.mail });
    expect(await enter(account)).toMatchObject({ id });
  });
});

describe('an invitation', () => {
  it.each(['mail', 'userPrincipalName'] as const)('is accepted by the account’s %s', async address => {
    const account = newAccount();
    expect(await accept(account[address], account)).toMatchObject({ email: account[address], position: 0 });
  });

  it('is rejected for an account with neither address', async () => {
    await expect(accept(newAccount().mail, newAccount())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is not made for an active employee with a linked sign-in', async () => {
    const { account } = await recreated();
    await expect(createInvite(admin, account.mail)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each(['mail', 'userPrincipalName'] as const)(
    'to the %s of an unlinked person’s new account links it, and they stay what they are',
    async address => {
      const { id, account } = await recreated(3);
      await unlinkSignIn(admin, id);
      expect(await accept(account[address], account)).toMatchObject({ id, position: 3, team: 2 });
      expect(await enter(account)).toMatchObject({ id, email: account.mail });
    },
  );
});

describe('an account that was made again', () => {
  it('is let in as the same person after an admin has unlinked the old one, which is not', async () => {
    const { id, old, account } = await recreated();
    await expect(enter(account)).rejects.toMatchObject(DENIED);
    await unlinkSignIn(admin, id);
    expect(await enter(account)).toMatchObject({ id, position: 3 });
    await expect(enter(old)).rejects.toMatchObject(DENIED);
  });

  it('is let in under another address once that is the person’s e-mail', async () => {
    const { id } = await recreated();
    const account = newAccount();
    await unlinkSignIn(admin, id);
    await expect(enter(account)).rejects.toMatchObject(DENIED);
    await updateEmployee(admin, id, { email: account.mail });
    expect(await enter(account)).toMatchObject({ id });
  });

  it('of the only admin is let in by the command for that', async () => {
    const { id, account } = await recreated(5);
    await expect(enter(account)).rejects.toMatchObject(DENIED);
    await letAdminIn(store.services, account.mail);
    expect(await enter(account)).toMatchObject({ id, position: 5 });
  });

  it('is recorded in the history when it is unlinked and when it is linked', async () => {
    const { id, account } = await recreated();
    await unlinkSignIn(admin, id);
    await enter(account);
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

it('does not let a sales manager reach a manager’s rights by an e-mail', async () => {
  const salesManager = await store.contextOfA(1);
  const { id } = await recreated(3);
  await unlinkSignIn(admin, id);
  const change = updateEmployee(salesManager, id, { email: newAccount().mail });
  await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
