import type { RequestHandler } from 'express';
import type { ApiScope } from '#ports/ApiClients.ts';
import type { ApiPorts } from '#ports/Ports.ts';
import type { Settings } from '#config/Settings.ts';
import type { SchemaClass } from '#adapters/schema/schema.ts';
import type { LoginLimits } from '../http/countLogin.ts';
import type { ProblemCode } from './problemCodes.ts';

/** One endpoint of the API: its handler, and everything that the API description contains about it. */
export interface Endpoint {
  /** Unique: generated clients name their functions after it. */
  readonly name: string;
  readonly group: Group;
  readonly method: 'get' | 'post';
  /** In the syntax of Express: `/site/view/:site`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Markdown. */
  readonly details?: string;
  readonly query?: SchemaClass;
  /** Whether its responses link to the next page (`Link`, RFC 8288). */
  readonly isPaged?: true;
  readonly body?: Body;
  readonly response: EndpointResponse;
  /** Whether the log has no line for its requests. */
  readonly isUnlogged?: true;
  /** Problems besides those that follow from its path, its access and its body. */
  readonly problems?: readonly ProblemCode[];
  readonly handle: (ports: ApiPorts, settings: ApiSettings) => RequestHandler | RequestHandler[];
}

export type ApiSettings = LoginLimits &
  Pick<Settings, 'API_CLIENT_LIMIT' | 'API_TOKEN_LIMIT' | 'BASE_PATH' | 'MESSAGES_PER_HOUR' | 'FEEDBACK_PER_HOUR'>;

/** Who has access: anybody, every client, clients with a scope, or members with a token of their own. */
export type Access = 'anybody' | 'client' | ApiScope | 'member';

export type Group =
  | 'access'
  | 'sites'
  | 'content'
  | 'water'
  | 'feedback'
  | 'inbox'
  | 'complaints'
  | 'complaintsDesk'
  | 'tips'
  | 'media'
  | 'members'
  | 'service';

/** JSON, or the bytes of a file, which the endpoint reads itself. */
export type Body = JsonBody | FileBody;

export interface JsonBody {
  readonly schema: SchemaClass;
  readonly isRequired: boolean;
  readonly example: object;
  /** 100 kB when it is left out. */
  readonly maxBytes?: number;
}

interface FileBody {
  /** The media type of every file. */
  readonly type: string;
}

/** JSON, the bytes of a file, an empty response, the API description, or always a problem. */
export type EndpointResponse =
  | {
      readonly type: 'json';
      readonly description: string;
      readonly schema: SchemaClass;
      readonly example: object;
      /** Whether it has an entity tag, and 304 when a client has the same already. */
      readonly isTagged?: true;
    }
  | { readonly type: 'description'; readonly description: string }
  | { readonly type: 'file'; readonly description: string }
  | { readonly type: 'nothing'; readonly description: string }
  | { readonly type: 'problem' };
