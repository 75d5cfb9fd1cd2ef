import {
  countLines,
  formatDraftName,
  getDealDrafts,
  loadPastedText,
  parseDealFormKey,
} from '../../features/deals/draft/draftStore';
import { hasUnsavedTabs } from '../../features/playground/tabs/unsavedTabs';
import { formatLongDay, formatMonthName, monthEnd } from '../../lib/days/dates';
import { listUnsavedTexts, openDraftStorage, type UnsavedText } from '../../lib/mutations/drafts';

/** Work that a person typed in this browser and has not saved. */
export type UnsavedItem = {
  /** The description of the item: "A new deal: #4711, Grace Hopper". */
  description: string;
  /** The address of the screen that offers the item. */
  to: string;
  /** The time of the last change, in milliseconds since 1970. */
  typedAt: number;
  texts: readonly UnsavedText[];
};

/** Returns a person's unsaved items, oldest change first. */
export function listUnsavedItems(personId: number): UnsavedItem[] {
  const itemsByDescription = new Map<string, UnsavedItem>();
  for (const text of listUnsavedTexts().filter(text => text.personId === personId)) {
    const { description, to } = describeUnsavedText(text) ?? {};
    if (description === undefined || to === undefined) continue;
    const { typedAt, texts } = itemsByDescription.get(description) ?? { typedAt: 0, texts: [] };
    itemsByDescription.set(description, {
      description,
      to,
      typedAt: Math.max(typedAt, text.typedAt ?? 0),
      texts: [...texts, text],
    });
  }
  return [...itemsByDescription.values()].sort((first, second) => first.typedAt - second.typedAt);
}

/**
 * Describes an unsaved text. Texts with the same description are offered as one item. Returns undefined for a
 * text that no screen offers as a separate item.
 */
function describeUnsavedText({
  kind,
  personId,
  name,
}: UnsavedText): Pick<UnsavedItem, 'description' | 'to'> | undefined {
  const [target = ''] = name.split(' ');
  switch (kind) {
    case 'unsavedDeal': {
      const draft = getDealDrafts(personId).find(name);
      const summary = draft && formatDraftName(draft);
      const isNew = parseDealFormKey(name) === 'new';
      return {
        description: isNew ? `New deal${summary && `: ${summary}`}` : `Changes to deal #${name}`,
        to: `/?deal=${name}`,
      };
    }
    case 'pastedDeals': {
      const lines = countLines(loadPastedText(personId) ?? '');
      return { description: lines === 1 ? '1 pasted row' : `${lines} pasted rows`, to: '/?paste=rows' };
    }
    case 'unsavedGoals': {
      const firstDay = `${name}-01`;
      return {
        description: `${formatMonthName(firstDay)} goals`,
        to: `/tick?start=${firstDay}&end=${monthEnd(firstDay)}`,
      };
    }
    case 'unsavedGross':
      return { description: `Gross on deal #${target} in Hog`, to: `/hog?period=all&search=${target}` };
    case 'unsavedUp':
      return { description: `Up Log changes for ${formatLongDay(target)}`, to: `/uplog?day=${target}` };
    case 'newUp': {
      const { day } =
        openDraftStorage<{ entered: { day?: string } }>(kind, personId).find(name)?.entered ?? {};
      return day === undefined
        ? undefined
        : { description: `New ups for ${formatLongDay(day)}`, to: `/uplog?day=${day}` };
    }
    case 'playground':
      return hasUnsavedTabs(personId) ? { description: 'Playground tabs', to: '/playground' } : undefined;
  }
}
