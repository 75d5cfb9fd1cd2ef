/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { type OpenSheet, useSheetKeys } from './useSheetKeys';

function Listener({ onOpen }: { onOpen: OpenSheet }) {
  useSheetKeys(onOpen);
  return null;
}

/** Presses Ctrl+K when the elements are in the document, before the browser draws them. */
function EarlyPress() {
  useLayoutEffect(function press() {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  }, []);
  return null;
}

it('opens Find by a key that is pressed as soon as the bar is there', () => {
  const opened: unknown[] = [];
  render(
    <>
      <Listener onOpen={sheet => opened.push(sheet)} />
      <EarlyPress />
    </>,
  );
  expect(opened).toEqual(['find']);
});
