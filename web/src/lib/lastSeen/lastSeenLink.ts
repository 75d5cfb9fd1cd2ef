import { ApolloLink } from '@apollo/client';
import { catchError, of, tap } from 'rxjs';
import { isLineAway } from '../server/sentenceOf';
import { noteAsOf } from './asOf';
import { keepSeen, lastSeen } from './lastSeen';

/** The screens that open offline (up-log.md, Without a line). */
const PAGES = ['/', '/uplog'];

/**
 * Stores the last result of each query with the context `offline: true`, and returns it on the screens that open offline
 * while the server cannot be reached.
 * A background read fails as before: what is shown then stays, and may be newer.
 */
export const lastSeenLink = (personId: number) =>
  new ApolloLink((operation, forward) => {
    const { operationName: name = '', variables, query, client } = operation;
    const { offline, isUnattended } = operation.getContext();
    if (!offline) return forward(operation);
    const asked = JSON.stringify(variables);
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if (!data || errors) return;
        keepSeen(personId, name, asked, data);
        noteAsOf(name, null);
      }),
      catchError((error: unknown) => {
        const seen = lastSeen<ApolloLink.Result['data']>(personId, name);
        const isShown = seen?.asked === asked && PAGES.includes(window.location.pathname);
        if (!isLineAway(error) || !isShown) throw error;
        noteAsOf(name, seen.at);
        if (isUnattended) throw error;
        return of({ data: client.readQuery({ query, variables }) ?? seen.answer });
      }),
    );
  });
