import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApiError, ApiUnreachable } from './api';
import { isLineAway, isServerInTrouble, refusalOf, sentenceOf } from './sentenceOf';

const graphQLError = (message: string, code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

describe('a failed call is told', () => {
  it("in the server's own sentence", () => {
    expect(sentenceOf(graphQLError('Deal 1042 already exists.', 'DEAL_NUMBER_TAKEN'))).toBe(
      'Deal 1042 already exists.',
    );
    expect(sentenceOf(new ApiError(409, 'Deal 1042 already exists.'))).toBe('Deal 1042 already exists.');
  });

  it.each([
    ['units must be a number from 0 to 99.9.', 'Units must be a number from 0 to 99.9.'],
    ['frontGross must be money.', 'Front gross must be money.'],
    ['added_date must be a day.', 'Added date must be a day.'],
  ])('with a field in words: %s', (said, told) => {
    expect(sentenceOf(graphQLError(said, 'BAD_USER_INPUT'))).toBe(told);
    expect(sentenceOf(new ApiError(400, said))).toBe(told);
  });

  it('without the inside of the server', () => {
    const odd = 'Something went wrong. Please try again.';
    expect(sentenceOf(graphQLError('relation "deal" does not exist', 'INTERNAL_SERVER_ERROR'))).toBe(odd);
    expect(sentenceOf(graphQLError('Cannot query field "x"', 'GRAPHQL_VALIDATION_FAILED'))).toBe(odd);
    expect(sentenceOf(new RangeError('inside'))).toBe(odd);
  });

  it('as a lost connection when nobody answered', () => {
    expect(sentenceOf(new ApiUnreachable())).toMatch(/could not be reached/);
    expect(sentenceOf(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
  });
});

describe('a refusal', () => {
  it('is what the server said no to', () => {
    expect(refusalOf(graphQLError('You may not change positions.', 'FORBIDDEN'))).toBe(
      'You may not change positions.',
    );
  });

  it('is not a server that is away, broken or silent', () => {
    expect(refusalOf(graphQLError('The database is away.', 'UNAVAILABLE'))).toBeUndefined();
    expect(refusalOf(graphQLError('inside', 'INTERNAL_SERVER_ERROR'))).toBeUndefined();
    expect(refusalOf(graphQLError('Too many others wait.', 'TOO_MANY_REQUESTS'))).toBeUndefined();
    expect(refusalOf(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

describe('what may be sent again as it is', () => {
  const answerOf = (status: number) =>
    new ServerError('No.', { response: new Response('', { status }), bodyText: '' });

  it('is what met no server: the line was lost, or no answer came in time', () => {
    expect(isLineAway(new TypeError('Failed to fetch'))).toBe(true);
    expect(isLineAway(new DOMException('No answer came.', 'TimeoutError'))).toBe(true);
    expect(isLineAway(graphQLError('That is not money.', 'BAD_INPUT'))).toBe(false);
  });

  it('is what met a server in trouble, and no refusal', () => {
    expect(isServerInTrouble(graphQLError('The database is away.', 'UNAVAILABLE'))).toBe(true);
    expect(isServerInTrouble(answerOf(502))).toBe(true);
    expect(isServerInTrouble(graphQLError('Too many others wait.', 'TOO_MANY_REQUESTS'))).toBe(true);
    expect(isServerInTrouble(answerOf(429))).toBe(true);
    expect(isServerInTrouble(answerOf(413))).toBe(false);
    expect(isServerInTrouble(graphQLError('That is not money.', 'BAD_INPUT'))).toBe(false);
  });
});
