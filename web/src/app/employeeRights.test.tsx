/** @jest-environment jest-fixed-jsdom */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ToastProvider } from '../components/feedback/Toast';
import { EditPersonDialog } from '../features/managers/EditPersonDialog';
import { EmployeeRow } from '../features/managers/EmployeeRow';
import type { ManagedPerson } from '../features/managers/employeeDraft';
import { HistoryStepsProvider } from '../lib/dialogs/historySteps';
import { type Viewer, ViewerProvider } from '../lib/viewer';
import { theme } from './theme/theme';

const viewer = { id: 1 } as Viewer;
const titles = {
  positions: ['salesperson', 'sales manager', 'finance manager', 'manager', 'office staff', 'admin'].map(
    (title, id) => ({ id, title, groupTitle: title, groupPlace: id, isSplitByTeam: false }),
  ),
  teams: [{ id: 2, name: 'A' }],
};

const person = (rights: Partial<ManagedPerson>): ManagedPerson => ({
  employee: { id: 7, name: 'Sam Rivera', email: 'sam@store.example', position: 0, team: 2, isActive: true },
  canAlter: true,
  canChangeEmail: true,
  canUnlinkSignIn: false,
  positionsOffered: [0],
  positionsWithTeam: [0, 1],
  ...rights,
});

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

const renderWithProviders = (element: ReactNode) =>
  render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={theme}>
        <MemoryRouter>
          <HistoryStepsProvider>
            <ViewerProvider viewer={viewer}>
              <ToastProvider>{element}</ToastProvider>
            </ViewerProvider>
          </HistoryStepsProvider>
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>,
  );

const renderRow = (rights: Partial<ManagedPerson>) =>
  renderWithProviders(
    <EmployeeRow
      person={person(rights)}
      titles={titles}
      edit={{ draft: {}, typedValue: null, isSaving: false, problem: null }}
      onChoose={() => {}}
      onUpdate={() => {}}
      onEdit={() => {}}
    />,
  );

const getTexts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

afterEach(cleanup);

it('offers only the positions that the viewer may assign', async () => {
  renderRow({ positionsOffered: [0, 1, 2, 3, 4] });
  await act(async () => void fireEvent.mouseDown(screen.getByLabelText('Position of Sam Rivera')));
  expect(getTexts('option')).toEqual([
    'Salesperson',
    'Sales manager',
    'Finance manager',
    'Manager',
    'Office staff',
  ]);
});

it('shows the position as text when the viewer may change only the other fields of the employee', () => {
  renderRow({ positionsOffered: [0] });
  expect(screen.queryByLabelText('Position of Sam Rivera')).toBeNull();
  expect(screen.getByText('Salesperson')).toBeTruthy();
  expect(screen.getByLabelText('Team of Sam Rivera')).toBeTruthy();
  expect(screen.getByLabelText('Status of Sam Rivera')).toBeTruthy();
});

it('shows an employee as text, without an Edit button, when the viewer may not change the employee', () => {
  renderRow({ canAlter: false, positionsOffered: [0] });
  expect(getTexts('combobox')).toEqual([]);
  expect(getTexts('button')).toEqual([]);
});

it('disables an email field that the viewer may not change, with a note on who may change the email', () => {
  renderWithProviders(<EditPersonDialog person={person({ canChangeEmail: false })} onClose={() => {}} />);
  expect(screen.getByLabelText<HTMLInputElement>(/Email/).disabled).toBe(true);
  expect(screen.getByText('Only a manager or an admin can change this email.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Name/).disabled).toBe(false);
});
