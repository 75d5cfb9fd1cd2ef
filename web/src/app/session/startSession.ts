import { lastSeen } from '../../lib/lastSeen/lastSeen';
import { ApiError, ApiUnreachable, callApi } from '../../lib/server/api';
import { loginErrorMessage, onInvite } from '../../lib/signIn/loginErrorMessage';
import { settingsSeen } from '../../lib/signIn/settings';
import { forgetCachedSignIn } from '../../lib/signIn/signInCache';
import { idleLimits, idlePhase } from '../idle/idleClock';
import { readLastActivity } from '../idle/lastActivity';
import { returnPage } from './returnPage';
import {
  forgetSession,
  type LoginAnswer,
  markIdledOut,
  readSession,
  type Session,
  storeLogin,
} from './storedSession';

/** How a page begins (sign-in.md, Session). `goTo` is the page to begin on, when not the one in the address. */
export type Start =
  | { kind: 'signedIn'; session: Session; goTo?: string }
  | { kind: 'signedOut'; problem?: string; goTo?: string }
  /** There is a stored session, but the server could not be reached. It stays. */
  | { kind: 'unreachable' }
  /** The provider's answer could not even be opened. */
  | { kind: 'failed' };

/** A state longer than this is an invite's token (sign-in.md, Coming back from the provider). */
const LONGEST_PLAIN_STATE = 10;

/** Finishes a sign-in that comes back from the provider; otherwise asks whether the stored session is still good. */
export async function startSession(address: Pick<Location, 'hash'>): Promise<Start> {
  return isProviderAnswer(address.hash) ? finishSignIn(stateIn(address.hash)) : verifyStored();
}

/** The provider answers in the address's fragment: with a code or an error, and always with the state. */
export function isProviderAnswer(hash: string): boolean {
  const answer = new URLSearchParams(hash.slice(1));
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}

async function verifyStored(): Promise<Start> {
  const session = readSession();
  if (!session) {
    forgetSession();
    return { kind: 'signedOut' };
  }
  try {
    await callApi('/auth/verify', { token: session.token });
    return { kind: 'signedIn', session };
  } catch (error) {
    return isRefusal(error) ? endHere() : startWithoutLine(session, error);
  }
}

function endHere(): Start {
  forgetSession();
  return { kind: 'signedOut' };
}

/** Nobody can say whether the session is still good: it goes on with what was seen, unless it has idled out meanwhile (SECURITY.md). */
function startWithoutLine(session: Session, error: unknown): Start {
  const settings = settingsSeen();
  if (!(error instanceof ApiUnreachable) || !settings || !lastSeen(session.user.id, 'Viewer'))
    return { kind: 'unreachable' };
  const limits = idleLimits(settings.idleMinutes, settings.warningSeconds);
  if (idlePhase(readLastActivity(), Date.now(), limits).kind !== 'expired')
    return { kind: 'signedIn', session };
  markIdledOut(settings.idleMinutes);
  return endHere();
}

/** Whether the server said no to this session, as opposed to not answering. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

async function finishSignIn(state: string): Promise<Start> {
  let readAnswer: Awaited<ReturnType<typeof import('../../lib/signIn/msal').openRedirectAnswer>>;
  try {
    const { openRedirectAnswer } = await import('../../lib/signIn/msal');
    readAnswer = await openRedirectAnswer();
  } catch {
    return { kind: 'failed' };
  }
  const isInvite = state.length > LONGEST_PLAIN_STATE;
  try {
    const answer = await readAnswer();
    if (!answer) return verifyStored();
    return isInvite ? await acceptInvite(state, answer.accessToken) : await login(answer.accessToken);
  } catch (error) {
    if (isInvite) return inviteProblem('invite_error', loginErrorMessage(error, onInvite));
    // An old answer, reloaded by someone who is signed in, takes nothing away from them.
    return readSession() ? verifyStored() : loginProblem(error);
  }
}

async function login(accessToken: string): Promise<Start> {
  const answer = await callApi<LoginAnswer>('/auth/microsoft-login', {
    method: 'POST',
    body: { accessToken },
  });
  return { kind: 'signedIn', session: storeLogin(answer), goTo: returnPage(answer.id) };
}

async function acceptInvite(token: string, microsoftAccessToken: string): Promise<Start> {
  try {
    const body = { token, microsoftAccessToken };
    const answer = await callApi<LoginAnswer>('/invites/accept', { method: 'POST', body });
    return { kind: 'signedIn', session: storeLogin(answer), goTo: '/' };
  } catch (error) {
    if (error instanceof ApiError) return inviteProblem('invite_failed', error.message);
    return inviteProblem('invite_error', error instanceof Error ? error.message : '');
  }
}

/** The cached account was just refused: it would be tried again at once. */
function loginProblem(error: unknown): Start {
  forgetCachedSignIn();
  return { kind: 'signedOut', problem: loginErrorMessage(error), goTo: '/login' };
}

function inviteProblem(error: 'invite_failed' | 'invite_error', details: string): Start {
  forgetCachedSignIn();
  const query = new URLSearchParams(details ? { error, details } : { error });
  return { kind: 'signedOut', goTo: `/login?${query}` };
}

/** Our own part of the state: MSAL puts its own before it, and a bar between. */
function stateIn(hash: string): string {
  const state = new URLSearchParams(hash.slice(1)).get('state') ?? '';
  return state.split('|').slice(1).join('|');
}
