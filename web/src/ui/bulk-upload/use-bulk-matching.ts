import { useEffect, useRef, useState } from 'react';
import { type Candidate, matchNames, type NameMatch } from './match-names.ts';
import { readNames, UnreadableFileError } from './read-names.ts';

export type Matching =
  | { readonly state: 'idle'; readonly fault?: string }
  | { readonly state: 'matching'; readonly done: number; readonly total: number }
  | { readonly state: 'matched'; readonly matches: readonly NameMatch[] };

interface BulkMatchingOptions {
  readonly header: RegExp;
  readonly candidates: readonly Candidate[];
  readonly onMatched: (matches: readonly NameMatch[]) => void;
}

/** Reads a file of names and matches them. Another file, or unmounting, aborts the one before. */
export function useBulkMatching({ header, candidates, onMatched }: BulkMatchingOptions) {
  const [matching, setMatching] = useState<Matching>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current?.abort();
    running.current = controller;
    setMatching({ state: 'matching', done: 0, total: 0 });
    try {
      const names = await readNames(file, { header });
      const onProgress = (done: number) => {
        setMatching({ state: 'matching', done, total: names.length });
      };
      const matches = await matchNames(names, candidates, { signal, onProgress });
      if (matches === undefined) return;
      setMatching({ state: 'matched', matches });
      onMatched(matches);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof UnreadableFileError)) throw error;
      setMatching({ state: 'idle', fault: error.message });
    }
  }

  return { matching, start };
}
