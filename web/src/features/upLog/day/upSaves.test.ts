import type { UpFieldsFragment } from '../upLog.generated';
import { formatEntered, getShownValues, type UpField, type UpSave, type UpValue } from './upSaves';

const ann = { id: 4, name: 'Ann Ames', initials: 'AA', team: 2 };
const up: UpFieldsFragment = {
  id: 1,
  key: '1',
  displayOrder: 1,
  salesperson: ann,
  timeUp: '09:30',
  upType: null,
  turnedTo: null,
  managerInto: null,
  customerName: 'Doe',
  notes: '',
  isBdcUp: false,
  isTestDrive: false,
  isWriteUp: false,
  sold: null,
};

const change = (field: UpField, entered: UpValue) => ({
  cell: { row: 1, field },
  attempt: 1,
  entered,
  baseVersion: undefined,
});
const saving = (field: UpField, entered: UpValue): UpSave => ({
  ...change(field, entered),
  status: 'saving',
});
const errorMessage = 'No.';

it('shows the stored values of a row without pending changes', () => {
  expect(getShownValues(up, [])).toMatchObject({ employeeId: 4, customerName: 'Doe', sold: null });
});

it('shows a change while it is being saved or waits for a connection', () => {
  expect(getShownValues(up, [saving('customerName', 'Roe')]).customerName).toBe('Roe');
  const waiting: UpSave = { ...change('customerName', 'Roe'), status: 'waiting', message: errorMessage };
  expect(getShownValues(up, [waiting]).customerName).toBe('Roe');
});

it('shows an emptied field as empty while it is being saved', () => {
  expect(getShownValues(up, [saving('employeeId', null)]).employeeId).toBeNull();
});

it('reverts to the old value when a change is rejected', () => {
  const failed: UpSave = { ...change('customerName', 'Roe'), status: 'failed', message: errorMessage };
  expect(getShownValues(up, [failed]).customerName).toBe('Doe');
});

it('shows the value of the row once the change is stored', () => {
  const cell = { row: 1, field: 'customerName' };
  const saved: UpSave = {
    cell,
    attempt: 1,
    status: 'saved',
    stored: 'Roe',
    version: undefined,
    isFresh: true,
  };
  expect(getShownValues({ ...up, customerName: 'Poe' }, [saved]).customerName).toBe('Poe');
});

it('shows the stored value after a rejected change, but the new value of a pending change', () => {
  const failed: UpSave = { ...change('customerName', 'Roe'), status: 'failed', message: errorMessage };
  expect(getShownValues(up, [failed, saving('notes', 'red truck')])).toMatchObject({
    customerName: 'Doe',
    notes: 'red truck',
  });
});

it('formats an entered value in the same way as its field', () => {
  expect(formatEntered('customerName', 'Roe')).toBe(': “Roe”');
  expect(formatEntered('upType', 'B_BACK')).toBe(': “B-Back”');
  expect(formatEntered('timeUp', '14:15')).toBe(': “2:15 PM”');
  expect(formatEntered('notes', '')).toBe(': cleared');
  expect(formatEntered('employeeId', 4)).toBe('');
});
