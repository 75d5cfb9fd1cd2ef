import { html, Markup } from '../../../platform/html.ts';
import type { DemoPerson } from './demoPeople.ts';

/** The content of the sign-in page. */
export interface SignInPageContent {
  /** The demo people: one person for each position. */
  readonly demo: readonly DemoPerson[];
  /** All other active people, by position. */
  readonly others: readonly DemoPerson[];
  /** The rejected text of "Another email", with the reason. */
  readonly rejected?: { readonly email: string; readonly name: string; readonly message: string };
}

/** Renders "Pick a demo person", the page of the local sign-in. It has no passwords. */
export const renderSignInPage = ({ demo, others, rejected }: SignInPageContent): string =>
  renderPage(
    'Pick a demo person',
    html`<p>This is the local sign-in for trying out Salesfloor. No password needed.</p>
${demo.length > 0 ? html`<form method="post" class="people">${demo.map(renderPersonButton)}</form>` : html`<p>No active employees yet.</p>`}
${others.length > 0 ? renderOtherPeople(others) : undefined}
${renderEmailForm(rejected)}
<form method="post"><button class="plain" name="choice" value="cancel">Cancel</button></form>`,
  );

const renderPersonButton = ({ name, role, email }: DemoPerson, index: number) =>
  html`<button name="email" value="${email}"${index === 0 ? html` autofocus` : undefined}>
<span class="name">${name}</span><span class="role">${role}</span><span class="email">${email}</span>
</button>`;

const renderOtherPeople = (others: readonly DemoPerson[]) =>
  html`<form method="post" class="section">
<h2><label for="other">Another employee</label></h2>
<div class="line"><select id="other" name="email" required>
<option value="">Choose a person</option>
${[...Map.groupBy(others, person => person.role)].map(
  ([role, people]) =>
    html`<optgroup label="${role}">${people.map(({ name, email }) => html`<option value="${email}">${name}</option>`)}</optgroup>`,
)}
</select><button class="primary">Sign in</button></div>
</form>`;

const renderEmailForm = (rejected: SignInPageContent['rejected']) =>
  html`<details class="section"${rejected ? html` open` : undefined}>
<summary>Another email</summary>
<form method="post">
<p>Use this to accept an invite if you’re not an employee yet.</p>
${rejected ? html`<p class="problem" role="alert">${rejected.message}</p>` : undefined}
<label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="200" autocomplete="off" value="${rejected?.email}">
<label for="name">Name</label>
<input id="name" name="name" required maxlength="200" autocomplete="off" value="${rejected?.name}">
<button class="primary">Sign in</button>
</form>
</details>`;

/** Renders a page of the local provider: plain HTML without scripts. */
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
 * Renders the page for a sign-in that cannot continue. The sign-in has expired, was already used, or began in
 * another browser. The sign-in request may also be invalid (`detail`).
 */
export const renderProblemPage = (publicUrl: string, detail?: string): string =>
  renderPage(
    'This sign-in can’t continue',
    html`<p>It expired or was started in another window. Nothing is lost. Please start again.</p>
${detail ? html`<p>${detail}</p>` : undefined}
<a class="primary" href="${publicUrl}/login">Back to sign-in</a>`,
  );

/**
 * Renders the last page of a sign-out. If the provider passes a form, the person must confirm the sign-out on
 * this page.
 */
export const renderSignOutPage = ({ form }: { form?: string }): string =>
  form
    ? renderPage(
        'Sign out?',
        html`${new Markup(form)}
<button class="primary" autofocus type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button class="plain" type="submit" form="op.logoutForm">Stay signed in</button>`,
      )
    : renderPage('You’re signed out', html`<p>You can close this window.</p>`);

/**
 * The style sheet of the local provider's pages, served as `/idp/style.css`. It uses the colors of the app's
 * theme.
 */
export const PAGE_CSS = `
:root {
  color-scheme: light dark;
  --paper: #f8fafc; --card: #ffffff; --ink: #0f172a; --quiet: #55637a; --line: #cbd5e1;
  --accent: #0f766e; --on-accent: #ffffff; --hover: #f0fdfa; --problem: #b91c1c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0b1120; --card: #131c2e; --ink: #e2e8f0; --quiet: #94a3b8; --line: #334155;
    --accent: #2dd4bf; --on-accent: #042f2e; --hover: #13302f; --problem: #fca5a5;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 14px/1.45 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2.5rem 1rem; }
.mark { margin: 0 0 .75rem; color: var(--accent); font-weight: 650; letter-spacing: .01em; }
h1 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.25; letter-spacing: -.01em; }
h2, summary { margin: 0 0 .5rem; font-size: .875rem; font-weight: 600; }
p { margin: 0 0 1rem; color: var(--quiet); text-wrap: pretty; }
.problem { color: var(--problem); }
.people { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--card); }
.people button { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; width: 100%; min-height: 52px;
  padding: .5rem .875rem; border: 0; border-radius: 0; background: none; text-align: start; align-items: center; }
.people button + button { border-top: 1px solid var(--line); }
.people button:hover { background: var(--hover); }
.name { font-weight: 600; }
.role { grid-row: span 2; display: inline-block; color: var(--accent); }
.role::first-letter { text-transform: uppercase; }
.email { color: var(--quiet); font-size: .8125rem; overflow: hidden; text-overflow: ellipsis; }
.section { margin-top: 1.5rem; }
.section form { margin-top: .5rem; }
summary { cursor: pointer; min-height: 44px; display: flex; align-items: center; gap: .5rem; margin: 0; }
summary::before { content: '+'; color: var(--accent); font-size: 1.125rem; width: 1ch; }
details[open] summary::before { content: '–'; }
.line { display: flex; gap: .5rem; }
label { display: block; }
label:not(h2 label) { margin-bottom: .25rem; font-weight: 500; }
button, select, input, .primary { font: inherit; color: inherit; min-height: 44px; border-radius: 6px; }
button, .primary { cursor: pointer; }
select, input { width: 100%; min-width: 0; padding: 0 .75rem; border: 1px solid var(--line); background: var(--card); }
input { margin-bottom: .75rem; font-size: 1rem; }
.primary { display: inline-flex; align-items: center; justify-content: center; white-space: nowrap; padding: 0 1.125rem;
  border: 0; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; }
.plain { margin-top: 1rem; padding: 0 .25rem; border: 0; background: none; color: var(--quiet); text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.people button:focus-visible { outline-offset: -2px; border-radius: 8px; }
`;
