import { useEffect, useEffectEvent, useState } from 'react';

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
 * it follows them. A field that is taken off the page commits: closing a sheet by Escape is no way to lose a name.
 */
export function useDraft<Value>(
  shown: string,
  read: (text: string) => Value | undefined,
  onCommit: (value: Value) => void,
  /** Told of the text as it is typed; null when that was taken back. */
  onTyping?: (text: string | null) => void,
): Draft {
  const [draft, setDraft] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);

  function change(text: string) {
    setDraft(text);
    setIsUnreadable(false);
    onTyping?.(text);
  }

  function settle() {
    setDraft(null);
    setIsUnreadable(false);
  }

  function giveUp() {
    settle();
    onTyping?.(null);
  }

  function commit() {
    if (draft === null) return;
    if (draft === shown) return giveUp();
    const value = read(draft);
    if (value === undefined) return setIsUnreadable(true);
    settle();
    onCommit(value);
  }

  const commitNow = useEffectEvent(commit);
  useEffect(() => () => commitNow(), []);

  return { text: draft ?? shown, change, commit, giveUp, isUnreadable };
}
