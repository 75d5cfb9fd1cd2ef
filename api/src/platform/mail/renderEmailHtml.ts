import type { Email } from './email.ts';

/** Renders an email as HTML. Loads the renderer on first use. */
export const renderEmailHtml = async (email: Email): Promise<string> =>
  (await import('./emailHtml.tsx')).renderEmail(email);
