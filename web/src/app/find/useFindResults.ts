import { useQuery } from '@apollo/client/react';
import { foldText } from '../../generated/rules/foldText';
import { screenNames } from '../../generated/rules/screenNames';
import { toErrorMessage } from '../../lib/apollo/errors';
import { formatLongDay, formatUsDay } from '../../lib/days/dates';
import { useStoreToday } from '../../lib/days/StoreDayProvider';
import { toFirstLetters } from '../../lib/format/firstLetters';
import { useDebounced } from '../../lib/hooks/debounce';
import { useViewer } from '../../lib/viewer';
import { canOpenPage, pages, type ScreenKey } from '../pages';
import { FindDealsDocument, FindPeopleDocument } from './find.generated';
import { matchesNames } from './nameSearch';
import { parseTypedDay } from './parseTypedDay';
import { type RecentItem, useRecentItems } from './recentItems';

/** One result of Find. */
export type FindResult = {
  /** The recent item that is recorded when the result is opened. */
  recentItem: RecentItem;
  group: 'Recent' | 'Days' | 'Screens' | 'People' | 'Deals';
  label: string;
  detail?: string | undefined;
  to: string;
  /**
   * The number of the deal. For people who may create deals, the result opens the deal form instead of `to`.
   */
  deal?: number;
};

/**
 * The debounce delay: too short to be noticed, but long enough that a word typed at normal speed causes only
 * one request.
 */
const DEBOUNCE_MS = 60;
const MAX_PEOPLE = 6;

/**
 * Returns the results for a text, and a notice about the state of the search for deals. For an empty text,
 * returns the recent items and all screens.
 */
export function useFindResults(text: string): {
  results: FindResult[];
  notice: string;
  isSearching: boolean;
} {
  const searchText = text.trim();
  const today = useStoreToday();
  const screens = useScreenResults();
  const people = usePeopleResults();
  const deals = useDealResults(searchText);
  const recentResults = useRecentResults([...screens, ...people]);
  if (searchText === '') {
    const isRecent = (screen: FindResult) =>
      recentResults.some(({ recentItem }) => recentItem === screen.recentItem);
    return {
      results: [...recentResults, ...screens.filter(screen => !isRecent(screen))],
      notice: '',
      isSearching: false,
    };
  }
  const day = parseTypedDay(searchText, today);
  const matchingScreens = screens.filter(({ names }) => matchesNames(names, searchText));
  const hasMatchingTitle = ({ label }: FindResult) => foldText(label).startsWith(foldText(searchText));
  const results = [
    ...(day ? toDayResults(day) : []),
    ...matchingScreens.filter(hasMatchingTitle),
    ...matchingScreens.filter(screen => !hasMatchingTitle(screen)),
    ...people.filter(({ names }) => matchesNames(names, searchText)).slice(0, MAX_PEOPLE),
    ...deals.results,
  ];
  const emptyNotice = results.length === 0 && !deals.isSearching ? `No results for “${searchText}”` : '';
  return { results, notice: deals.notice || emptyNotice, isSearching: deals.isSearching };
}

type NamedFindResult = FindResult & { names: readonly string[] };

function useScreenResults(): NamedFindResult[] {
  const { can } = useViewer();
  const entries = Object.entries(screenNames) as [ScreenKey, readonly [string, ...string[]]][];
  return entries
    .filter(([name]) => canOpenPage(pages[name], can))
    .map(([name, names]) => ({
      recentItem: `screen ${pages[name].path}`,
      group: 'Screens',
      label: names[0],
      to: pages[name].path,
      names,
    }));
}

/**
 * Returns all people, active people first. The result for a salesperson opens their deals. The result for any
 * other person opens the changes that the person made.
 */
function usePeopleResults(): NamedFindResult[] {
  const { data } = useQuery(FindPeopleDocument);
  const salespeople = new Set(data?.dealPeople.salespeople.map(({ id }) => id));
  return [...(data?.employees ?? [])]
    .sort((first, second) => Number(second.isActive) - Number(first.isActive))
    .map(({ id, name, initials, isActive }) => ({
      recentItem: `person ${id}`,
      group: 'People',
      label: name,
      detail: salespeople.has(id) ? 'Deals this month' : isActive ? 'Changes this month' : 'Inactive',
      to: salespeople.has(id)
        ? `/activity?employee=${id}&period=this-month`
        : `/changes?by=${id}&period=this-month`,
      names: [name, initials, toFirstLetters(name)],
    }));
}

function useDealResults(searchText: string): { results: FindResult[]; notice: string; isSearching: boolean } {
  const search = useDebounced(searchText, DEBOUNCE_MS);
  const isSearchable = (text: string) => text.length > 1 || /\d/.test(text);
  const { data, loading, error } = useQuery(FindDealsDocument, {
    variables: { search },
    skip: !isSearchable(search),
  });
  const isSearching = isSearchable(searchText) && (search !== searchText || loading);
  if (isSearching || !isSearchable(searchText))
    return { results: [], notice: isSearching ? 'Searching deals…' : '', isSearching };
  const results = (data?.findDeals ?? []).map(
    ({ number, customerName, stockNum, carInfo, logDay }): FindResult => ({
      ...toDealResult(number),
      group: 'Deals',
      detail: [customerName, stockNum, carInfo, formatUsDay(logDay)].filter(Boolean).join(' · '),
      to: `/?day=${logDay}`,
    }),
  );
  return { results, notice: error ? toErrorMessage(error) : '', isSearching };
}

const toDealResult = (number: number) => ({
  recentItem: `deal ${number}` as const,
  label: `Deal #${number}`,
  deal: number,
});

const toDayResults = (day: string): FindResult[] => [
  {
    recentItem: `day ${day}`,
    group: 'Days',
    label: formatLongDay(day),
    detail: 'Deals of the day',
    to: `/?day=${day}`,
  },
  {
    recentItem: `day ${day}`,
    group: 'Days',
    label: `Up Log for ${formatLongDay(day)}`,
    to: `/uplog?day=${day}`,
  },
];

/** Returns the recent items that still exist. */
function useRecentResults(currentResults: readonly NamedFindResult[]): FindResult[] {
  const { id } = useViewer();
  return useRecentItems(id).flatMap((item): FindResult[] => {
    const [kind, value = ''] = item.split(' ');
    const match = currentResults.find(candidate => candidate.recentItem === item);
    if (match) return [{ ...match, group: 'Recent' }];
    if (kind === 'deal')
      return [
        { ...toDealResult(Number(value)), group: 'Recent', to: `/activity?search=${value}&period=all` },
      ];
    return kind === 'day'
      ? toDayResults(value)
          .slice(0, 1)
          .map(day => ({ ...day, group: 'Recent' }))
      : [];
  });
}
