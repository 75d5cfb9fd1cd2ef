import { useQuery } from '@apollo/client/react';
import { foldText } from '../../generated/rules/foldText';
import { screenNames } from '../../generated/rules/screenNames';
import { longDay, usDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/storeDay';
import { useSettled } from '../../lib/hooks/settled';
import { sentenceOf } from '../../lib/server/sentenceOf';
import { firstLetters } from '../../lib/values/firstLetters';
import { useViewer } from '../../lib/viewer';
import { mayOpen, pages, type ScreenName } from '../pages';
import { FindDealsDocument, FindPeopleDocument } from './find.generated';
import { type Opened, useOpenedLately } from './lately';
import { isCalled } from './screenNames';
import { typedDay } from './typedDay';

/** One line of Find. */
export type Found = {
  /** What is remembered of it once it is opened. */
  opened: Opened;
  group: 'Lately' | 'Days' | 'Screens' | 'People' | 'Deals';
  label: string;
  detail?: string | undefined;
  to: string;
  /** Opens its form instead, for whoever may record deals. */
  deal?: number;
};

/** A pause that nobody feels, so that a word is one question. */
const PAUSE_MS = 60;
const MOST_PEOPLE = 6;

/** What is found by a text, and what the search for deals says meanwhile; by none, what was opened lately, and every screen. */
export function useFound(text: string): { found: Found[]; notice: string; isSearching: boolean } {
  const typed = text.trim();
  const today = useStoreToday();
  const screens = useScreens();
  const people = usePeople();
  const deals = useDeals(typed);
  const lately = useLately([...screens, ...people]);
  if (typed === '') {
    const isLately = (screen: Found) => lately.some(({ opened }) => opened === screen.opened);
    return {
      found: [...lately, ...screens.filter(screen => !isLately(screen))],
      notice: '',
      isSearching: false,
    };
  }
  const day = typedDay(typed, today);
  const called = screens.filter(({ names }) => isCalled(names, typed));
  const isTitled = ({ label }: Found) => foldText(label).startsWith(foldText(typed));
  const found = [
    ...(day ? daysOf(day) : []),
    ...called.filter(isTitled),
    ...called.filter(screen => !isTitled(screen)),
    ...people.filter(({ names }) => isCalled(names, typed)).slice(0, MOST_PEOPLE),
    ...deals.found,
  ];
  const nothing = found.length === 0 && !deals.isSearching ? 'Nothing is called so.' : '';
  return { found, notice: deals.notice || nothing, isSearching: deals.isSearching };
}

type Named = Found & { names: readonly string[] };

function useScreens(): Named[] {
  const { can } = useViewer();
  const offered = Object.entries(screenNames) as [ScreenName, readonly [string, ...string[]]][];
  return offered
    .filter(([name]) => mayOpen(pages[name], can))
    .map(([name, names]) => ({
      opened: `screen ${pages[name].path}`,
      group: 'Screens',
      label: names[0],
      to: pages[name].path,
      names,
    }));
}

/** Everyone: active people first. Salespeople lead to their deals, others to what they changed. */
function usePeople(): Named[] {
  const { data } = useQuery(FindPeopleDocument);
  const salespeople = new Set(data?.dealPeople.salespeople.map(({ id }) => id));
  return [...(data?.employees ?? [])]
    .sort((one, other) => Number(other.isActive) - Number(one.isActive))
    .map(({ id, name, initials, isActive }) => ({
      opened: `person ${id}`,
      group: 'People',
      label: name,
      detail: salespeople.has(id) ? 'Deals of this month' : isActive ? 'Changes of this month' : 'Has left',
      to: salespeople.has(id)
        ? `/activity?employee=${id}&period=this-month`
        : `/changes?by=${id}&period=this-month`,
      names: [name, initials, firstLetters(name)],
    }));
}

function useDeals(typed: string): { found: Found[]; notice: string; isSearching: boolean } {
  const search = useSettled(typed, PAUSE_MS);
  const isAsked = (text: string) => text.length > 1 || /\d/.test(text);
  const { data, loading, error } = useQuery(FindDealsDocument, {
    variables: { search },
    skip: !isAsked(search),
  });
  const isSearching = isAsked(typed) && (search !== typed || loading);
  if (isSearching || !isAsked(typed))
    return { found: [], notice: isSearching ? 'Searching deals…' : '', isSearching };
  const found = (data?.findDeals ?? []).map(
    ({ number, customerName, stockNum, carInfo, logDay }): Found => ({
      ...dealOf(number),
      group: 'Deals',
      detail: [customerName, stockNum, carInfo, usDay(logDay)].filter(Boolean).join(' · '),
      to: `/?day=${logDay}`,
    }),
  );
  return { found, notice: error ? sentenceOf(error) : '', isSearching };
}

const dealOf = (number: number) => ({
  opened: `deal ${number}` as const,
  label: `Deal #${number}`,
  deal: number,
});

const daysOf = (day: string): Found[] => [
  {
    opened: `day ${day}`,
    group: 'Days',
    label: longDay(day),
    detail: 'Deals of the day',
    to: `/?day=${day}`,
  },
  { opened: `day ${day}`, group: 'Days', label: `Up Log of ${longDay(day)}`, to: `/uplog?day=${day}` },
];

/** What was opened lately, as far as it is still to be had. */
function useLately(known: readonly Named[]): Found[] {
  const { id } = useViewer();
  return useOpenedLately(id).flatMap((opened): Found[] => {
    const [kind, which = ''] = opened.split(' ');
    const one = known.find(each => each.opened === opened);
    if (one) return [{ ...one, group: 'Lately' }];
    if (kind === 'deal')
      return [{ ...dealOf(Number(which)), group: 'Lately', to: `/activity?search=${which}&period=all` }];
    return kind === 'day'
      ? daysOf(which)
          .slice(0, 1)
          .map(day => ({ ...day, group: 'Lately' }))
      : [];
  });
}
