import type { Viewer } from '../../lib/viewer';
import { listVisibleKinds } from './changesFilters';

const viewer = (can: Partial<Viewer['can']>) => ({ can }) as Viewer;

it('offers a salesperson only the changes of deals and settings', () => {
  const kinds = listVisibleKinds(viewer({}));
  expect(kinds).toContain('DEAL');
  for (const hidden of ['DATA_ACCESS', 'EMPLOYEE', 'INVITE', 'ACCESS_TOKEN', 'DISPLAY', 'MESSAGE', 'FILE'])
    expect(kinds).not.toContain(hidden);
});

it('offers changes of exports and sign-ins to users who may read them', () => {
  expect(listVisibleKinds(viewer({ seeDataAccess: true }))).toContain('DATA_ACCESS');
});

it('offers changes of access tokens to users who manage access tokens', () => {
  expect(listVisibleKinds(viewer({ manageAccessTokens: true }))).toContain('ACCESS_TOKEN');
});
