import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { errors, type Interaction, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { localPart } from '../identity.ts';
import type { Accounts } from './accounts.ts';
import { listActivePeople, listDemoPeople } from './demoPeople.ts';
import { renderProblemPage, renderSignInPage, type SignInPageContent } from './signInPages.ts';

const cancelForm = z.object({ choice: z.literal('cancel') });
const personForm = z.object({
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

interface InteractionServices {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly database: Database;
}

/**
 * Creates the routes of the sign-in page, `/idp/interaction/:uid`. One route shows the people, the other
 * route handles the choice of a person.
 */
export function createInteractionRoutes(publicUrl: string, services: InteractionServices): Router {
  const routes = Router();
  routes.get('/:uid', async (req, res) => {
    allowFormRedirect(await services.provider.interactionDetails(req, res), res);
    await showPage(res, services.database);
  });
  routes.post('/:uid', express.urlencoded({ extended: false, limit: '8kb' }), (req, res) =>
    handleChoice(services, req, res),
  );
  routes.use(createExpiredHandler(publicUrl));
  return routes;
}

async function handleChoice(services: InteractionServices, req: Request, res: Response): Promise<void> {
  const { provider, accounts, database } = services;
  const interaction = await provider.interactionDetails(req, res);
  allowFormRedirect(interaction, res);
  if (cancelForm.safeParse(req.body).success) return cancelSignIn(provider, req, res);
  const choice = personForm.safeParse(req.body);
  if (!choice.success) return showPage(res.status(400), database, describeRejectedInput(req.body));
  const { subject } = await accounts.save(await findPerson(database, choice.data));
  await endOtherSession(provider, interaction, subject);
  await provider.interactionFinished(req, res, { login: { accountId: subject }, select_account: {} });
}

/**
 * Finds the chosen person. An employee gets the name from the store. Any other person gets the typed name.
 */
async function findPerson(database: Database, { email, name }: z.output<typeof personForm>) {
  const employee = await database.row<{ name: string; linkedSubject: string | null }>(
    'select name, identity_subject as "linkedSubject" from employee where is_active and lower(email) = $1',
    [email],
  );
  return { email, name: name || localPart(email), linkedSubject: null, ...employee };
}

const createExpiredHandler =
  (publicUrl: string): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (!(error instanceof errors.SessionNotFound)) return next(error);
    res.status(400).type('html').send(renderProblemPage(publicUrl));
  };

async function showPage(
  res: Response,
  database: Database,
  rejected?: SignInPageContent['rejected'],
): Promise<void> {
  const demo = await listDemoPeople(database);
  const demoEmails = new Set(demo.map(each => each.email));
  const others = (await listActivePeople(database)).filter(each => !demoEmails.has(each.email));
  res.type('html').send(renderSignInPage({ demo, others, ...(rejected && { rejected }) }));
}

const cancelSignIn = (provider: Provider, req: Request, res: Response) =>
  provider.interactionFinished(req, res, {
    error: 'access_denied',
    error_description: 'user_cancelled: the person cancelled the sign-in',
  });

/**
 * Allows the form to redirect to the app. Chromium applies `form-action` also to a redirect that follows the
 * form.
 */
function allowFormRedirect({ params }: Interaction, res: Response): void {
  const { origin } = new URL(String(params.redirect_uri));
  res.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
  );
}

/** Ends the previous person's sign-in at the provider when another person signs in on the same browser. */
async function endOtherSession(provider: Provider, interaction: Interaction, subject: string): Promise<void> {
  if (!interaction.session || interaction.session.accountId === subject) return;
  const previous = await provider.Session.findByUid(interaction.session.uid);
  await previous?.destroy();
  delete interaction.session;
  await interaction.persist();
}

const typedTextSchema = z
  .object({ email: z.string().catch(''), name: z.string().catch('') })
  .catch({ email: '', name: '' });

const describeRejectedInput = (body: unknown) => ({
  ...typedTextSchema.parse(body),
  message: 'Enter a complete email address and a name of at most 200 characters.',
});
