import type { RequestHandler } from 'express';
import type { ApiScope } from '#ports/ApiClients.ts';
import type { ApiPorts } from '#ports/Ports.ts';
import type { Settings } from '#config/Settings.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import type { ProblemCode } from './problemCodes.ts';

/** One call of the API: how it is answered, and all that a description of it says. */
export interface Endpoint {
  /** Of its own: programs that are made from the description name their functions after it. */
  readonly name: string;
  readonly group: Group;
  readonly method: 'get' | 'post';
  /** As Express has it, `/site/view/:site`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Markdown. */
  readonly details?: string;
  readonly query?: SchemaClass;
  readonly body?: Body;
  readonly answer: Answer;
  /** What it says no with, beside that which its path, its access and its body bring along. */
  readonly problems?: readonly ProblemCode[];
  readonly handle: (ports: ApiPorts, settings: ApiSettings) => RequestHandler | RequestHandler[];
}

export type ApiSettings = Pick<Settings, 'API_CLIENT_LIMIT' | 'API_TOKEN_LIMIT' | 'BASE_PATH'>;

/** Who is let in: anybody, every client, clients with a scope, or members with a token of their own. */
export type Access = 'anybody' | 'client' | ApiScope | 'member';

export type Group = 'access' | 'sites' | 'content' | 'water' | 'feedback' | 'media' | 'members' | 'service';

interface Body {
  readonly shape: SchemaClass;
  readonly isRequired: boolean;
  readonly example: object;
}

/** JSON, the bytes of a file, nothing at all, the API's description, or always a problem. */
export type Answer =
  | { readonly is: 'json'; readonly says: string; readonly shape: SchemaClass; readonly example: object }
  | { readonly is: 'description'; readonly says: string }
  | { readonly is: 'file'; readonly says: string }
  | { readonly is: 'nothing'; readonly says: string }
  | { readonly is: 'problem' };
