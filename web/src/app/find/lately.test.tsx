/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { rememberOpened, useOpenedLately } from './lately';

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
