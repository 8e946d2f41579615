/** The used part of express-gateway, which has no types for its insides. */
declare module 'express-gateway/lib/gateway/index.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Next = (error?: unknown) => void;
  export type PolicyHandler = (
    request: IncomingMessage,
    response: ServerResponse,
    next: Next,
  ) => void;

  /** A policy; `policy` is called once per use in a pipeline with the parameters of that use. */
  export interface Policy {
    readonly name: string;
    readonly schema: Readonly<Record<string, unknown>> & { readonly $id: string };
    policy(parameters: unknown): PolicyHandler;
  }

  /** The Express 4 application that the pipelines run in. */
  export interface EngineApplication {
    (request: IncomingMessage, response: ServerResponse): void;
    use(
      handler: (
        error: unknown,
        request: IncomingMessage,
        response: ServerResponse,
        next: Next,
      ) => void,
    ): void;
    use(handler: PolicyHandler): void;
    /** The handlers of a request in order, by the names of their functions. */
    readonly _router: { stack: readonly { readonly name: string }[] };
  }

  export interface Plugins {
    readonly policies: readonly Policy[];
    readonly gatewayRoutes: readonly ((application: EngineApplication) => void)[];
  }

  /** Builds the pipelines, and starts the servers that the configuration names (none here). */
  export default function startGateway(options: {
    readonly plugins: Plugins;
    readonly config: unknown;
  }): Promise<unknown>;
}

declare module 'express-gateway/lib/config/index.js' {
  /** One use of a policy in a pipeline; null where it has no parameters. */
  export type Step = { readonly action?: unknown; readonly condition?: unknown } | null;

  /** Read from EG_CONFIG_DIR when this module is first loaded. */
  const config: {
    readonly gatewayConfig: {
      readonly apiEndpoints: Readonly<Record<string, { readonly paths: readonly string[] }>>;
      readonly pipelines: Readonly<
        Record<
          string,
          {
            readonly apiEndpoints: readonly string[];
            readonly policies: readonly Readonly<Record<string, Step | readonly Step[]>>[];
          }
        >
      >;
    };
  };
  export default config;
}

declare module 'express-gateway/lib/policies/index.js' {
  /** One registry for the process; the first policy of a name stays. */
  const registry: { readonly policies: Record<string, unknown> };
  export default registry;
}
