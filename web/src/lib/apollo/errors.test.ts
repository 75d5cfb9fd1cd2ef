import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApiError, ApiUnreachableError } from '../restClient';
import { getRejection, isConnectionError, isServerFailing, toErrorMessage } from './errors';

const graphQLError = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

describe('toErrorMessage', () => {
  it('returns the message that the server wrote for people', () => {
    expect(toErrorMessage(graphQLError('Deal 1042 already exists.', 'DEAL_NUMBER_TAKEN'))).toBe(
      'Deal 1042 already exists.',
    );
    expect(toErrorMessage(new ApiError(409, 'Deal 1042 already exists.'))).toBe('Deal 1042 already exists.');
  });

  it.each([
    ['units must be a number from 0 to 99.9.', 'Units must be a number from 0 to 99.9.'],
    ['frontGross must be money.', 'Front gross must be money.'],
    ['added_date must be a day.', 'Added date must be a day.'],
  ])('writes the name of the field in words: %s', (serverMessage, shownMessage) => {
    expect(toErrorMessage(graphQLError(serverMessage, 'BAD_USER_INPUT'))).toBe(shownMessage);
    expect(toErrorMessage(new ApiError(400, serverMessage))).toBe(shownMessage);
  });

  it('hides the message of an internal server error', () => {
    const unknownErrorMessage = 'Something went wrong. Please try again.';
    expect(toErrorMessage(graphQLError('relation "deal" does not exist', 'INTERNAL_SERVER_ERROR'))).toBe(
      unknownErrorMessage,
    );
    expect(toErrorMessage(graphQLError('Cannot query field "x"', 'GRAPHQL_VALIDATION_FAILED'))).toBe(
      unknownErrorMessage,
    );
    expect(toErrorMessage(new RangeError('inside'))).toBe(unknownErrorMessage);
  });

  it('reports a lost connection when the call had no response', () => {
    expect(toErrorMessage(new ApiUnreachableError())).toMatch(/Can’t reach the server/);
    expect(toErrorMessage(new TypeError('Failed to fetch'))).toMatch(/Can’t reach the server/);
  });
});

describe('getRejection', () => {
  it('returns the message of a call that the server rejected', () => {
    expect(getRejection(graphQLError('Only managers and admins can change positions.', 'FORBIDDEN'))).toBe(
      'Only managers and admins can change positions.',
    );
  });

  it('returns undefined when the server is unavailable, failing or does not respond', () => {
    expect(getRejection(graphQLError('The database is away.', 'UNAVAILABLE'))).toBeUndefined();
    expect(getRejection(graphQLError('inside', 'INTERNAL_SERVER_ERROR'))).toBeUndefined();
    expect(getRejection(graphQLError('Too many others wait.', 'TOO_MANY_REQUESTS'))).toBeUndefined();
    expect(getRejection(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

describe('classification of call errors', () => {
  const createServerError = (status: number) =>
    new ServerError('No.', { response: new Response('', { status }), bodyText: '' });

  it('recognizes a call without a response: after a lost connection or a timeout', () => {
    expect(isConnectionError(new TypeError('Failed to fetch'))).toBe(true);
    expect(isConnectionError(new DOMException('No answer came.', 'TimeoutError'))).toBe(true);
    expect(isConnectionError(graphQLError('That is not money.', 'BAD_INPUT'))).toBe(false);
  });

  it('recognizes a failing or overloaded server, but not a rejected call', () => {
    expect(isServerFailing(graphQLError('The database is away.', 'UNAVAILABLE'))).toBe(true);
    expect(isServerFailing(createServerError(502))).toBe(true);
    expect(isServerFailing(graphQLError('Too many others wait.', 'TOO_MANY_REQUESTS'))).toBe(true);
    expect(isServerFailing(createServerError(429))).toBe(true);
    expect(isServerFailing(createServerError(413))).toBe(false);
    expect(isServerFailing(graphQLError('That is not money.', 'BAD_INPUT'))).toBe(false);
  });
});
