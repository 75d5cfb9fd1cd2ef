import { inviteMessages, toLoginErrorMessage } from '../../lib/auth/loginErrorMessage';
import { readCachedSettings } from '../../lib/auth/publicSettings';
import { deleteCachedSignIn } from '../../lib/auth/signInCache';
import { readCachedResult } from '../../lib/offline/cachedResults';
import { ApiError, ApiUnreachableError, callApi } from '../../lib/restClient';
import { getIdlePhase, toIdleLimits } from '../idle/idleClock';
import { readLastActivity } from '../idle/lastActivity';
import { getReturnPath } from './returnPage';
import {
  deleteStoredSession,
  type LoginResponse,
  readSession,
  recordIdleEnd,
  type Session,
  storeLogin,
} from './storedSession';

/**
 * The session state in which a page starts (sign-in.md, Session). `goTo` is the page to open instead of the
 * page in the address.
 */
export type SessionStart =
  | { kind: 'signedIn'; session: Session; goTo?: string }
  | { kind: 'signedOut'; problem?: string; goTo?: string }
  /** A session is stored, but the server could not be reached. The session remains stored. */
  | { kind: 'unreachable' }
  /** The provider's response could not be opened. */
  | { kind: 'failed' };

/** A state longer than this contains an invite's token (sign-in.md, Return from the provider). */
const MAX_PLAIN_STATE_LENGTH = 10;

/** Completes a sign-in after the provider's redirect; otherwise verifies the stored session. */
export async function startSession(address: Pick<Location, 'hash'>): Promise<SessionStart> {
  return isProviderResponse(address.hash)
    ? completeSignIn(readAppState(address.hash))
    : verifyStoredSession();
}

/**
 * Returns whether the fragment of an address is a response of the provider. Such a fragment contains the
 * state, and a code or an error.
 */
export function isProviderResponse(hash: string): boolean {
  const response = new URLSearchParams(hash.slice(1));
  return response.has('state') && (response.has('code') || response.has('error'));
}

async function verifyStoredSession(): Promise<SessionStart> {
  const session = readSession();
  if (!session) {
    deleteStoredSession();
    return { kind: 'signedOut' };
  }
  try {
    await callApi('/auth/verify', { token: session.token });
    return { kind: 'signedIn', session };
  } catch (error) {
    return isSessionRejection(error) ? endSession() : startOffline(session, error);
  }
}

function endSession(): SessionStart {
  deleteStoredSession();
  return { kind: 'signedOut' };
}

/**
 * Starts offline with cached data when the session cannot be verified, unless it has exceeded the idle limit
 * (SECURITY.md).
 */
function startOffline(session: Session, error: unknown): SessionStart {
  const settings = readCachedSettings();
  if (!(error instanceof ApiUnreachableError) || !settings || !readCachedResult(session.user.id, 'Viewer'))
    return { kind: 'unreachable' };
  const limits = toIdleLimits(settings.idleMinutes, settings.warningSeconds);
  if (getIdlePhase(readLastActivity(), Date.now(), limits).kind !== 'expired')
    return { kind: 'signedIn', session };
  recordIdleEnd(settings.idleMinutes);
  return endSession();
}

/** Returns whether the server rejected this session, as opposed to being unavailable. */
export function isSessionRejection(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

async function completeSignIn(state: string): Promise<SessionStart> {
  let readResponse: Awaited<ReturnType<typeof import('../../lib/auth/msal').openRedirectResponse>>;
  try {
    const { openRedirectResponse } = await import('../../lib/auth/msal');
    readResponse = await openRedirectResponse();
  } catch {
    return { kind: 'failed' };
  }
  const isInvite = state.length > MAX_PLAIN_STATE_LENGTH;
  try {
    const response = await readResponse();
    if (!response) return verifyStoredSession();
    return isInvite ? await acceptInvite(state, response.accessToken) : await login(response.accessToken);
  } catch (error) {
    if (isInvite) return rejectInvite('invite_error', toLoginErrorMessage(error, inviteMessages));
    // The session does not end when a signed-in person reloads a page with an old response in its address.
    return readSession() ? verifyStoredSession() : rejectLogin(error);
  }
}

async function login(accessToken: string): Promise<SessionStart> {
  const response = await callApi<LoginResponse>('/auth/microsoft-login', {
    method: 'POST',
    body: { accessToken },
  });
  return { kind: 'signedIn', session: storeLogin(response), goTo: getReturnPath(response.id) };
}

async function acceptInvite(token: string, microsoftAccessToken: string): Promise<SessionStart> {
  try {
    const body = { token, microsoftAccessToken };
    const response = await callApi<LoginResponse>('/invites/accept', { method: 'POST', body });
    return { kind: 'signedIn', session: storeLogin(response), goTo: '/' };
  } catch (error) {
    if (error instanceof ApiError) return rejectInvite('invite_failed', error.message);
    return rejectInvite('invite_error', error instanceof Error ? error.message : '');
  }
}

/**
 * Deletes the cached account. The server just rejected the account, and the automatic sign-in would try the
 * account again.
 */
function rejectLogin(error: unknown): SessionStart {
  deleteCachedSignIn();
  return { kind: 'signedOut', problem: toLoginErrorMessage(error), goTo: '/login' };
}

function rejectInvite(error: 'invite_failed' | 'invite_error', details: string): SessionStart {
  deleteCachedSignIn();
  const searchParams = new URLSearchParams(details ? { error, details } : { error });
  return { kind: 'signedOut', goTo: `/login?${searchParams}` };
}

/**
 * Returns the app's part of the state. MSAL writes its part before the app's part, separated by a vertical
 * bar.
 */
function readAppState(hash: string): string {
  const state = new URLSearchParams(hash.slice(1)).get('state') ?? '';
  return state.split('|').slice(1).join('|');
}
