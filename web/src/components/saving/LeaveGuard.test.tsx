/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { LeaveGuard } from './LeaveGuard';

const { jest } = import.meta;

type SavingState = 'nothing' | 'saving' | 'rejected';

let isDiscarded = false;

/** Renders a screen with a running save, a rejected save, or no save. */
function Screen({ initialState }: { initialState: SavingState }) {
  const [saveState, setSaveState] = useState(initialState);
  return (
    <>
      <LeaveGuard
        isUnsaved={() => saveState !== 'nothing'}
        isSaving={saveState === 'saving'}
        onLeave={() => {
          isDiscarded = true;
        }}
      >
        It is lost when you leave.
      </LeaveGuard>
      <Link to="/tick">TICK</Link>
      <Link to="/hog?page=2">Page 2</Link>
      <button type="button" onClick={() => setSaveState('nothing')}>
        Server responds
      </button>
    </>
  );
}

function renderScreen(initialState: SavingState) {
  const router = createMemoryRouter(
    [
      { path: '/hog', element: <Screen initialState={initialState} /> },
      { path: '/tick', element: 'The tick sheet' },
    ],
    { initialEntries: ['/hog'] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  isDiscarded = false;
});

it('allows leaving the page when all input is saved', async () => {
  const currentPath = renderScreen('nothing');
  await click('TICK');
  expect(currentPath()).toBe('/tick');
});

it('shows a dialog before leaving when a save was rejected', async () => {
  const currentPath = renderScreen('rejected');
  await click('TICK');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await click('Stay');
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  expect([currentPath(), isDiscarded]).toEqual(['/hog', false]);
  await click('TICK');
  await click('Leave');
  expect([currentPath(), isDiscarded]).toEqual(['/tick', true]);
});

it('shows no dialog on navigation within the page', async () => {
  const currentPath = renderScreen('rejected');
  await click('Page 2');
  expect(currentPath()).toBe('/hog?page=2');
});

it('waits for a running save, and then leaves the page without a dialog', async () => {
  const currentPath = renderScreen('saving');
  await click('TICK');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(currentPath()).toBe('/hog');
  await click('Server responds');
  expect([currentPath(), isDiscarded]).toEqual(['/tick', false]);
});

it('shows the dialog when the running save takes too long', async () => {
  jest.useFakeTimers();
  renderScreen('saving');
  await click('TICK');
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('alertdialog').textContent).toContain('It is lost when you leave.');
});

it('makes the browser ask for confirmation before the window is closed', () => {
  renderScreen('rejected');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
