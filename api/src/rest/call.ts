import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { AnalysisContext, Context, Services } from '../context.ts';
import type { LongRead } from '../database/longRead.ts';
import type { ErrorCode } from '../errors.ts';
import { refuseRepeated } from '../input/parameters.ts';
import { parseInput } from '../input/parse.ts';
import type { NoteAccess } from '../noteAccess.ts';
import type { Position } from '../rules/people/positions.ts';
import type { Download } from './download.ts';

/** Who may make a call, as far as the position decides: a right of a `*.policy.ts`. */
export type Right = (viewer: { readonly position: Position }) => boolean;

/** The context of a call that anyone may make. */
export interface Site {
  readonly services: Services;
  readonly config: Config;
}

/** The same within a call, which says what is recorded of it. */
export interface PublicCall extends Site {
  readonly noteAccess: NoteAccess;
}

type Schema = z.ZodType | undefined;
type Read<Of extends Schema> = Of extends z.ZodType ? z.output<Of> : undefined;
type Shown<Of extends Schema> = Of extends z.ZodType ? z.output<Of> | LongReadOf<z.output<Of>> : unknown;
type LongReadOf<List> = List extends readonly (infer Row)[] ? LongRead<Row> : never;

/** What was sent, parsed by its schemas. */
interface Sent<Params extends Schema, Query extends Schema, Body extends Schema> {
  readonly params: Read<Params>;
  readonly query: Read<Query>;
  readonly body: Read<Body>;
}

/** A request of Express before it is parsed. */
interface Unread {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The declaration of a call. Its route, its entry in the OpenAPI document and its rows in the table of rights follow from it. */
interface Declaration<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `/api`; `{id}` stands for a part of the path. */
  readonly path: `/${string}`;
  /** What it does or answers, in a sentence. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The shape of a success; without one the answer is empty. */
  readonly answer?: Answer;
  /** The media types of a success that is a file, a `Download`, in the place of JSON. */
  readonly files?: readonly string[];
  /** 201 for a call that makes something; otherwise 200, or 204 when the answer is empty. */
  readonly status?: 201;
  /** Refusals beyond those that every call may meet: bad input, no session, no right, an absent database. */
  readonly refusals?: readonly ErrorCode[];
  /** Its client shows the response text, so a refusal is the sentence alone (rest.md, Common ground). */
  readonly isRefusedInText?: boolean;
}

interface Declared<
  At,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
> extends Declaration<Params, Query, Body, Answer> {
  /** Calls a service or a query and presents the result. */
  run(at: At, sent: Sent<Params, Query, Body>): Shown<Answer> | Promise<Shown<Answer>>;
}

/** A documented call, whatever it reads and answers. */
export interface Call<At = never> extends Omit<Declaration<Schema, Schema, Schema, Schema>, 'status'> {
  readonly status: 200 | 201 | 204;
  /** Absent: anyone may, also without a session. */
  readonly right?: Right;
  /** Parses what was sent and runs. @throws BAD_INPUT and what the service throws */
  serve(at: At, unread: Unread): Promise<unknown>;
}

/** Declares a call of the signed-in. The right is the one that its service demands. */
export function call<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Answer extends Schema = undefined,
>(
  declared: Declared<Context, Params, Query, Body, Answer> & { readonly right: Right },
): Call<Context> & { readonly right: Right } {
  return { ...served(declared), right: declared.right };
}

/** Declares a read that answers a file, and runs apart from the screens. */
export function fileCall<Params extends Schema = undefined, Query extends Schema = undefined>(
  declared: Declared<AnalysisContext, Params, Query, undefined, undefined> & {
    readonly right: Right;
    readonly files: readonly string[];
    run(at: AnalysisContext, sent: Sent<Params, Query, undefined>): Promise<Download>;
  },
): Call<AnalysisContext> & { readonly right: Right } {
  return { ...served(declared), right: declared.right };
}

/** Declares a call that anyone may make. */
export function publicCall<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Answer extends Schema = undefined,
>(declared: Declared<PublicCall, Params, Query, Body, Answer>): Call<PublicCall> {
  return served(declared);
}

function served<At, Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema>(
  declared: Declared<At, Params, Query, Body, Answer>,
): Call<At> {
  const { run, status = declared.answer || declared.files ? 200 : 204, ...declaration } = declared;
  return {
    ...declaration,
    status,
    serve: async (at, { params, query, body }) => {
      refuseRepeated(declared.query, query);
      return run(at, {
        params: read(declared.params, params),
        query: read(declared.query, query),
        body: read(declared.body, body),
      });
    },
  };
}

const read = <Of extends Schema>(schema: Of | undefined, sent: unknown): Read<Of> =>
  (schema && parseInput(schema, sent)) as Read<Of>;
