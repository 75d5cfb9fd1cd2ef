import { parseApiError } from './restClient';

describe('parseApiError', () => {
  it.each([
    ['uses the server’s message', '{"message":"Access denied.","code":"FORBIDDEN"}', 'Access denied.'],
    ['uses a message sent as plain text', 'This invite is used.', 'This invite is used.'],
    ['uses a message sent as a JSON string', '"This invite is used."', 'This invite is used.'],
    ['leaves the message empty for an empty object', '{}', ''],
    ['leaves the message empty for a message that is not a string', '{"message":{"deep":1}}', ''],
    ['leaves the message empty for a list', '["a"]', ''],
    ['leaves the message empty for null', 'null', ''],
    ['leaves the message empty for an HTML page of a proxy', '\n<html>Bad Gateway</html>', ''],
    ['leaves the message empty for an empty response', '', ''],
  ])('%s', (_what, text, message) => {
    expect(parseApiError(502, text)).toMatchObject({ status: 502, message });
  });

  it('includes the error code, so that screens can distinguish errors', () => {
    expect(parseApiError(403, '{"message":"No.","code":"FORBIDDEN"}').code).toBe('FORBIDDEN');
    expect(parseApiError(403, '{"message":"No."}').code).toBeUndefined();
  });
});
