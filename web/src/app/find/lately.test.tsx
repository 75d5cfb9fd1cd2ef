/** @jest-environment jest-fixed-jsdom */
import { act, render, renderHook, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { rememberOpened, useOpenedLately, useRemembered } from './lately';

const NeverLoaded = lazy(() => new Promise<never>(() => {}));

function Sheet() {
  useRemembered(9);
  return null;
}

function Shell() {
  useRemembered(9);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Suspense>
      <Outlet />
      <button type="button" onClick={() => setIsOpen(true)}>
        Find
      </button>
      {isOpen && <Sheet />}
    </Suspense>
  );
}

it('what is opened comes first, once, while the list stands already', () => {
  const { result } = renderHook(() => useOpenedLately(7));
  expect(result.current).toEqual([]);
  act(() => rememberOpened(7, 'screen /displays'));
  act(() => rememberOpened(7, 'deal 12'));
  act(() => rememberOpened(7, 'screen /displays'));
  expect(result.current).toEqual(['screen /displays', 'deal 12']);
});

it('each person has eight of their own', () => {
  for (let deal = 1; deal <= 9; deal++) rememberOpened(8, `deal ${deal}`);
  const { result } = renderHook(() => useOpenedLately(8));
  expect(result.current).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map(deal => `deal ${deal}`));
});

it('whoever goes back before the next page stands finds the page that they never left first', async () => {
  const { result } = renderHook(() => useOpenedLately(9));
  const children = [
    { path: '/displays', element: <h1>Displays</h1> },
    { path: '/changes', element: <NeverLoaded /> },
  ];
  const router = createMemoryRouter([{ element: <Shell />, children }], { initialEntries: ['/displays'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Displays' });
  act(() => rememberOpened(9, 'screen /changes')); // as Find does before it leads there
  await act(() => router.navigate('/changes'));
  await act(() => router.navigate(-1));
  await act(async () => screen.getByRole('button', { name: 'Find' }).click());
  expect(result.current).toEqual(['screen /displays', 'screen /changes']);
});
