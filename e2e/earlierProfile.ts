// A browser profile that release 0.1.0 wrote. Do not rename a key or a property in the fixture: browsers
// still contain them. A build that renames a key must also read the earlier name.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { graphqlAs } from './deals.ts';
import { headersAs, people } from './signIn.ts';

type ProfileName = 'signedIn' | 'idledOut' | 'loggedOut';

interface Profile {
  localStorage: Record<string, unknown>;
  sessionStorage?: Record<string, unknown>;
  /** The state of the tab's entry in the history of the browser. */
  historyState?: object;
}

interface Fixture extends Record<ProfileName, Profile> {
  /** Time in milliseconds since 1970, like the times in the profiles. */
  recordedAt: number;
  /** The ids in the profile that depend on the store, by meaning. */
  ids: Record<string, string>;
}

const text = readFileSync(new URL('./fixtures/earlierProfile.json', import.meta.url), 'utf8');
const fixture: Fixture = JSON.parse(text);

const MINUTE_MS = 60_000;

/**
 * Opens an address of the app in a tab that contains a profile of the fixture, for the store of this test.
 * @param upId the up of Ada Lovelace
 * @param writtenAt when the profile was written, in milliseconds since 1970
 */
export async function openProfile(
  page: Page,
  name: ProfileName,
  path: string,
  { upId = 1, writtenAt = Date.now() - MINUTE_MS } = {},
): Promise<void> {
  const profile = await adaptProfile(page, name, upId, writtenAt);
  // Opens a file of the same origin that runs no code of the app.
  await page.goto('/robots.txt');
  await page.evaluate(`{
    const { localStorage: local, sessionStorage: session = {}, historyState } = ${JSON.stringify(profile)};
    const asText = value => (typeof value === 'string' ? value : JSON.stringify(value));
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, asText(value));
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, asText(value));
    if (historyState) history.replaceState(historyState, '', ${JSON.stringify(path)});
  }`);
  if (profile.historyState) await page.reload();
  else await page.goto(path);
}

/**
 * Returns a profile with the ids and the session of the test's store. The times in the profile are shifted so
 * that it was written at `writtenAt`.
 */
async function adaptProfile(
  page: Page,
  name: ProfileName,
  upId: number,
  writtenAt: number,
): Promise<Profile> {
  const { employees } = await graphqlAs(page, people.manager, '{ employees { id name } }');
  const idsByName = new Map<string, number>(
    employees.map((each: { id: number; name: string }) => [each.name, each.id]),
  );
  const { authorization = '' } = await headersAs(page, people.manager);
  const adapted = JSON.stringify(fixture[name])
    .replace(/\b70\d{3}\b/g, id => String(idsByName.get(fixture.ids[id] ?? '') ?? upId))
    .replace(/\b1\d{12}\b/g, time => String(Number(time) - fixture.recordedAt + writtenAt))
    .replace(String(fixture.signedIn.localStorage.accessToken), authorization.replace('Bearer ', ''));
  return JSON.parse(adapted);
}
