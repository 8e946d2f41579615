import { AsyncResource } from 'node:async_hooks';
import { nameLookup } from '@slots/service-client/name-lookup';
import { Client, Dispatcher } from 'undici';

/** Most requests that wait for a connection. Further ones would wait too long: they are told to retry later. */
const MAX_WAITING = 512;

/** A request that waits for a connection, and continues in its original async context. */
class Waiting extends AsyncResource {
  readonly #options: Dispatcher.DispatchOptions;
  readonly #handler: Dispatcher.DispatchHandler;

  constructor(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) {
    super('WAITING_FOR_CONNECTION');
    this.#options = options;
    this.#handler = handler;
  }

  dispatchOn(client: Client): void {
    this.runInAsyncScope(() => client.dispatch(this.#options, this.#handler));
  }
}

interface Connection {
  readonly client: Client;
  /** Its last connect on the clock of `performance.now()`. */
  connectedAt: number;
  isFree: boolean;
}

/**
 * Kept-alive connections to one upstream, each for one request at a time. undici's own Pool looks through all of its
 * connections for one that is free, twice for each request. Here the free ones are a stack: a request takes the one
 * that was used last, so that no more are open than are needed.
 */
export class Connections extends Dispatcher {
  /** Requests for visitors that arrived here and are not fully answered; counted by the code that makes them. */
  underWay = 0;
  readonly #origin: string;
  readonly #most: number;
  readonly #lifeMs: number;
  readonly #options: Client.Options;
  readonly #all = new Set<Connection>();
  readonly #free: Connection[] = [];
  /** By what was asked, oldest first. */
  readonly #waiting = new Map<Dispatcher.DispatchOptions, Waiting>();
  /** Taken out of use, and not done with their last request. */
  readonly #leaving = new Map<Client, Promise<void>>();
  /** A closed client, from which requests after the end get undici's own error. */
  #ended: Client | undefined;
  #onEmptied: (() => void) | undefined;

  /**
   * @param options.most maximum at a time; requests beyond that wait
   * @param options.lifeMs older ones take no more requests
   */
  constructor(
    origin: string,
    options: {
      readonly most: number;
      readonly lifeMs: number;
      readonly connectTimeoutMs: number;
    },
  ) {
    super();
    this.#origin = origin;
    this.#most = options.most;
    this.#lifeMs = options.lifeMs;
    this.#options = {
      pipelining: 1,
      connect: { timeout: options.connectTimeoutMs, lookup: nameLookup },
    };
  }

  /** True while it takes no more requests for visitors. */
  get isOverloaded(): boolean {
    return this.underWay >= this.#most + MAX_WAITING;
  }

  override dispatch(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    if (this.#ended) return this.#ended.dispatch(options, handler);
    const connection = this.#take();
    if (!connection) {
      this.#waiting.set(options, new Waiting(options, handler));
      return false;
    }
    connection.client.dispatch(options, handler);
    // One that undici refuses at once takes no connection, so no end of it frees one.
    this.#freed(connection);
    return true;
  }

  /**
   * Forgets a request that still waits for a connection, without notifying it: sent and then
   * aborted, it would take a connection with it.
   */
  withdraw(options: Dispatcher.DispatchOptions): void {
    if (this.#waiting.delete(options) && this.#waiting.size === 0) this.#onEmptied?.();
  }

  /** Closes all connections after their running and waiting requests. */
  override async close(): Promise<void> {
    if (!this.#ended) {
      this.#ended = new Client(this.#origin);
      void this.#ended.close();
    }
    if (this.#waiting.size > 0) {
      await new Promise<void>((resolve) => {
        this.#onEmptied = resolve;
      });
    }
    for (const connection of this.#all) this.#retire(connection);
    await Promise.all(this.#leaving.values());
  }

  override async destroy(): Promise<void> {
    const ended = this.#ended ?? new Client(this.#origin);
    this.#ended = ended;
    const clients = [ended, ...[...this.#all].map(({ client }) => client), ...this.#leaving.keys()];
    const destroyed = Promise.all(clients.map((client) => client.destroy()));
    for (const one of this.#waiting.values()) one.dispatchOn(ended);
    this.#waiting.clear();
    this.#onEmptied?.();
    await destroyed;
  }

  /** A connection that is free, or a new one while there may be more. */
  #take(): Connection | undefined {
    for (;;) {
      const free = this.#free.pop();
      if (!free) return this.#all.size < this.#most ? this.#add() : undefined;
      free.isFree = false;
      if (performance.now() - free.connectedAt < this.#lifeMs) return free;
      this.#retire(free);
    }
  }

  #add(): Connection {
    const client = new Client(this.#origin, this.#options);
    const connection: Connection = { client, connectedAt: performance.now(), isFree: false };
    this.#all.add(connection);
    client.on('connect', () => {
      connection.connectedAt = performance.now();
    });
    client.on('drain', () => this.#freed(connection));
    client.on('connectionError', () => {
      this.#retire(connection);
      this.#serveWaiting();
    });
    return connection;
  }

  /** Makes it available to the next request, unless still in use. */
  #freed(connection: Connection): void {
    const { client, isFree } = connection;
    if (isFree || client.stats.size > 0 || !this.#all.has(connection)) return;
    connection.isFree = true;
    this.#free.push(connection);
    if (this.#waiting.size > 0) this.#serveWaiting();
  }

  #serveWaiting(): void {
    for (const [options, one] of this.#waiting) {
      const connection = this.#take();
      if (!connection) return;
      this.#waiting.delete(options);
      one.dispatchOn(connection.client);
      this.#freed(connection);
    }
    this.#onEmptied?.();
  }

  #retire(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    const { client } = connection;
    this.#leaving.set(
      client,
      client.close().finally(() => this.#leaving.delete(client)),
    );
  }
}
