/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { type OpenTopBarDialog, useDialogShortcuts } from './useShortcuts';

function Listener({ onOpen }: { onOpen: OpenTopBarDialog }) {
  useDialogShortcuts(onOpen);
  return null;
}

/** Presses Ctrl+K after the elements are in the document and before the browser paints them. */
function EarlyPress() {
  useLayoutEffect(function press() {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  }, []);
  return null;
}

it('opens Find when Ctrl+K is pressed as soon as the bar is mounted', () => {
  const openedDialogs: unknown[] = [];
  render(
    <>
      <Listener onOpen={dialog => openedDialogs.push(dialog)} />
      <EarlyPress />
    </>,
  );
  expect(openedDialogs).toEqual(['find']);
});
