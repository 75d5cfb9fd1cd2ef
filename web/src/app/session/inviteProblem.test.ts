import { inviteProblem } from './inviteProblem';

describe('the login screen says of an invite', () => {
  it('that it failed, and the details', () => {
    expect(
      inviteProblem(new URLSearchParams('error=invite_failed&details=This+invite+is+for+someone+else.')),
    ).toBe('Invitation acceptance failed.\nThis invite is for someone else.');
  });

  it('that an error occurred, and whom to ask when there are no details', () => {
    const whomToAsk = 'Please try again or contact your manager.';
    expect(inviteProblem(new URLSearchParams('error=invite_error'))).toBe(
      `An error occurred while accepting the invitation.\n${whomToAsk}`,
    );
    expect(inviteProblem(new URLSearchParams('error=invite_failed&details='))).toContain(whomToAsk);
  });

  it('as much of the details as a sentence has, whoever wrote the link', () => {
    const details = 'x'.repeat(100_000);
    const [, told] = inviteProblem(new URLSearchParams({ error: 'invite_failed', details })).split('\n');
    expect(told).toBe(`${'x'.repeat(300)}…`);
  });

  it('nothing otherwise, whatever stands in the address', () => {
    expect(inviteProblem(new URLSearchParams(''))).toBe('');
    expect(inviteProblem(new URLSearchParams('error=other&details=x'))).toBe('');
  });
});
