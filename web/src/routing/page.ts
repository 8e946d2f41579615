import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Loading } from './loading.ts';

/** A page's module: its component, and what it needs before it can be rendered. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: (loading: Loading) => LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
}

/** What the server reads off a matched route: the source file, to name its chunks in the document. */
export interface PageHandle {
  readonly file: string;
}

/** Route properties of a page in a chunk of its own; `file` is its path below web/. */
export function page(
  loading: Loading,
  file: string,
  load: () => Promise<PageModule>,
): Pick<RouteObject, 'lazy' | 'handle'> {
  return {
    handle: { file } satisfies PageHandle,
    lazy: async () => {
      const { Component, loader, ErrorBoundary } = await load();
      return {
        Component,
        ...(loader !== undefined && { loader: loader(loading) }),
        ...(ErrorBoundary !== undefined && { ErrorBoundary }),
      };
    },
  };
}
