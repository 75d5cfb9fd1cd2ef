import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { StepStack } from './stepStack';

const StepsContext = createContext<StepStack | null>(null);

/**
 * Provides the functions that add an entry to the browser's history for a dialog or menu that is open over a
 * screen.
 */
export function HistoryStepsProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [steps] = useState(() => new StepStack(createStepHistory(navigate)));

  useEffect(
    function trackHistory() {
      const handleArrival = () => steps.handleArrival();
      handleArrival();
      window.addEventListener('popstate', handleArrival);
      return () => {
        window.removeEventListener('popstate', handleArrival);
        steps.stop();
      };
    },
    [steps],
  );

  return <StepsContext value={steps}>{children}</StepsContext>;
}

/**
 * Adds an entry to the browser's history while a dialog or menu is open over the screen. Back then closes the
 * dialog or menu and leaves the screen unchanged. Do not use this hook for dialogs that require a decision.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const steps = use(StepsContext);
  if (!steps) throw new Error('useHistoryStep needs a HistoryStepsProvider above it.');
  const close = useEffectEvent(onClose);
  useEffect(
    function addHistoryStep() {
      if (isOpen) return steps.addStep({ close: () => close() });
    },
    [isOpen, steps],
  );
}

/** The history state of an entry: the router's index, and under `usr` the state of the app. */
type HistoryEntryState = { idx?: number; usr?: { isStep?: boolean } | null } | null;

const readEntryState = (): HistoryEntryState => window.history.state;

function createStepHistory(navigate: NavigateFunction) {
  return {
    // Reads the browser's own state, because React may apply the router's updates later.
    entryIndex: () => readEntryState()?.idx ?? 0,
    isStep: () => readEntryState()?.usr?.isStep === true,
    push() {
      const { search, hash } = window.location;
      const state = { ...readEntryState()?.usr, isStep: true };
      void navigate({ search, hash }, { state, preventScrollReset: true });
    },
    back(count: number) {
      const { pathname, search, hash } = window.location;
      const keepAddress = () => {
        const previousAddress = window.location;
        if (
          previousAddress.pathname !== pathname ||
          previousAddress.search + previousAddress.hash === search + hash
        )
          return;
        const state = readEntryState()?.usr;
        void navigate({ search, hash }, { replace: true, state, preventScrollReset: true, flushSync: true });
      };
      // The address of the step contains a day or filter that was selected in the step. When Back reaches the
      // previous entry, that entry takes over the address before the screen renders.
      window.addEventListener('popstate', keepAddress, { once: true });
      void navigate(-count);
    },
  };
}
