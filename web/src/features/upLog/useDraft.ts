import { useState } from 'react';

type Draft = {
  text: string;
  change: (text: string) => void;
  /** Sends what was typed, if it says something new. What is no value stays, marked, until it is mended. */
  commit: () => void;
  giveUp: () => void;
  isUnreadable: boolean;
};

/**
 * The text of a field. What is being typed is one's own, whatever comes in from other desks meanwhile; while nothing is typed
 * it follows them.
 */
export function useDraft<Value>(
  shown: string,
  read: (text: string) => Value | undefined,
  onCommit: (value: Value) => void,
): Draft {
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);

  function change(text: string) {
    setDraft(text);
    setIsUnreadable(false);
  }

  function giveUp() {
    setDraft(null);
    setIsUnreadable(false);
  }

  function commit() {
    if (draft === null) return;
    if (draft === shown) return giveUp();
    const value = read(draft);
    if (value === undefined) return setIsUnreadable(true);
    giveUp();
    onCommit(value);
  }

  return { text: draft ?? shown, change, commit, giveUp, isUnreadable };
}
