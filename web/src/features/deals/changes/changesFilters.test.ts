import type { Viewer } from '../../../lib/viewer';
import { kindsFor } from './changesFilters';

const viewer = (can: Partial<Viewer['can']>) => ({ can }) as Viewer;

it('offers a salesperson the changes of deals and settings alone', () => {
  const offered = kindsFor(viewer({}));
  expect(offered).toContain('DEAL');
  for (const hidden of ['DATA_ACCESS', 'EMPLOYEE', 'INVITE', 'ACCESS_TOKEN', 'DISPLAY', 'MESSAGE', 'FILE'])
    expect(offered).not.toContain(hidden);
});

it('offers exports and sign-ins to those who may read them', () => {
  expect(kindsFor(viewer({ seeDataAccess: true }))).toContain('DATA_ACCESS');
});

it('offers access tokens to those who manage them', () => {
  expect(kindsFor(viewer({ manageAccessTokens: true }))).toContain('ACCESS_TOKEN');
});
