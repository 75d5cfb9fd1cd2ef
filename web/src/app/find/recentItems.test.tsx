/** @jest-environment jest-fixed-jsdom */
import { act, render, renderHook, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { recordRecentItem, useRecentItems, useRecordRecentPage } from './recentItems';

const PendingPage = lazy(() => new Promise<never>(() => {}));

function TestDialog() {
  useRecordRecentPage(9);
  return null;
}

function TestShell() {
  useRecordRecentPage(9);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Suspense>
      <Outlet />
      <button type="button" onClick={() => setIsOpen(true)}>
        Find
      </button>
      {isOpen && <TestDialog />}
    </Suspense>
  );
}

it('moves an opened item to the front of the list of recent items, without a duplicate', () => {
  const { result } = renderHook(() => useRecentItems(7));
  expect(result.current).toEqual([]);
  act(() => recordRecentItem(7, 'screen /displays'));
  act(() => recordRecentItem(7, 'deal 12'));
  act(() => recordRecentItem(7, 'screen /displays'));
  expect(result.current).toEqual(['screen /displays', 'deal 12']);
});

it('stores the eight most recent items of each person', () => {
  for (let deal = 1; deal <= 9; deal++) recordRecentItem(8, `deal ${deal}`);
  const { result } = renderHook(() => useRecentItems(8));
  expect(result.current).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map(deal => `deal ${deal}`));
});

it('moves the current page to the front when Back is pressed before the next page renders', async () => {
  const { result } = renderHook(() => useRecentItems(9));
  const children = [
    { path: '/displays', element: <h1>Displays</h1> },
    { path: '/changes', element: <PendingPage /> },
  ];
  const router = createMemoryRouter([{ element: <TestShell />, children }], {
    initialEntries: ['/displays'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Displays' });
  act(() => recordRecentItem(9, 'screen /changes')); // Find also records an opened item before it navigates to the item.
  await act(() => router.navigate('/changes'));
  await act(() => router.navigate(-1));
  await act(async () => screen.getByRole('button', { name: 'Find' }).click());
  expect(result.current).toEqual(['screen /displays', 'screen /changes']);
});
