import { ApolloLink } from '@apollo/client';
import { catchError, of, tap } from 'rxjs';
import { isLineAway } from '../server/sentenceOf';
import { unattended } from '../server/unattended';
import { noteAsOf } from './asOf';
import { keepSeen, lastSeen } from './lastSeen';

/** What Home and the up log stand on (up-log.md, Without a line). */
const STORED = new Set(['Viewer', 'UpLog', 'UpPeople', 'DealsOfDay', 'MyDay']);
const PAGES = ['/', '/uplog'];

/**
 * Keeps the last answers that Home and the up log stand on, and gives them where no server answers a screen that opens. What
 * is only read again fails as before: what is shown then stays, and may be newer.
 */
export const lastSeenLink = (personId: number) =>
  new ApolloLink((operation, forward) => {
    const { operationName: name = '', variables, query, client } = operation;
    if (!STORED.has(name)) return forward(operation);
    const asked = JSON.stringify(variables);
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if (!data || errors) return;
        keepSeen(personId, name, asked, data);
        noteAsOf(name, null);
      }),
      catchError((error: unknown) => {
        const isReadAgain =
          operation.getContext().headers?.['x-unattended'] === unattended.headers['x-unattended'];
        const seen = lastSeen<ApolloLink.Result['data']>(personId, name);
        const isThere = seen?.asked === asked && PAGES.includes(window.location.pathname);
        if (!isLineAway(error) || !seen) throw error;
        if (isThere) noteAsOf(name, seen.at);
        if (isReadAgain || !isThere) throw error;
        return of({ data: client.readQuery({ query, variables }) ?? seen.answer });
      }),
    );
  });
