import { useEffect, useEffectEvent, useState } from 'react';

type TextDraft = {
  text: string;
  change: (text: string) => void;
  /**
   * Saves the typed text if it differs from the stored text. Invalid text stays and is marked until it is
   * corrected.
   */
  commit: () => void;
  discard: () => void;
  isInvalid: boolean;
};

/**
 * Manages the text of a field. Changes from other desks never overwrite a text that is being typed. While
 * nothing is typed, the field shows these changes.
 * A field that unmounts commits its text, so that closing a sheet with Escape does not lose a name.
 */
export function useDraft<Value>(
  storedText: string,
  parse: (text: string) => Value | undefined,
  onCommit: (value: Value) => void,
  /** Receives the text as it is typed; null when the typing is discarded. */
  onTyping?: (text: string | null) => void,
): TextDraft {
  const [draft, setDraft] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  function change(text: string) {
    setDraft(text);
    setIsInvalid(false);
    onTyping?.(text);
  }

  function reset() {
    setDraft(null);
    setIsInvalid(false);
  }

  function discard() {
    reset();
    onTyping?.(null);
  }

  function commit() {
    if (draft === null) return;
    if (draft === storedText) return discard();
    const value = parse(draft);
    if (value === undefined) return setIsInvalid(true);
    reset();
    onCommit(value);
  }

  const commitNow = useEffectEvent(commit);
  useEffect(() => () => commitNow(), []);

  return { text: draft ?? storedText, change, commit, discard, isInvalid };
}
