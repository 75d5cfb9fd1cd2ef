/**
 * Maximum length of the details in the link, because anyone can create a link to the login screen with any
 * text.
 */
const MAX_DETAILS_LENGTH = 300;

/**
 * Returns the login screen's message about an invite that could not be accepted. The details are in the
 * address. Returns an empty text if the address reports no such error.
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
