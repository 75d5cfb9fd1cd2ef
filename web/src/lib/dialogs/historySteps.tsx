import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { StepStack } from './stepStack';

const StepsContext = createContext<StepStack | null>(null);

/** Adds steps to the browser's history for dialogs and menus that are open over a screen. */
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
 * Adds a step to the browser's history while something is open over the screen: Back closes it and leaves the
 * screen unchanged. Not for dialogs that require a decision.
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
      // A day or filter that was selected in the step is in its address. The previous entry takes over that
      // address before it renders.
      window.addEventListener('popstate', keepAddress, { once: true });
      void navigate(-count);
    },
  };
}
