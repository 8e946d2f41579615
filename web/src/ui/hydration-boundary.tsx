import { type ReactNode, Suspense } from 'react';

/**
 * A part of the server's page that hydrates by itself, after its surroundings: hydrating the whole page would
 * block a phone for too long. React hydrates it early on a touch. Never around head elements, which the server
 * writes before the page's parts.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
