/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { LeaveGuard } from './LeaveGuard';

const { jest } = import.meta;

type Work = 'nothing' | 'saving' | 'refused';

let isGivenUp = false;

/** A screen on which something is saved, or was not. */
function Screen({ begun }: { begun: Work }) {
  const [work, setWork] = useState(begun);
  return (
    <>
      <LeaveGuard
        isUnsaved={() => work !== 'nothing'}
        isUnderWay={work === 'saving'}
        onLeave={() => {
          isGivenUp = true;
        }}
      >
        It is lost when you leave.
      </LeaveGuard>
      <Link to="/tick">TICK</Link>
      <Link to="/hog?page=2">Page 2</Link>
      <button type="button" onClick={() => setWork('nothing')}>
        The server answers
      </button>
    </>
  );
}

function open(begun: Work) {
  const router = createMemoryRouter(
    [
      { path: '/hog', element: <Screen begun={begun} /> },
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
  isGivenUp = false;
});

it('lets go who leaves nothing behind', async () => {
  const place = open('nothing');
  await click('TICK');
  expect(place()).toBe('/tick');
});

it('asks before what was refused is left behind', async () => {
  const place = open('refused');
  await click('TICK');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await click('Stay');
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  expect([place(), isGivenUp]).toEqual(['/hog', false]);
  await click('TICK');
  await click('Leave');
  expect([place(), isGivenUp]).toEqual(['/tick', true]);
});

it('does not ask within the page', async () => {
  const place = open('refused');
  await click('Page 2');
  expect(place()).toBe('/hog?page=2');
});

it('waits for what is under way, and then goes on without a question', async () => {
  const place = open('saving');
  await click('TICK');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(place()).toBe('/hog');
  await click('The server answers');
  expect([place(), isGivenUp]).toEqual(['/tick', false]);
});

it('asks when the server takes its time', async () => {
  jest.useFakeTimers();
  open('saving');
  await click('TICK');
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('alertdialog').textContent).toContain('It is lost when you leave.');
});

it('lets the browser ask before the window is closed', () => {
  open('refused');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
