import { type RefObject, useRef, useState } from 'react';
import type { ComparisonActs } from '../acts/useComparisonActs';
import type { ComparedLineFieldsFragment } from '../compare.generated';
import type { Asking } from './notedLine';

/** What a note is about: the line at a place, or those that are selected. */
export type About = number | 'selected';

/** What is being typed about lines, and where the focus goes after it. @param section holds the rows */
export function useNotes(section: RefObject<HTMLElement | null>, acts: ComparisonActs) {
  const [asking, setAsking] = useState<Asking>(null);
  /** Notes that were not stored: they stand there when they are asked for again. */
  const unsent = useRef(new Map<string, string>());
  const rowOf = (place: number) => section.current?.querySelector<HTMLElement>(`tr[data-place="${place}"]`);

  /** Closes what is open; of a line, the next one has the focus. */
  const goOn = (about: About) => {
    setAsking(null);
    if (about === 'selected') return;
    const row = rowOf(about);
    ((row?.nextElementSibling ?? row) as HTMLElement | null)?.focus();
  };

  return {
    asking,
    ask: setAsking,
    goOn,
    giveUp: () => {
      if (asking && asking.about !== 'selected') rowOf(asking.about.place)?.focus();
      setAsking(null);
    },
    unsentOf: (act: 'keep' | 'handOn', about: About) => unsent.current.get(`${act} ${about}`),
    /** Says something of lines and goes on; a note that was not stored is not lost. */
    async say(
      act: 'keep' | 'handOn',
      about: About,
      note: string,
      chosen: readonly ComparedLineFieldsFragment[],
    ): Promise<void> {
      const key = `${act} ${about}`;
      unsent.current.set(key, note);
      const places = about === 'selected' ? chosen.map(({ place }) => place) : [about];
      const lines = places.map(place => ({ place }));
      const sent = acts[act](lines, note, about === 'selected' ? 'click' : 'key');
      goOn(about);
      if (await sent) unsent.current.delete(key);
    },
  };
}

export type Notes = ReturnType<typeof useNotes>;
