import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { ConfigContext } from '../config/config-context.ts';
import type { PublicConfig } from '../config/public-config.ts';
import type { AppStore } from './store.ts';

interface AppProps {
  readonly config: PublicConfig;
  readonly store: AppStore;
  /** The router's provider: a static one on the server, a living one in the browser. */
  readonly children: ReactNode;
}

/** What stands around every page, on the server and in the browser alike. */
export function App({ config, store, children }: AppProps) {
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <Provider store={store}>{children}</Provider>
      </ConfigContext>
    </StrictMode>
  );
}
