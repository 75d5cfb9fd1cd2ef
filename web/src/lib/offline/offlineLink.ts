import { ApolloLink } from '@apollo/client';
import { catchError, of, tap } from 'rxjs';
import { isConnectionError } from '../apollo/errors';
import { readCachedResult, storeCachedResult } from './cachedResults';
import { setResultTime } from './resultTime';

/** The screens that open offline (up-log.md, Offline). */
const OFFLINE_PATHS = ['/', '/uplog'];

/**
 * Creates a link that stores the last result of each query with the context `offline: true`. While the server
 * cannot be reached, the link returns this result on the screens that open offline. A background read still
 * fails, because the displayed data stays and may be newer.
 */
export const createOfflineLink = (personId: number) =>
  new ApolloLink((operation, forward) => {
    const { operationName: name = '', variables, query, client } = operation;
    const { offline, isBackground } = operation.getContext();
    if (!offline) return forward(operation);
    const variablesJson = JSON.stringify(variables);
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if (!data || errors) return;
        storeCachedResult(personId, name, variablesJson, data);
        setResultTime(name, null);
      }),
      catchError((error: unknown) => {
        const cached = readCachedResult<ApolloLink.Result['data']>(personId, name);
        const canShowCached =
          cached?.asked === variablesJson && OFFLINE_PATHS.includes(window.location.pathname);
        if (!isConnectionError(error) || !canShowCached) throw error;
        setResultTime(name, cached.at);
        if (isBackground) throw error;
        return of({ data: client.readQuery({ query, variables }) ?? cached.answer });
      }),
    );
  });
