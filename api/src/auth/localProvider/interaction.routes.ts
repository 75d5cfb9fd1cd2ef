import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { errors, type Interaction, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { localPart } from '../identity.ts';
import type { Accounts } from './accounts.ts';
import { activePeople, demoPeople } from './demoPeople.ts';
import { problemPage } from './page.ts';
import { type Pick, pickPage } from './pickPage.ts';

const cancel = z.object({ choice: z.literal('cancel') });
const person = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(200)
    .regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u),
  name: z
    .string()
    .trim()
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .default(''),
});

interface Parts {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly database: Database;
}

/** The sign-in page, `/idp/interaction/:uid`: shows whom one may be, and takes the choice. */
export function interactionRoutes(publicUrl: string, parts: Parts): Router {
  const routes = Router();
  routes.get('/:uid', async (req, res) => {
    allowFormTo(await parts.provider.interactionDetails(req, res), res);
    await show(res, parts.database);
  });
  routes.post('/:uid', express.urlencoded({ extended: false, limit: '8kb' }), (req, res) =>
    takeChoice(parts, req, res),
  );
  routes.use(tellExpired(publicUrl));
  return routes;
}

async function takeChoice(parts: Parts, req: Request, res: Response): Promise<void> {
  const { provider, accounts, database } = parts;
  const interaction = await provider.interactionDetails(req, res);
  allowFormTo(interaction, res);
  if (cancel.safeParse(req.body).success) return refuse(provider, req, res);
  const chosen = person.safeParse(req.body);
  if (!chosen.success) return show(res.status(400), database, refusedOf(req.body));
  const { subject } = await accounts.remember(await findPerson(database, chosen.data));
  await leaveOtherAccount(provider, interaction, subject);
  await provider.interactionFinished(req, res, { login: { accountId: subject }, select_account: {} });
}

/** An employee has the name in the store, anyone else the name they typed. */
async function findPerson(database: Database, { email, name }: z.output<typeof person>) {
  const employee = await database.row<{ name: string; linkedSubject: string | null }>(
    'select name, identity_subject as "linkedSubject" from employee where is_active and lower(email) = $1',
    [email],
  );
  return { email, name: name || localPart(email), linkedSubject: null, ...employee };
}

const tellExpired =
  (publicUrl: string): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (!(error instanceof errors.SessionNotFound)) return next(error);
    res.status(400).type('html').send(problemPage(publicUrl));
  };

async function show(res: Response, database: Database, refused?: Pick['refused']): Promise<void> {
  const demo = await demoPeople(database);
  const offered = new Set(demo.map(each => each.email));
  const others = (await activePeople(database)).filter(each => !offered.has(each.email));
  res.type('html').send(pickPage({ demo, others, ...(refused && { refused }) }));
}

const refuse = (provider: Provider, req: Request, res: Response) =>
  provider.interactionFinished(req, res, {
    error: 'access_denied',
    error_description: 'user_cancelled: the person cancelled the sign-in',
  });

/** The answer to the form leads back to the app, which Chromium holds against `form-action`. */
function allowFormTo({ params }: Interaction, res: Response): void {
  const { origin } = new URL(String(params.redirect_uri));
  res.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
  );
}

/** Someone else signs in on this browser: the earlier person's sign-in at the provider ends without a question. */
async function leaveOtherAccount(
  provider: Provider,
  interaction: Interaction,
  subject: string,
): Promise<void> {
  if (!interaction.session || interaction.session.accountId === subject) return;
  const earlier = await provider.Session.findByUid(interaction.session.uid);
  await earlier?.destroy();
  delete interaction.session;
  await interaction.persist();
}

const typed = z
  .object({ email: z.string().catch(''), name: z.string().catch('') })
  .catch({ email: '', name: '' });

const refusedOf = (body: unknown) => ({
  ...typed.parse(body),
  sentence: 'Please give a complete e-mail address, and a name of at most 200 characters.',
});
