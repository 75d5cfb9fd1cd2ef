import { refusal } from './api';

describe('a refusal tells people', () => {
  it.each([
    ['the server’s sentence', '{"message":"Access denied.","code":"FORBIDDEN"}', 'Access denied.'],
    ['a sentence that came alone', 'This invite is used.', 'This invite is used.'],
    ['a sentence that came alone as JSON', '"This invite is used."', 'This invite is used.'],
    ['nothing for an empty object', '{}', ''],
    ['nothing for a message that is no text', '{"message":{"deep":1}}', ''],
    ['nothing for a list', '["a"]', ''],
    ['nothing for null', 'null', ''],
    ['nothing for a proxy’s page', '\n<html>Bad Gateway</html>', ''],
    ['nothing for an empty answer', '', ''],
  ])('%s', (_what, text, message) => {
    expect(refusal(502, text)).toMatchObject({ status: 502, message });
  });

  it('its code, for the screens that tell refusals apart', () => {
    expect(refusal(403, '{"message":"No.","code":"FORBIDDEN"}').code).toBe('FORBIDDEN');
    expect(refusal(403, '{"message":"No."}').code).toBeUndefined();
  });
});
