import type { Store } from '@reduxjs/toolkit';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { ConfigContext } from '../config/config-context.ts';
import type { PublicConfig } from '../config/public-config.ts';
import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from './hydrated-event.ts';
import type { RootState } from './store.ts';

interface AppProps {
  readonly config: PublicConfig;
  readonly store: Store<RootState>;
  /** In the browser: the server's state, for parts that are hydrated later. */
  readonly serverState?: RootState;
  /** The router's provider: static on the server, live in the browser. */
  readonly children: ReactNode;
}

/** Providers around every page, on the server and in the browser alike. */
export function App({ config, store, serverState, children }: AppProps) {
  useEffect(() => {
    // As a task of its own: a repeated press may make React hydrate a part synchronously, which it cannot do from
    // within an effect.
    const timer = setTimeout(() => {
      document.dispatchEvent(new Event(HYDRATED_EVENT));
      document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <Provider store={store} {...(serverState !== undefined && { serverState })}>
          {children}
        </Provider>
      </ConfigContext>
    </StrictMode>
  );
}
