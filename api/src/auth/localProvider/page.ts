/** Renders a page of the local provider: plain HTML without scripts. */

import { html, Markup } from '../../platform/html.ts';

export const renderPage = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Salesfloor</title>
<link rel="stylesheet" href="/idp/style.css">
</head>
<body><main>
<p class="mark">Salesfloor</p>
<h1>${title}</h1>
${content}
</main></body>
</html>`.text;

/**
 * Renders the page of a sign-in that cannot continue: expired, already used, started in another browser, or
 * with an invalid request (`detail`).
 */
export const renderProblemPage = (publicUrl: string, detail?: string): string =>
  renderPage(
    'This sign-in cannot go on',
    html`<p>It has expired, or was begun in another window. Nothing is lost: please start again.</p>
${detail ? html`<p>${detail}</p>` : undefined}
<a class="primary" href="${publicUrl}/login">Back to the sign-in page</a>`,
  );

/** Renders the last page of a sign-out. It requires a confirmation if the provider passes a form. */
export const renderSignOutPage = ({ form }: { form?: string }): string =>
  form
    ? renderPage(
        'Sign out?',
        html`${new Markup(form)}
<button class="primary" autofocus type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button class="plain" type="submit" form="op.logoutForm">Stay signed in</button>`,
      )
    : renderPage('You are signed out', html`<p>You can close this window.</p>`);
