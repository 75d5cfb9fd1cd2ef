import { dealDrafts, knownBy, whichDeal } from '../../features/deals/draft/draftStore';
import { linesOf, storedPaste } from '../../features/deals/paste/pasteStore';
import { hasTypedTabs } from '../../features/playground/tabs/typedTabs';
import { longDay, monthEnd, monthName } from '../../lib/days/dates';
import { draftsOf } from '../../lib/saves/drafts';
import { allTyped, type Typed } from '../../lib/saves/typedTexts';

/** Something that a person typed in this browser and has not saved. */
export type UnsavedWork = {
  /** What it is: "A new deal: #4711, Grace Hopper". */
  what: string;
  /** The address where it is offered. */
  to: string;
  /** When it was last typed in, in milliseconds since 1970. */
  typedAt: number;
  texts: readonly Typed[];
};

/** All of a person's own, in the order in which it was last typed. */
export function unsavedWork(personId: number): UnsavedWork[] {
  const found = new Map<string, UnsavedWork>();
  for (const typed of allTyped().filter(each => each.personId === personId)) {
    const { what, to } = wordsFor(typed) ?? {};
    if (what === undefined || to === undefined) continue;
    const { typedAt, texts } = found.get(what) ?? { typedAt: 0, texts: [] };
    found.set(what, { what, to, typedAt: Math.max(typedAt, typed.typedAt ?? 0), texts: [...texts, typed] });
  }
  return [...found.values()].sort((one, other) => one.typedAt - other.typedAt);
}

/** Several texts of one place have the same words; undefined for what the app can offer by itself. */
function wordsFor({ kind, personId, name }: Typed): Pick<UnsavedWork, 'what' | 'to'> | undefined {
  const [place = ''] = name.split(' ');
  switch (kind) {
    case 'unsavedDeal': {
      const draft = dealDrafts(personId).find(name);
      const known = draft && knownBy(draft);
      const isNew = whichDeal(name) === 'new';
      return {
        what: isNew ? `A new deal${known && `: ${known}`}` : `Changes to deal #${name}`,
        to: `/?deal=${name}`,
      };
    }
    case 'pastedDeals': {
      const lines = linesOf(storedPaste(personId) ?? '');
      return { what: lines === 1 ? 'One pasted row' : `${lines} pasted lines`, to: '/?paste=rows' };
    }
    case 'unsavedGoals': {
      const first = `${name}-01`;
      return { what: `Goals of ${monthName(first)}`, to: `/tick?start=${first}&end=${monthEnd(first)}` };
    }
    case 'unsavedGross':
      return { what: `Gross of deal #${place} in Hog`, to: `/hog?period=all&search=${place}` };
    case 'unsavedUp':
      return { what: `Fields of the up log of ${longDay(place)}`, to: `/uplog?day=${place}` };
    case 'newUp': {
      const { day } = draftsOf<{ entered: { day?: string } }>(kind, personId).find(name)?.entered ?? {};
      return day === undefined ? undefined : { what: `New ups of ${longDay(day)}`, to: `/uplog?day=${day}` };
    }
    case 'playground':
      return hasTypedTabs(personId) ? { what: 'Tabs of the playground', to: '/playground' } : undefined;
  }
}
