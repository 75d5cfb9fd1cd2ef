/** Maximum length of the text from the link, because anyone can write a link to the login screen. */
const MAX_DETAILS_LENGTH = 300;

/**
 * Returns the login screen's message about an invite that could not be accepted, from the address; empty when
 * there is none.
 */
export function toInviteErrorMessage(searchParams: URLSearchParams): string {
  const details = shorten(searchParams.get('details') ?? '') || 'Please try again or contact your manager.';
  switch (searchParams.get('error')) {
    case 'invite_failed':
      return `Invitation acceptance failed.\n${details}`;
    case 'invite_error':
      return `An error occurred while accepting the invitation.\n${details}`;
    default:
      return '';
  }
}

const shorten = (details: string) =>
  details.length > MAX_DETAILS_LENGTH ? `${details.slice(0, MAX_DETAILS_LENGTH).toWellFormed()}…` : details;
