import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Loading } from './loading.ts';

/** A page's module: its component, and its loader. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: (loading: Loading) => LoaderFunction;
  readonly ErrorBoundary?: ComponentType;
}

/** Source file of a matched route, from which the server names its chunks in the document. */
export interface PageHandle {
  readonly file: string;
}

/** Route properties of the page in a file, given by its path below web/src. */
export type PageOf = (file: string) => Pick<RouteObject, 'lazy' | 'handle'>;

/** The loading of the page that a loader runs for: the browser has one, the server one for each page. */
export type LoadingOf = (args: LoaderFunctionArgs) => Loading;

/** @param found modules by file path, from `import.meta.glob` in web/src: each a chunk of its own */
export function createPageOf(
  loadingOf: LoadingOf,
  found: Readonly<Record<string, () => Promise<PageModule>>>,
): PageOf {
  return (file) => {
    const load = found[`./${file}`];
    if (!load) throw new Error(`There is no page ${file}.`);
    return {
      handle: { file: `src/${file}` } satisfies PageHandle,
      lazy: async () => {
        const { Component, loader, ErrorBoundary } = await load();
        return {
          Component,
          ...(loader !== undefined && {
            loader: (args: LoaderFunctionArgs) => loader(loadingOf(args))(args),
          }),
          ...(ErrorBoundary !== undefined && { ErrorBoundary }),
        };
      },
    };
  };
}
