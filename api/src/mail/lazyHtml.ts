import type { Email } from './letter.ts';

/** Renders an email as HTML. Loads the renderer on first use. */
export const renderEmailHtml = async (email: Email): Promise<string> =>
  (await import('./letterHtml.tsx')).renderEmail(email);
