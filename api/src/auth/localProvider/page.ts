/** The local provider's pages: plain HTML forms, no script, one style sheet (`pageStyle.ts`). */

import { html, Markup } from '../../platform/html.ts';

export const page = (title: string, content: Markup): string =>
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

/** A sign-in that cannot go on: expired, already used, begun in another browser, or wrongly requested (`detail`). */
export const problemPage = (publicUrl: string, detail?: string): string =>
  page(
    'This sign-in cannot go on',
    html`<p>It has expired, or was begun in another window. Nothing is lost: please start again.</p>
${detail ? html`<p>${detail}</p>` : undefined}
<a class="primary" href="${publicUrl}/login">Back to the sign-in page</a>`,
  );

/** The end of a sign-out at the provider: asks first when there is a form to send. `form` comes from the provider. */
export const endPage = ({ form }: { form?: string }): string =>
  form
    ? page(
        'Sign out?',
        html`${new Markup(form)}
<button class="primary" autofocus type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button class="plain" type="submit" form="op.logoutForm">Stay signed in</button>`,
      )
    : page('You are signed out', html`<p>You can close this window.</p>`);
