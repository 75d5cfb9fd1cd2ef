/** Anyone can write a link to the login screen: no more of their words than a server's sentence needs. */
const LONGEST_DETAILS = 300;

/** What became of an accepted invite, told to the login screen by its address. Empty when there is nothing to tell. */
export function inviteProblem(query: URLSearchParams): string {
  const details = shortened(query.get('details') ?? '') || 'Please try again or contact your manager.';
  switch (query.get('error')) {
    case 'invite_failed':
      return `Invitation acceptance failed.\n${details}`;
    case 'invite_error':
      return `An error occurred while accepting the invitation.\n${details}`;
    default:
      return '';
  }
}

const shortened = (details: string) =>
  details.length > LONGEST_DETAILS ? `${details.slice(0, LONGEST_DETAILS).toWellFormed()}…` : details;
