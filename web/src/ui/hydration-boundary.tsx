import { type ReactNode, Suspense } from 'react';

/**
 * A part of the server's page that the browser hydrates by itself, after what stands around it: the
 * whole page at once would keep a phone busy for too long. React takes it over first when the visitor
 * touches it. Never around what goes to the document's head, which the server writes before its parts.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
