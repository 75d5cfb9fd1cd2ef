import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { StepStack } from './stepStack';

const StepsContext = createContext<StepStack | null>(null);

/** Makes what is open over the screens below steps of the browser's history. */
export function HistorySteps({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [steps] = useState(() => new StepStack(historyOf(navigate)));

  useEffect(
    function followTheHistory() {
      const arrive = () => steps.arrive();
      arrive();
      window.addEventListener('popstate', arrive);
      return () => {
        window.removeEventListener('popstate', arrive);
        steps.rest();
      };
    },
    [steps],
  );

  return <StepsContext value={steps}>{children}</StepsContext>;
}

/**
 * While something is open over the screen it is a step of the browser's history: Back closes it and leaves the screen as it
 * was. Not for a question that has to be answered.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const steps = use(StepsContext);
  if (!steps) throw new Error('useHistoryStep needs HistorySteps above it.');
  const close = useEffectEvent(onClose);
  useEffect(
    function standInTheHistory() {
      if (isOpen) return steps.enter({ close: () => close() });
    },
    [isOpen, steps],
  );
}

/** What the router keeps in an entry: its number, and under `usr` what we give it. */
type Entry = { idx?: number; usr?: { isStep?: boolean } | null } | null;

const entry = (): Entry => window.history.state;

function historyOf(navigate: NavigateFunction) {
  return {
    // Read from the browser itself: the router's own news come when React has the time for them.
    place: () => entry()?.idx ?? 0,
    isStep: () => entry()?.usr?.isStep === true,
    push() {
      const { search, hash } = window.location;
      const state = { ...entry()?.usr, isStep: true };
      void navigate({ search, hash }, { state, preventScrollReset: true });
    },
    back(count: number) {
      const { pathname, search, hash } = window.location;
      const keepAddress = () => {
        const below = window.location;
        if (below.pathname !== pathname || below.search + below.hash === search + hash) return;
        const state = entry()?.usr;
        void navigate({ search, hash }, { replace: true, state, preventScrollReset: true, flushSync: true });
      };
      // What was chosen in the step, a day or a filter, stands in its address: the entry below takes it over, before it is
      // drawn.
      window.addEventListener('popstate', keepAddress, { once: true });
      void navigate(-count);
    },
  };
}
