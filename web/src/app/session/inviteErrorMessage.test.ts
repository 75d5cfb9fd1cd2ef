import { toInviteErrorMessage } from './inviteErrorMessage';

describe('toInviteErrorMessage', () => {
  it('returns a message with the details of an invite that could not be accepted', () => {
    expect(
      toInviteErrorMessage(
        new URLSearchParams('error=invite_failed&details=This+invite+is+for+someone+else.'),
      ),
    ).toBe('Invitation acceptance failed.\nThis invite is for someone else.');
  });

  it('returns a message that suggests contacting a manager when the address has no details', () => {
    const defaultAdvice = 'Please try again or contact your manager.';
    expect(toInviteErrorMessage(new URLSearchParams('error=invite_error'))).toBe(
      `An error occurred while accepting the invitation.\n${defaultAdvice}`,
    );
    expect(toInviteErrorMessage(new URLSearchParams('error=invite_failed&details='))).toContain(
      defaultAdvice,
    );
  });

  it('shortens long details of an error, because anyone can create a link with any text', () => {
    const details = 'x'.repeat(100_000);
    const [, shownDetails] = toInviteErrorMessage(
      new URLSearchParams({ error: 'invite_failed', details }),
    ).split('\n');
    expect(shownDetails).toBe(`${'x'.repeat(300)}…`);
  });

  it('returns an empty text for an address without an invite error', () => {
    expect(toInviteErrorMessage(new URLSearchParams(''))).toBe('');
    expect(toInviteErrorMessage(new URLSearchParams('error=other&details=x'))).toBe('');
  });
});
