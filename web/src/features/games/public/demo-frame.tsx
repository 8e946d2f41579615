import { clsx } from 'clsx';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFilledWindow } from './use-filled-window.ts';

const SLOW_AFTER_MS = 20_000;

/** The launcher's own scripts and storage, and no access outside its frame. */
const SANDBOX = 'allow-scripts allow-same-origin';

interface DemoFrameProps {
  readonly name: string;
  readonly src: string;
  readonly onRestart: () => void;
}

/**
 * The running demo. Takes the focus, so that the keyboard plays immediately. Without the fullscreen API, as on
 * an iPhone, the demo fills the window instead; the frame keeps its place in the document, since moving it would
 * restart the game.
 */
export function DemoFrame({ name, src, onRestart }: DemoFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loading, setLoading] = useState<'loading' | 'slow' | 'loaded'>('loading');
  const [fills, setFills] = useFilledWindow(box);

  useEffect(() => {
    frame.current?.focus();
    const timer = setTimeout(() => {
      setLoading((state) => (state === 'loading' ? 'slow' : state));
    }, SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  function enlarge(): void {
    if (fills || !document.fullscreenEnabled) setFills(!fills);
    else {
      void stage.current?.requestFullscreen().then(
        () => frame.current?.focus(),
        () => setFills(true),
      );
    }
  }

  return (
    <div
      ref={box}
      className={clsx(
        fills &&
          'fixed inset-0 z-50 flex flex-col overscroll-contain bg-stage pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]',
      )}
    >
      <div
        ref={stage}
        className={clsx(
          'relative w-full bg-black',
          fills ? 'min-h-0 flex-1' : 'aspect-5/8 sm:aspect-video',
        )}
      >
        {loading === 'loading' && (
          <output className="absolute inset-0 grid place-items-center text-on-stage-muted">
            Loading the game...
          </output>
        )}
        <iframe
          ref={frame}
          src={src}
          title={`${name} demo`}
          sandbox={SANDBOX}
          allow="fullscreen; autoplay"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoading('loaded')}
          className="relative size-full"
        />
      </div>
      {loading === 'slow' && (
        <div className="p-4">
          <Alert variant="warning" title="The game is slow to answer">
            <Button variant="link" onClick={onRestart}>
              Start the demo again
            </Button>
          </Alert>
        </div>
      )}
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <p className="text-sm text-on-stage-muted">Free demo: play money only.</p>
        <Button variant="stage" size="sm" onClick={enlarge}>
          {fills ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
          {fills ? 'Exit Fullscreen' : 'Fullscreen'}
        </Button>
      </div>
    </div>
  );
}
